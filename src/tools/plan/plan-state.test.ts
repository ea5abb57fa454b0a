import { keccak256, toHex, type Hash } from 'viem'
import { expect, test } from 'vitest'
import { intentOf, newTransaction, type Transaction } from '#transactions/track/transaction.ts'
import { planState, type ChainFacts, type Next, type Outline, type Plan } from './plan-state.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const place = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const call = (data: string) => ({ to: place, data: toHex(data) }) as const
const calls = [call('first'), call('second'), call('third')] as const
const approval = { to: token, data: '0x095ea7b3' } as const

const plan: Plan = { chainId: 31_337, from, madeAt: 1000 }
const three: Outline = { approves: token, steps: calls.map((each) => ({ intent: intentOf(each), takes: 10n })) }
const proven: Outline = { steps: [{ intent: intentOf(calls[0]), proven: true }] }

type Sent = Partial<Transaction>
const hashOf = (name: string): Hash => keccak256(toHex(name))
function sent(intent: { to: `0x${string}`; data: `0x${string}` }, status: Transaction['status'], more: Sent = {}) {
  const hash = hashOf(intent.data + status)
  return { ...newTransaction({ hash, from, chainId: 31_337, description: 'Sent', intent }, 2000), status, ...more }
}

const allowed = (allowance: bigint, made: ChainFacts['made'] = {}): ChainFacts => ({ allowance, made })
const done = sent(calls[0], 'confirmed')
const going = sent(calls[0], 'pending')
const failed = sent(calls[0], 'failed', { detail: 'reverted' })
const dropped = sent(calls[0], 'failed', { detail: 'dropped' })

type Row = [when: string, next: Next, facts: { plan?: Partial<Plan>; sent?: Transaction[]; chain?: ChainFacts }]
const read: Next = { do: 'read' }
const approve = (amount: bigint, step = 0): Next => ({ do: 'approve', step, amount })
const send = (step = 0): Next => ({ do: 'send', step })

const rows: Row[] = [
  ['the chain has not answered', read, {}],
  ['nothing is allowed', approve(30n), { chain: allowed(0n) }],
  ['one unit too little is allowed', approve(30n), { chain: allowed(29n) }],
  [
    'the approval is on its way',
    { do: 'wait', for: 'approval', step: 0, transaction: sent(approval, 'pending') },
    { sent: [sent(approval, 'pending')], chain: allowed(30n) },
  ],
  [
    'the approval has failed',
    { do: 'approve', step: 0, amount: 30n, failed: sent(approval, 'failed') },
    { sent: [sent(approval, 'failed')], chain: allowed(0n) },
  ],
  [
    'a later approval is confirmed, the first has failed',
    approve(30n),
    { sent: [sent(approval, 'confirmed'), sent(approval, 'failed')], chain: allowed(0n) },
  ],
  ['enough is allowed', send(), { chain: allowed(30n) }],
  [
    'the first step is on its way',
    { do: 'wait', for: 'step', step: 0, transaction: going },
    { sent: [going], chain: allowed(30n) },
  ],
  [
    'it is on its way, and the chain is silent',
    { do: 'wait', for: 'step', step: 0, transaction: going },
    { sent: [going] },
  ],
  ['it is confirmed: the others need less', approve(20n, 1), { sent: [done], chain: allowed(0n) }],
  ['it is confirmed and the rest is allowed', send(1), { sent: [done], chain: allowed(20n) }],
  ['it has failed', { ...send(), failed } as Next, { sent: [failed], chain: allowed(30n) }],
  [
    'it has failed, and was sent again',
    { do: 'wait', for: 'step', step: 0, transaction: going },
    { sent: [going, failed], chain: allowed(30n) },
  ],
  ['an earlier plan sent the same', send(), { sent: [{ ...done, sentAt: 999 }], chain: allowed(30n) }],
  ['another account sent the same', send(), { sent: [{ ...done, from: place }], chain: allowed(30n) }],
  ['it was sent on another chain', send(), { sent: [{ ...done, chainId: 1 }], chain: allowed(30n) }],
  ['an answer is lost, and the chain is silent', { do: 'look', step: 0 }, { plan: { asked: 0 } }],
  [
    'an answer is lost, and the chain shows nothing',
    { ...send(), unsure: true } as Next,
    { plan: { asked: 0 }, chain: allowed(30n) },
  ],
  [
    'an answer is lost, and the chain shows it',
    send(1),
    { plan: { asked: 0 }, chain: allowed(20n, { 0: hashOf('found') }) },
  ],
  [
    'the answer to a second attempt is lost, and the chain is silent',
    { do: 'look', step: 0 },
    { plan: { asked: 0 }, sent: [failed] },
  ],
  [
    'the answer to a second attempt is lost, and the chain shows nothing',
    { ...send(), failed, unsure: true } as Next,
    { plan: { asked: 0 }, sent: [failed], chain: allowed(30n) },
  ],
  ['no node has it any more, and the chain is silent', { do: 'look', step: 0 }, { sent: [dropped] }],
  [
    'no node has it any more, and the chain shows nothing',
    { ...send(), failed: dropped, unsure: true } as Next,
    { sent: [dropped], chain: allowed(30n) },
  ],
  [
    'no node has it any more, and the chain shows it',
    send(1),
    { sent: [dropped], chain: allowed(20n, { 0: hashOf('found') }) },
  ],
  [
    'no node has it any more, and the allowance is gone',
    { ...approve(30n), failed: dropped, unsure: true } as Next,
    { sent: [dropped], chain: allowed(0n) },
  ],
  ['an answer is lost, and the allowance is gone', approve(30n), { plan: { asked: 0 }, chain: allowed(0n) }],
  [
    'an answer was lost, and what was sent is in the list',
    send(1),
    { plan: { asked: 0 }, sent: [done], chain: allowed(20n) },
  ],
  ['a step was found before', send(1), { plan: { found: { 0: hashOf('found') } }, chain: allowed(20n) }],
  [
    'the last answer is lost, and the chain shows it',
    { do: 'done' },
    { plan: { asked: 2, found: { 0: hashOf('a'), 1: hashOf('b') } }, chain: allowed(0n, { 2: hashOf('c') }) },
  ],
  ['everything is confirmed', { do: 'done' }, { sent: calls.map((each) => sent(each, 'confirmed')) }],
]

