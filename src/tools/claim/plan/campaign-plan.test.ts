import { expect, test } from 'vitest'
import { createCall } from '#tools/claim/contract/claim-calls.ts'
import { executeStep } from '#tools/plan/execute-step.ts'
import { planState } from '#tools/plan/plan-state.ts'
import { newTransaction, type Transaction } from '#transactions/track/transaction.ts'
import { campaignKind } from './campaign-kind.ts'
import { keptCampaign, planIn, textOf, type CampaignPlan } from './campaign-plan.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const plan: CampaignPlan = {
  chainId: 31_337,
  from: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  token: { address: token, symbol: 'INK', decimals: 18 },
  root: `0x${'ab'.repeat(32)}`,
  total: 500n,
  count: 3,
  start: 0,
  deadline: 2_000_000_000,
  metadataURI: 'https://lists.example/list.json',
  ownClaims: true,
  lock: { start: 1, cliff: 2, end: 2, steps: 0 },
  grant: { used: true, revoker: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', notice: 5 },
  madeAt: 1000,
  block: 7,
}

test('a campaign that is confirmed is waited for until the chain shows it', () => {
  const intent = createCall({ ...plan, token })
  const { from, chainId } = plan
  const sent: Transaction = {
    ...newTransaction({ hash: `0x${'cd'.repeat(32)}`, from, chainId, description: 'x', intent }, 2000),
    status: 'confirmed',
  }
  const next = (made: Record<number, `0x${string}`>) =>
    planState(plan, campaignKind.outline(plan), { transactions: [sent], chain: { allowance: 0n, made } }).next

  expect(next({})).toMatchObject({ do: 'wait', for: 'step' })
  expect(next({ 0: sent.hash })).toEqual({ do: 'done' })
})

test('a plan survives its text, and one that was bent is not signed', () => {
  expect(planIn(textOf(plan))).toEqual(plan)
  expect(planIn(textOf({ ...plan, asked: 0 }))).toEqual({ ...plan, asked: 0 })
  for (const [from, to] of [
    ['"500"', '"5e2"'],
    ['"v":3', '"v":2'],
    ['"ownClaims":true', '"ownClaims":1'],
    ['"cliff":2', '"cliff":"2"'],
    ['"lock"', '"locked"'],
    ['"grant"', '"granted"'],
    ['"used":true', '"used":1'],
    ['"notice":5', '"notice":-5'],
    ['0xab', '0xzz'],
    ['31337', '"31337"'],
  ] as const) {
    const bent = textOf({ ...plan, asked: 0 }).replace(from, to)
    expect(planIn(bent)).toBeUndefined()
  }
})

test('one tab carries a plan out, and the other one says so', async () => {
  const kept: unknown[] = []
  const doing = { next: { do: 'send', step: 0 }, keep: (next: CampaignPlan) => kept.push(next) } as const
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>()

  const first = keptCampaign.alone(() => answered)
  expect(await executeStep(campaignKind, plan, doing)).toMatchObject({
    message: 'Another tab is asking your wallet for this.',
  })
  expect(kept).toEqual([])
  answer(undefined)
  expect(await first).toBeUndefined()
  expect(await keptCampaign.alone(() => Promise.resolve(undefined))).toBeUndefined()
})
