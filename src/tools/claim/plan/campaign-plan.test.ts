import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { approveCall, createCall } from '#tools/claim/contract/claim-calls.ts'
import { newTransaction, type Transaction } from '#transactions/track/transaction.ts'
import { campaignOrder, orderIn, orderText, type CampaignOrder } from './campaign-plan.ts'
import { carryOut } from './carry-out.ts'
import { isStillDue, stepOf } from './order-step.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const order: CampaignOrder = {
  chainId: 31_337,
  from: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  token: { address: token, symbol: 'INK', decimals: 18 },
  root: `0x${'ab'.repeat(32)}`,
  total: 500n,
  count: 3,
  start: 0,
  deadline: 2_000_000_000,
  metadataURI: 'https://lists.example/list.json',
  madeAt: 1000,
  block: 7,
}

const sent = (call: { to: Hex; data: Hex }, status: Transaction['status'], at = 2000): Transaction => ({
  ...newTransaction(
    { hash: `0x${'cd'.repeat(32)}`, from: order.from, chainId: 31_337, description: 'x', intent: call },
    at,
  ),
  status,
})
const approval = approveCall(token, 500n)
const creation = createCall({ ...order, token })
const rich = { allowance: 500n }
const poor = { allowance: 499n }

test.each<[string, Parameters<typeof stepOf>, object]>([
  ['the chain is silent', [order, { transactions: [] }], { do: 'read' }],
  ['nothing was allowed', [order, { transactions: [], chain: poor }], { do: 'approve' }],
  [
    'the approval is pending',
    [order, { transactions: [sent(approval, 'pending')], chain: poor }],
    { do: 'wait', for: 'approval' },
  ],
  ['the amount is allowed', [order, { transactions: [sent(approval, 'confirmed')], chain: rich }], { do: 'create' }],
  [
    'the campaign is pending',
    [order, { transactions: [sent(creation, 'pending')], chain: rich }],
    { do: 'wait', for: 'campaign' },
  ],
  [
    'it is confirmed and not found yet',
    [order, { transactions: [sent(creation, 'confirmed')], chain: poor }],
    { do: 'wait', for: 'campaign' },
  ],
  [
    'the same was sent for an earlier order',
    [order, { transactions: [sent(creation, 'confirmed', 500)], chain: rich }],
    { do: 'create' },
  ],
  [
    'the wallet’s answer is lost',
    [
      { ...order, asked: true },
      { transactions: [], chain: rich },
    ],
    { do: 'create', unsure: true },
  ],
  [
    'the campaign is there',
    [
      { ...order, asked: true },
      { transactions: [], chain: { ...poor, made: { id: 4n, block: 9 } } },
    ],
    { do: 'done', id: 4n, block: 9 },
  ],
])('when %s, one thing is to be done', (_, [given, facts], step) => {
  expect(stepOf(given, facts)).toEqual(step)
})

test('a campaign that failed may be sent again, and the failure is told', () => {
  expect(stepOf(order, { transactions: [sent(creation, 'failed')], chain: rich })).toMatchObject({
    do: 'create',
    failed: { status: 'failed' },
  })
})

test('an order survives its text, and one that was bent is not signed', () => {
  expect(orderIn(orderText(order))).toEqual(order)
  for (const [from, to] of [
    ['"500"', '"5e2"'],
    ['"v":1', '"v":2'],
    ['0xab', '0xzz'],
    ['31337', '"31337"'],
  ] as const) {
    const bent = orderText({ ...order, asked: true }).replace(from, to)
    expect(orderIn(bent)).toBeUndefined()
  }
})

test('what another tab has sent meanwhile is not sent again', () => {
  expect(isStillDue(order, { do: 'create' }, [])).toBe(true)
  expect(isStillDue(order, { do: 'create' }, [sent(creation, 'pending')])).toBe(false)
  expect(isStillDue(order, { do: 'approve' }, [sent(approval, 'failed')])).toBe(true)
  expect(isStillDue(order, { do: 'approve' }, [sent(approval, 'pending')])).toBe(false)
})

test('one tab carries an order out, and the other one is told', async () => {
  const kept: unknown[] = []
  const doing = { step: { do: 'create' }, keep: (next: CampaignOrder) => kept.push(next) } as const
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>()

  const first = campaignOrder.alone(() => answered)
  expect(await carryOut(order, doing)).toMatchObject({ message: 'Another tab is asking your wallet for this.' })
  expect(kept).toEqual([])
  answer(undefined)
  expect(await first).toBeUndefined()
  expect(await campaignOrder.alone(() => Promise.resolve(undefined))).toBeUndefined()
})
