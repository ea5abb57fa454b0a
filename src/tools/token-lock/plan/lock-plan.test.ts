import { expect, test } from 'vitest'
import { grantsAtOnce } from '#tools/token-lock/schedule/grants.ts'
import { forEver } from '#tools/token-lock/schedule/schedule.ts'
import { newTransaction, type Transaction } from '#transactions/track/transaction.ts'
import { approveCall } from './lock-calls.ts'
import { isStillDue, progressOf } from './order-step.ts'
import { batchesIn, orderIn, textOf, type Order } from './lock-plan.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', symbol: 'COIN', decimals: 18 } as const
const grant = (amount: bigint) => ({ owner: from, amount, schedule: forEver }) as const

function order(count: number, more: Partial<Order> = {}): Order {
  const grants = Array.from({ length: count }, (_, index) => grant(BigInt(index + 1)))
  return { chainId: 31_337, from, token, grants, madeAt: 1000, block: 7, found: {}, ...more }
}

let hashes = 0
function sent(call: { to: `0x${string}`; data: `0x${string}` }, more: Partial<Transaction> = {}): Transaction {
  const hash = `0x${String(++hashes).padStart(64, '0')}`
  const base = newTransaction({ hash, from, chainId: 31_337, description: 'Sent', intent: call }, 2000)
  return { ...base, ...more }
}

const whole = (one: Order) => one.grants.reduce((sum, { amount }) => sum + amount, 0n)
const stepOf = (one: Order, transactions: Transaction[], allowance?: bigint) =>
  progressOf(one, { transactions, allowance }).step

test('an order goes from approval to lock to done, and waits in between', () => {
  const one = order(3)
  const [{ call }] = batchesIn(one) as [ReturnType<typeof batchesIn>[number]]
  const approval = sent(approveCall(token.address, 6n))
  expect(stepOf(one, [])).toEqual({ do: 'read' })
  expect(stepOf(one, [], 5n)).toEqual({ do: 'approve', amount: 6n })
  expect(stepOf(one, [approval], 0n)).toMatchObject({ do: 'wait', for: 'approval' })
  const approved = { ...approval, status: 'confirmed' as const }
  expect(stepOf(one, [approved], 6n)).toEqual({ do: 'lock', batch: 0 })
  const locking = sent(call)
  expect(stepOf(one, [locking, approved], 6n)).toMatchObject({ do: 'wait', for: 'lock', batch: 0 })
  expect(stepOf(one, [{ ...locking, status: 'confirmed' }, approved], 0n)).toEqual({ do: 'done' })
})

test('a lock that was sent is never sent again, unless it failed', () => {
  const one = order(1)
  const [{ call }] = batchesIn(one) as [ReturnType<typeof batchesIn>[number]]
  const failed = sent(call, { status: 'failed', detail: 'reverted' })
  expect(stepOf(one, [failed], 1n)).toMatchObject({ do: 'lock', batch: 0, failed: { hash: failed.hash } })
  expect(stepOf(one, [sent(call), failed], 1n)).toMatchObject({ do: 'wait' })
  const replaced = sent(call, { status: 'failed', detail: 'replaced' })
  expect(stepOf(one, [replaced], 1n)).toMatchObject({ do: 'lock', failed: { hash: replaced.hash } })
  const sped = sent(call, { status: 'confirmed', detail: 'sped-up', followsHash: `0x${'9'.repeat(64)}` })
  const { batches, step } = progressOf(one, { transactions: [sped], allowance: 0n })
  expect([step.do, batches[0]?.hash]).toEqual(['done', sped.hash])
  // The same lock, but of an earlier order, of another account or on another chain, is another one.
  for (const other of [{ sentAt: 999 }, { from: token.address }, { chainId: 1 }])
    expect(stepOf(one, [sent(call, other)], 1n)).toEqual({ do: 'lock', batch: 0 })
})

test('a wallet whose answer is lost is not asked again before the chain was', () => {
  const one = order(1, { asked: 0 })
  expect(stepOf(one, [], 1n)).toEqual({ do: 'look', batch: 0 })
  expect(stepOf({ ...one, found: { 0: `0x${'1'.repeat(64)}` } }, [], 0n)).toEqual({ do: 'done' })
  expect(stepOf({ ...one, asked: undefined }, [], 1n)).toEqual({ do: 'lock', batch: 0 })
})

test('what another tab has sent meanwhile is no longer due here', () => {
  const one = order(1)
  const [{ call }] = batchesIn(one) as [ReturnType<typeof batchesIn>[number]]
  const lock = { do: 'lock', batch: 0 } as const
  const approve = { do: 'approve', amount: 1n } as const
  expect([isStillDue(one, lock, []), isStillDue(one, approve, [])]).toEqual([true, true])
  expect(isStillDue(one, lock, [sent(call)])).toBe(false)
  expect(isStillDue(one, approve, [sent(approveCall(token.address, 1n))])).toBe(false)
  expect(isStillDue({ ...one, asked: 0 }, lock, [])).toBe(false)
  expect(isStillDue({ ...one, asked: 0 }, { do: 'look', batch: 0 }, [])).toBe(true)
})

test('a long list is locked by batches, and only what is left is approved', () => {
  const one = order(grantsAtOnce * 2 + 1)
  const [first, second] = batchesIn(one)
  const made = sent(first!.call, { status: 'confirmed' })
  expect(stepOf(one, [made], 0n)).toEqual({ do: 'approve', amount: whole(one) - first!.total })
  expect(stepOf(one, [made], whole(one))).toEqual({ do: 'lock', batch: 1 })
  expect(progressOf(one, { transactions: [sent(second!.call), made], allowance: 0n })).toMatchObject({
    step: { do: 'wait', batch: 1 },
    batches: [{ made: true }, { made: false }, { made: false }],
  })
})

test('an order is kept to the unit, and one that was tampered with is none', () => {
  const one = order(2, { asked: 1 })
  expect(orderIn(textOf(one))).toEqual(one)
  const kept = JSON.parse(textOf(one))
  for (const more of [
    { v: 2 },
    { rows: [] },
    { rows: [['0x1', '1', 0, 0, 0, 0]] },
    { rows: [[from, '-1', 0, 0, 0, 0]] },
    { rows: [[from, '1', 0, 0, 1e18, 0]] },
    { token: {} },
    { from: 'x' },
    { asked: 'x' },
  ])
    expect(orderIn(JSON.stringify({ ...kept, ...more }))).toBeUndefined()
})
