import { expect, test } from 'vitest'
import { planState } from '#tools/plan/plan-state.ts'
import { grantsAtOnce } from '#tools/token-lock/schedule/grants.ts'
import { forEver } from '#tools/schedule/schedule.ts'
import { newTransaction } from '#transactions/track/transaction.ts'
import { lockKind } from './lock-kind.ts'
import { batchesIn, planIn, textOf, type LockPlan } from './lock-plan.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', symbol: 'COIN', decimals: 18 } as const
const grant = (amount: bigint) => ({ owner: from, amount, schedule: forEver }) as const

function plan(count: number, more: Partial<LockPlan> = {}): LockPlan {
  const grants = Array.from({ length: count }, (_, index) => grant(BigInt(index + 1)))
  return { chainId: 31_337, from, token, grants, madeAt: 1000, block: 7, ...more }
}

test('a long list is locked by batches, and only what is left is approved', () => {
  const one = plan(grantsAtOnce * 2 + 1)
  const [first] = batchesIn(one)
  const sent = { hash: `0x${'1'.repeat(64)}`, from, chainId: 31_337, description: 'Sent', intent: first!.call } as const
  const transactions = [{ ...newTransaction(sent, 2000), status: 'confirmed' as const }]
  const whole = one.grants.reduce((sum, { amount }) => sum + amount, 0n)
  const next = (allowance: bigint) =>
    planState(one, lockKind.outline(one), { transactions, chain: { allowance, made: {} } }).next

  expect(batchesIn(one)).toHaveLength(3)
  expect(next(0n)).toEqual({ do: 'approve', step: 1, amount: whole - first!.total })
  expect(next(whole - first!.total)).toEqual({ do: 'send', step: 1 })
  expect(lockKind.call(one, 0)).toEqual(first!.call)
})

test('a plan is kept to the unit, and one that was tampered with is none', () => {
  const one = plan(2, { asked: 1, found: { 0: `0x${'2'.repeat(64)}` } })
  expect(planIn(textOf(one))).toEqual(one)
  const kept = JSON.parse(textOf(one)) as object
  for (const more of [
    { v: 2 },
    { rows: [] },
    { rows: [['0x1', '1', 0, 0, 0, 0]] },
    { rows: [[from, '-1', 0, 0, 0, 0]] },
    { rows: [[from, '1', 0, 0, 1e18, 0]] },
    { token: {} },
    { from: 'x' },
    { asked: 'x' },
    { found: { 0: 'x' } },
  ])
    expect(planIn(JSON.stringify({ ...kept, ...more }))).toBeUndefined()
})

test('an order that the version before has kept is read as a plan', () => {
  const rows = [[from, '1', 0, 0, 0, 0]]
  const order = { v: 1, chainId: 31_337, from, token, madeAt: 1000, block: 7, found: {}, asked: 0, rows }
  expect(planIn(JSON.stringify(order))).toMatchObject({ asked: 0, found: {}, block: 7, grants: [{ amount: 1n }] })
})

const next = (its: LockPlan, allowance: bigint) =>
  planState(its, lockKind.outline(its), { transactions: [], chain: { allowance, made: {} } }).next

test('a signature takes the place of the approval, for the first transaction alone', () => {
  const permit = { by: 'permit', name: 'Coin', version: '1' } as const
  const one = plan(grantsAtOnce + 1, { permit })
  const whole = one.grants.reduce((sum, { amount }) => sum + amount, 0n)
  expect(next(one, 0n)).toEqual({ do: 'sign', step: 0, amount: whole })
  // What was approved before is enough.
  expect(next(one, whole)).toEqual({ do: 'send', step: 0 })

  const signed = { value: String(whole), nonce: '3', deadline: 9, signature: `0x${'11'.repeat(65)}` } as const
  const given = { ...one, permit: { ...permit, signed } }
  expect(next(given, 0n)).toEqual({ do: 'send', step: 0 })
  const [first, second] = batchesIn(given)
  expect(first!.call).not.toEqual(batchesIn(one)[0]!.call)
  expect(second!.call).toEqual(batchesIn(one)[1]!.call)
  expect(planIn(textOf(given))).toEqual(given)
  expect(planIn(textOf({ ...given, permit: { ...permit, signed: { ...signed, nonce: 'x' } } }))).toBeUndefined()
  // One that no longer counts is dropped.
  expect(next(lockKind.signature!.drop(given)!, 0n)).toEqual({ do: 'approve', step: 0, amount: whole })
})