test.each(rows)('when %s, one thing is next', (_, next, { plan: more, sent: transactions = [], chain }) => {
  expect(planState({ ...plan, ...more }, three, { transactions, chain }).next).toEqual(next)
})

test('a transaction that was sped up counts under its new hash, for its own step alone', () => {
  const sped = { ...done, hash: hashOf('new'), followsHash: done.hash }
  expect(planState(plan, three, { transactions: [sped], chain: allowed(20n) }).steps).toEqual([
    { made: true, hash: hashOf('new') },
    { made: false },
    { made: false },
  ])
})

test.each([
  ['nothing was sent', [], {}, send()],
  ['it is confirmed', [done], {}, { do: 'wait', for: 'step', step: 0, transaction: done }],
  ['it is found', [], { 0: hashOf('x') }, { do: 'done' }],
] as [string, Transaction[], ChainFacts['made'], Next][])(
  'a step that has to be found is not done by its receipt, when %s',
  (_, transactions, made, next) => {
    expect(planState(plan, proven, { transactions, chain: { made } }).next).toEqual(next)
  },
)

test('steps that are alike take a transaction each', () => {
  const intent = intentOf(calls[0])
  const alike: Outline = { steps: [{ intent }, { intent }] }
  const next = (transactions: Transaction[], more: Partial<Plan> = {}) =>
    planState({ ...plan, ...more }, alike, { transactions, chain: { made: {} } }).next
  const later = { ...going, sentAt: 3000 }
  expect(next([done, { ...failed, sentAt: 1500 }])).toEqual(send(1))
  expect(next([later, done])).toEqual({ do: 'wait', for: 'step', step: 1, transaction: later })
  expect(next([done], { found: { 0: done.hash } })).toEqual(send(1))
})

test('a step whose hash is kept is not taken for the same step of another plan', () => {
  const again = { ...plan, sent: { 0: hashOf('other') } }
  const one: Outline = { steps: [{ intent: intentOf(calls[0]) }] }
  const chain = { made: {} }
  expect(planState(again, one, { transactions: [done], chain }).next).toEqual(send())
  expect(planState(again, one, { transactions: [{ ...done, followsHash: hashOf('other') }], chain }).next).toEqual({
    do: 'done',
  })
})
