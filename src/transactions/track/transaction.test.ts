import { expect, test } from 'vitest'
import { testAccount, testHash, testTransaction } from './test-transaction.ts'
import { isTransaction, newTransaction } from './transaction.ts'

const sent = { hash: testHash(1), from: testAccount, chainId: 1, description: 'Lock 10 TEST' }

test.each([
  [{ hash: '0x12' }, 'hash'],
  [{ hash: testHash(1).slice(2) }, 'hash'],
  [{ description: '  ' }, 'description'],
  [{ confirmations: 0 }, 'confirmations'],
  [{ confirmations: 1.5 }, 'confirmations'],
  [{ from: '0x1' as const }, 'account'],
  [{ chainId: 0 }, 'chain id'],
  [{ nonce: -1 }, 'nonce'],
])('%o cannot be added, and the error says which part is wrong', (wrong, part) => {
  const adding = () => newTransaction({ ...sent, ...wrong }, 1)

  expect(adding).toThrow(/^Unable to add transaction/)
  expect(adding).toThrow(part)
})

test('a transaction just sent is pending, with one confirmation and the hash of its data', () => {
  const made = newTransaction(
    { ...sent, hash: sent.hash.toUpperCase().replace('X', 'x'), intent: { to: testAccount, value: 5n } },
    7,
  )

  expect(made).toMatchObject({ hash: testHash(1), status: 'pending', confirmations: 1, sentAt: 7 })
  expect(made.intent).toMatchObject({ to: testAccount.toLowerCase(), value: '5' })
  expect(isTransaction(JSON.parse(JSON.stringify(made)))).toBe(true)
})

test.each([
  ['hash', '0x1'],
  ['status', 'lost'],
  ['detail', 'burnt'],
  ['sentAt', '1'],
  ['block', -1],
  ['intent', { to: '0x1' }],
  ['followsHash', 1],
])('a stored entry whose %s is %o is not one', (name, value) => {
  expect(isTransaction({ ...testTransaction(), [name]: value })).toBe(false)
})
