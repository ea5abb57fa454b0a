import type { Hash } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import { intentOf } from '#transactions/track/transaction.ts'
import { executeStep } from './execute-step.ts'
import type { PlanKind } from './plan-kind.ts'
import type { Plan } from './plan-state.ts'
import type { CallSent } from './send-call.ts'

const hash = `0x${'Ab'.repeat(32)}` as Hash
const call = { to: `0x${'11'.repeat(20)}`, data: '0x12' } as const
const plan: Plan = { chainId: 31_337, from: `0x${'22'.repeat(20)}`, madeAt: 1000 }
const why = { message: 'No.', remedy: '' }

const kind: PlanKind<Plan> = {
  store: { kept: () => undefined, keep: () => true, alone: (work) => work() },
  outline: () => ({ steps: [{ intent: intentOf(call) }] }),
  read: () => Promise.resolve({ made: {} }),
  call: () => call,
  simulate: () => Promise.resolve({ at: 'fine', received: undefined }),
  words: () => 'Do it',
}

/** What is kept when the wallet is asked and after its answer, and why it stopped. */
async function execute(answer: CallSent, { begun = plan, as = kind, step = 0 } = {}) {
  const kept: Plan[] = []
  const stopped = await executeStep(as, begun, {
    next: { do: 'send', step },
    keep: (next) => void kept.push(next),
    rpc: () => Promise.reject(new Error('Nobody asks the chain here.')),
    send: () => Promise.resolve(answer),
  })
  return { stopped, asked: kept.at(-2), after: kept.at(-1) }
}

test('what a wallet has sent is kept under its hash, in small letters', async () => {
  const { stopped, after } = await execute({ at: 'sent', hash })
  expect(stopped).toBeUndefined()
  expect(after).toEqual({ ...plan, asked: undefined, found: {}, sent: { 0: hash.toLowerCase() } })
})

test('what was confirmed before is kept with the plan, since the list of transactions forgets it', async () => {
  const second = { ...call, data: '0x34' } as const
  const two = { ...kind, outline: () => ({ steps: [call, second].map((each) => ({ intent: intentOf(each) })) }) }
  const first = hash.toLowerCase() as Hash
  const store = transactionStore()
  store.add({ hash: first, from: plan.from, chainId: plan.chainId, description: 'Sent', intent: call })
  store.change(first, (transaction) => ({ ...transaction, status: 'confirmed' }))
  onTestFinished(() => store.clear({}))
  const { asked } = await execute({ at: 'sent', hash }, { as: two, step: 1 })
  expect(asked).toMatchObject({ asked: 1, found: { 0: first } })
})

test('an answer that comes when another plan is kept does not take its place', async () => {
  const other = { ...plan, madeAt: 2000 }
  let kept: Plan | undefined
  const store = { ...kind.store, kept: () => kept }
  const answers = () => {
    kept = other
    return Promise.resolve({ at: 'sent', hash } as const)
  }
  const stored: Plan[] = []
  await executeStep({ ...kind, store }, plan, {
    next: { do: 'send', step: 0 },
    keep: (next) => void stored.push(next),
    rpc: () => Promise.reject(new Error('The chain is not asked here.')),
    send: answers,
  })
  expect(stored.map(({ sent }) => sent?.[0])).toEqual([undefined, undefined])
})

test('a wallet that says no leaves nothing asked for', async () => {
  const { stopped, asked, after } = await execute({ at: 'stopped', why, lost: false })
  expect([stopped, asked?.asked, after?.asked]).toEqual([why, 0, undefined])
})

test('a lost answer stays asked for, and the hash of an attempt before it is forgotten: another one may be on its way', async () => {
  const { stopped, after } = await execute(
    { at: 'stopped', why, lost: true },
    { begun: { ...plan, sent: { 0: hash, 1: hash } } },
  )
  expect(stopped).toEqual(why)
  expect(after).toMatchObject({ asked: 0, sent: { 0: undefined, 1: hash } })
})

test('a chain that is silent is told apart from a wallet that is: nothing was sent', async () => {
  const silent = { ...kind, read: () => Promise.reject(new Error('Nobody answers.')) }
  const { stopped, after } = await execute({ at: 'sent', hash }, { as: silent })
  expect([stopped?.message, after]).toEqual(['The chain does not answer. Nothing was sent.', undefined])
})

test('where the chain refuses one of the calls that could go together, the next goes alone, and the wallet is not said to be unable', async () => {
  const second = { ...call, data: '0x34' } as const
  const refusing: PlanKind<Plan> = {
    ...kind,
    together: true,
    outline: () => ({ independent: true, steps: [call, second].map((each) => ({ intent: intentOf(each) })) }),
    simulate: (_, __, calls) =>
      Promise.resolve(calls.length > 1 ? { at: 'refused', why } : { at: 'fine', received: undefined }),
  }
  const asked: string[] = []
  let kept: Plan | undefined
  const stopped = await executeStep(refusing, plan, {
    next: { do: 'send', step: 0 },
    keep: (next) => void (kept = next),
    rpc: () => Promise.reject(new Error('Nobody asks the chain here.')),
    send: () => {
      asked.push('alone')
      return Promise.resolve({ at: 'sent', hash })
    },
    wallet: {
      can: () => Promise.resolve(true),
      send: () => {
        asked.push('together')
        return Promise.resolve({ at: 'apart' })
      },
    },
  })
  expect([stopped, asked]).toEqual([undefined, ['alone']])
  expect(kept).not.toHaveProperty('apart')
})
