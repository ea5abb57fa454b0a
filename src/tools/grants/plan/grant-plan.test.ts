import { expect, test } from 'vitest'
import { nobody } from '#tools/grants/contract/grant-calls.ts'
import { planState } from '#tools/plan/plan-state.ts'
import { newTransaction } from '#transactions/track/transaction.ts'
import { grantKind } from './grant-kind.ts'
import { grantsAtOnce, totalOf, type PlannedAward } from './grant-batches.ts'
import { planIn, stepsOf, textOf, type GrantPlan } from './grant-plan.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', symbol: 'COIN', decimals: 18 } as const
const terms = { revoker: from, notice: 86_400, pushable: false } as const
const schedule = { start: 1_800_000_000, cliff: 1_800_000_000, end: 1_900_000_000, steps: 0 }
const curve = [{ length: 100_000_000, weight: 1n, granularity: 86_400, power: 1 }]
const award = (index: number, curved = false): PlannedAward => ({
  receiver: from,
  amount: BigInt(index + 1),
  schedule,
  curved,
})
const permit = {
  value: 3n,
  deadline: 1_900_000_000,
  v: 27,
  r: `0x${'1'.repeat(64)}`,
  s: `0x${'2'.repeat(64)}`,
} as const

function plan(awards: readonly PlannedAward[], more: Partial<GrantPlan> = {}): GrantPlan {
  return { chainId: 31_337, from, token, awards, terms, madeAt: 1000, block: 7, ...more }
}
const many = (count: number, curved = false) => Array.from({ length: count }, (_, index) => award(index, curved))

test('a list is split by what its rows cost; a new curve comes first, and those on it before the others', () => {
  const most = grantsAtOnce(terms, { from, curved: false })
  const one = plan([...many(most + 1), ...many(2, true)], { curve, defines: true })
  expect(stepsOf(one).map(({ awards }) => awards.length)).toEqual([0, 2, most, 1])
  expect(stepsOf({ ...one, defines: false })).toHaveLength(3)
  expect(grantsAtOnce({ ...terms, revoker: nobody }, { from, curved: false })).toBeGreaterThan(most)
  expect(totalOf(one.awards)).toBe(stepsOf(one).reduce((sum, { total }) => sum + total, 0n))
})

test('what is left is approved, and nothing where a permit was signed', () => {
  const one = plan(many(2), { curve, defines: true, awards: [award(0, true), award(1)] })
  const [define, first] = stepsOf(one)
  const sent = [define!, first!].map(({ call }, index) => ({
    hash: `0x${String(index + 1).repeat(64)}` as const,
    from,
    chainId: 31_337,
    description: 'Sent',
    intent: call,
  }))
  const transactions = sent.map((transaction) => ({
    ...newTransaction(transaction as never, 2000),
    status: 'confirmed' as const,
  }))
  const next = (given: GrantPlan, done: number) =>
    planState(given, grantKind.outline(given), {
      transactions: transactions.slice(0, done),
      chain: { allowance: 0n, made: {} },
    }).next
  expect(next(one, 0)).toEqual({ do: 'approve', step: 0, amount: 3n })
  expect(next(one, 2)).toEqual({ do: 'approve', step: 2, amount: 2n })
  expect(next({ ...one, permit }, 0)).toEqual({ do: 'send', step: 0 })
  expect(grantKind.call({ ...one, permit }, 1)).not.toEqual(grantKind.call(one, 1))
  expect(grantKind.call({ ...one, permit }, 2)).toEqual(grantKind.call(one, 2))
})

test('a plan is kept to the unit, and one that was tampered with is none', () => {
  const one = plan([award(0, true), award(1)], {
    curve,
    defines: true,
    permit,
    asked: 1,
    found: { 0: `0x${'2'.repeat(64)}` },
  })
  expect(planIn(textOf(one))).toEqual(one)
  const bare = plan(many(1))
  expect(planIn(textOf(bare))).toEqual(bare)
  const kept = JSON.parse(textOf(one)) as object
  for (const more of [
    { v: 2 },
    { rows: [] },
    { rows: [['0x1', '1', 0, 0, 0, 0, false]] },
    { rows: [[from, '-1', 0, 0, 0, 0, false]] },
    { rows: [[from, '1', 0, 0, 0, 0, 'x']] },
    { segments: undefined },
    { segments: [[1, '1', 0, 9]] },
    { signed: { v: 1 } },
    { terms: { revoker: 'x', notice: 0, pushable: false } },
    { terms: undefined },
    { token: {} },
    { from: 'x' },
  ])
    expect(planIn(JSON.stringify({ ...kept, ...more }))).toBeUndefined()
})
