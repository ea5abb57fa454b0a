import { expect, test } from 'vitest'
import { encodeAbiParameters, pad, type Address } from 'viem'
import { topics } from '#transactions/simulate/asset-changes.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import { differenceIn, foreseenBy } from './foreseen.ts'
import { testAccount, testTransaction } from './test-transaction.ts'
import { transactionSentence } from './transaction-sentence.ts'
import { isTransaction } from './transaction.ts'
import { step } from './watch-transaction.ts'

const token: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const friend: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
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
  { [token]: { symbol: 'TEST', decimals: 6 } },
)!

test('a receipt that moves what was foreseen says nothing, another one says both amounts', () => {
  expect(differenceIn(foreseen, { logs: [sent(5_000_000n)], from: testAccount })).toBeUndefined()
  expect(differenceIn(foreseen, { logs: [sent(6_000_000n)], from: testAccount })).toBe(
    'Not as foreseen: −6 TEST instead of −5 TEST',
  )
  expect(differenceIn([], { logs: [sent(2n)], from: testAccount })).toMatch(/^Not as foreseen: −2 .* instead of 0 /)
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
