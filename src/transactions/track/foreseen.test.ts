import { expect, test } from 'vitest'
import { encodeAbiParameters, pad, type Address } from 'viem'
import { topics } from '#transactions/simulate/asset-changes.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import { differenceIn, foreseenBy } from './foreseen.ts'
import { testAccount, testTransaction } from './test-transaction.ts'
import { transactionSentence } from './transaction-sentence.ts'
import { isForeseen, isTransaction } from './transaction.ts'
import { step } from './watch-transaction.ts'

const token: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const friend: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const units = { tokens: { [token]: { symbol: 'TEST', decimals: 6 } }, currency: { symbol: 'ETH', decimals: 18 } }
const sent = (amount: bigint) => ({
  address: token,
  topics: [topics.transfer, pad(testAccount), pad(friend)],
  data: encodeAbiParameters([{ type: 'uint256' }], [amount]),
})
const foreseen = foreseenBy(
  {
    at: 'succeeds',
    complete: true,
    permissions: [],
    changes: [
      { asset: { kind: 'native' }, amount: -1n },
      { asset: { kind: 'token', address: token }, amount: -5_000_000n },
    ],
  },
  units,
)!

test('a receipt that moves what was foreseen says nothing, another one says both amounts', () => {
  expect(differenceIn(foreseen, { logs: [sent(5_000_000n)], from: testAccount })).toBeUndefined()
  expect(differenceIn(foreseen, { logs: [sent(6_000_000n)], from: testAccount })).toBe(
    'Not as foreseen: −6 TEST instead of −5 TEST',
  )
  expect(differenceIn([], { logs: [sent(2n)], from: testAccount })).toMatch(/^Not as foreseen: −2 .* instead of 0 /)
})

const got = (amount: bigint) => ({ ...sent(amount), topics: [topics.transfer, pad(friend), pad(testAccount)] })

test('more of what was to arrive is as it should be, less of it is told', () => {
  const arriving = foreseen.map((one) => (one.asset === 'native' ? one : { ...one, amount: '5000000' }))
  expect(differenceIn(arriving, { logs: [got(5_000_001n)], from: testAccount })).toBeUndefined()
  expect(differenceIn(arriving, { logs: [got(4_000_000n)], from: testAccount })).toBe(
    'Not as foreseen: +4 TEST instead of +5 TEST',
  )
})

const allowed = (spender: Address, amount: bigint) => ({
  address: token,
  topics: [topics.approval, pad(testAccount), pad(spender)],
  data: encodeAbiParameters([{ type: 'uint256' }], [amount]),
})

test('a permission that was not foreseen is told, one that was, that ends or that is used up is not', () => {
  const permissions = [{ kind: 'amount', address: token, spender: friend, amount: 5n }] as const
  const approving = foreseenBy({ at: 'succeeds', complete: true, changes: [], permissions: [...permissions] }, units)!
  const saidOf = (known: typeof approving, ...logs: ReturnType<typeof allowed>[]) =>
    differenceIn(known, { logs, from: testAccount })

  expect(saidOf(approving, allowed(friend, 5n))).toBeUndefined()
  expect(saidOf([], allowed(friend, 0n))).toBeUndefined()
  expect(saidOf(foreseen, allowed(friend, 5_000_000n), sent(5_000_000n))).toBeUndefined()
  expect(saidOf(approving, allowed(friend, 5n), allowed(token, 1n))).toBe(
    'Not as foreseen: 0x3c44…93bc may take 0x3c44…93bc now',
  )
  expect(approving.every(isForeseen)).toBe(true)
})

const etherSaid = (ether?: bigint) =>
  differenceIn(foreseen, { logs: [sent(5_000_000n)], from: testAccount, ...(ether !== undefined && { ether }) })

test('missing ether is told; ether that someone else sent is not, and nothing is told where nothing is known', () => {
  expect(etherSaid()).toBeUndefined()
  expect(etherSaid(-1n)).toBeUndefined()
  expect(etherSaid(10n ** 18n)).toBeUndefined()
  expect(etherSaid(-2n * 10n ** 18n)).toBe('Not as foreseen: −2 ETH instead of −0.000000000000000001 ETH')
})

const role = pad('0x01')
const granted = (account: Address) => ({
  address: token,
  topics: [topics.roleGranted, role, pad(account), pad(testAccount)],
  data: '0x',
})
const owned = (account: Address) => ({
  address: token,
  topics: [topics.ownershipTransferred, pad(testAccount), pad(account)],
  data: '0x',
})

test('a power that was not foreseen is told, one that was or that ends is not', () => {
  const rights = [{ kind: 'role', address: token, role, account: friend, given: true }] as const
  const granting = foreseenBy(
    { at: 'succeeds', complete: true, changes: [], permissions: [], rights: [...rights] },
    units,
  )!
  expect(granting.every(isForeseen)).toBe(true)
  const saidOf = (...logs: ReturnType<typeof granted>[]) =>
    differenceIn(granting, { logs, from: testAccount, older: [token] })
  expect(saidOf(granted(friend))).toBeUndefined()
  expect(saidOf(granted(friend), owned(`0x${'0'.repeat(40)}`))).toBeUndefined()
  expect(differenceIn(granting, { logs: [owned(friend)], from: testAccount })).toBeUndefined()
  expect(saidOf(granted(friend), owned(friend))).toBe('Not as foreseen: 0x7099…79c8 has a power over 0x3c44…93bc now')
})

test('the difference stands in the line of the transaction once it is confirmed, and is kept', () => {
  const waiting = testTransaction({ foreseen })
  const differs = 'Not as foreseen: −6 TEST instead of −5 TEST'
  const sight = {
    at: 'mined',
    head: 9,
    hash: waiting.hash,
    block: 9,
    success: true,
    differs,
    as: 'itself',
    nonce: 0,
  } as const
  const confirmed = step(waiting, sight, { now: 2000, finalBlocks: 5 })

  expect(transactionSentence(confirmed, t)).toBe(differs)
  expect(isTransaction(JSON.parse(JSON.stringify(confirmed)))).toBe(true)
  expect(isTransaction({ ...confirmed, foreseen: [{ asset: token, amount: 'much' }] })).toBe(false)
  // A block that is undone takes the difference with it.
  expect(
    step(confirmed, { at: 'absent', head: 9, nonceUsed: false, another: false }, { now: 3000, finalBlocks: 5 }).differs,
  ).toBeUndefined()
})
