import { encodeFunctionData, erc20Abi, parseAbi, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { testToken, testTokenAbi } from '#transactions/simulate/test-token.server.ts'
import { testAccount } from '#transactions/track/test-transaction.ts'
import { decodeCall } from './decode-call.ts'
import { describeCall } from './describe-call.ts'
import type { KnownContract } from './known-contract.ts'

const ours: KnownContract = {
  chainId: 31337,
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  name: 'Test vault',
  abi: testTokenAbi,
  calls: { buyItem: { intent: 'Buy an item', lasting: () => 'A sale is final.', fields: {} } },
}
const buy = encodeFunctionData({ abi: testTokenAbi, functionName: 'buyItem', args: [7n] })
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [testAccount, 5n] })
const at = (to: string | undefined, data?: Hex, chainId = 31337) =>
  decodeCall({ chainId, to: to as Hex | undefined, data }, [ours])

test('a call to a contract of ours is read with its ABI, and in its words', () => {
  const call = at(ours.address.toLowerCase(), buy)

  expect(call).toMatchObject({
    at: 'ours',
    name: 'buyItem',
    args: { id: 7n },
    odd: false,
    words: { intent: 'Buy an item' },
  })
})

test('the same call to another address, or on another chain, is unknown: nobody can borrow our words', () => {
  expect(at(testAccount, buy)).toEqual({ at: 'unknown', selector: buy.slice(0, 10) })
  expect(at(ours.address, buy, 1)).toEqual({ at: 'unknown', selector: buy.slice(0, 10) })
})

test('a call every token has is read, and marked as a guess', () => {
  expect(at(testAccount, transfer)).toMatchObject({
    at: 'standard',
    name: 'transfer',
    args: { to: testAccount, value: 5n },
  })
})

const numbered = parseAbi([
  'function transfer(address receiver, uint256 id, uint256 amount)',
  'function approve(address spender, uint256 id, uint256 amount)',
  'function setOperator(address spender, bool approved)',
])

test.each([
  ['transfer', [testAccount, 2n, 5n], 'Send tokens', []],
  ['approve', [testAccount, 2n, 2n ** 256n - 1n], 'Allow someone to take tokens', ['unknown-spender', 'boundless']],
  ['approve', [testAccount, 2n, 0n], 'End a permission to take tokens', []],
  [
    'setOperator',
    [testAccount, true],
    'Allow someone to take all tokens of this contract',
    ['unknown-spender', 'all-items'],
  ],
  ['setOperator', [testAccount, false], 'End a permission to take all tokens', []],
])('the call %s of an ERC-6909 contract is read (%#)', (functionName, args, title, warnings) => {
  const call = at(testAccount, encodeFunctionData({ abi: numbered, functionName, args } as never))
  if (call.at !== 'standard') throw new Error('It was not read.')
  const words = describeCall(call, { to: ours.address, native: [], isKnown: () => false })
  expect(words.title).toBe(title)
  expect(words.warnings.filter((one) => one !== 'token-call')).toEqual(warnings)
  expect(words.tokens).toEqual([])
})

test.each<[string, Hex, boolean]>([
  ['as it should be', transfer, false],
  ['with bytes behind', `${transfer}00`, true],
  ['with dirt beside the address', transfer.replace('a9059cbb0', 'a9059cbb1') as Hex, true],
])('data %s', (_, data, odd) => {
  const call = at(testAccount, data)

  expect(call.at === 'standard' ? call.odd : 'refused').toBe(odd)
})

test('what cannot be read is said to be unknown, and nothing throws', () => {
  expect(at(testAccount)).toEqual({ at: 'send' })
  expect(at(undefined, testToken)).toEqual({ at: 'create' })
  for (const data of ['0x12', '0xdeadbeef', transfer.slice(0, 60), `0x${'ff'.repeat(90)}`] as Hex[])
    expect(at(testAccount, data)).toMatchObject({ at: 'unknown' })
  expect(at(ours.address, '0xdeadbeef')).toMatchObject({ at: 'unknown', contract: ours })
})
