import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { testAccount, testHash, testTransaction } from '#transactions/track/test-transaction.ts'
import { acquaintances, lookAlike, suspicionOf } from './look-alike.ts'

const friend: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const known = [{ address: friend, name: 'Friend' }]

/** An address with the first and last digits of the friend's. */
function like(head: number, tail: number): Address {
  const digits = friend.slice(2)
  return `0x${digits.slice(0, head)}${'e'.repeat(40 - head - tail)}${tail ? digits.slice(-tail) : ''}`
}

test.each([
  [4, 4, true],
  [2, 4, true],
  [3, 3, true],
  [6, 2, true],
  [2, 3, false],
  [8, 0, false],
  [0, 8, false],
])('the same %i digits at the head and %i at the tail: %o', (head, tail, alike) => {
  expect(Boolean(lookAlike(like(head, tail), known))).toBe(alike)
})

test('a known address is none, however it is spelt', () => {
  expect(lookAlike(friend.toLowerCase(), known)).toBeUndefined()
  expect(lookAlike(like(4, 4), [...known, { address: like(4, 4) }])).toBeUndefined()
})

test('known is whom one has named, and whom one has really sent something', () => {
  const intent = { to: like(1, 0), dataHash: testHash(9), value: '5' }
  const history = [
    testTransaction({ recipient: friend, status: 'confirmed' }),
    testTransaction({ intent }),
    testTransaction({ intent: { ...intent, to: like(2, 0), value: '0' } }),
    testTransaction({ recipient: like(3, 0), status: 'failed' }),
    testTransaction({ recipient: like(4, 0), from: friend }),
  ]

  expect(acquaintances(testAccount.toLowerCase(), { contacts: known, history })).toEqual([
    { address: friend, name: 'Friend' },
    { address: like(1, 0) },
  ])
})

test('a transfer in a history is suspicious when it imitates a known account, or moves nothing', () => {
  expect(suspicionOf({ counterparty: like(4, 4), amount: 0n }, known)).toBe('look-alike')
  expect(suspicionOf({ counterparty: testAccount, amount: 0n }, known)).toBe('moves-nothing')
  expect(suspicionOf({ counterparty: friend, amount: 1n }, known)).toBeUndefined()
})
