import { getAddress, type Address } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lockChain } from '#tests/lock-chain.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { ActiveNext, Next } from '#tools/plan/plan-state.ts'
import type { CallSent, Sending } from '#tools/plan/send-call.ts'
import { forEver } from '#tools/schedule/schedule.ts'
import { intentOf } from '#transactions/track/transaction.ts'
import { findBatch } from './find-batch.ts'
import { lockCall } from './lock-calls.ts'
import { lockKind } from './lock-kind.ts'
import type { LockPlan } from './lock-plan.ts'

let chain: Awaited<ReturnType<typeof lockChain>>
let ada: Address
let device = new Map<string, string>()
const asked: string[] = []

beforeAll(async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  })
  chain = await lockChain()
  ada = getAddress(chain.accounts[0]!)
}, 60_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await chain.stop()
})

const callOf = ({ token, grants, from }: LockPlan, step: number) => lockCall(token.address, [grants[step]!], from)

/** A tool with an approval and a transaction for each lock, all of them alike. */
const kind: PlanKind<LockPlan> = {
  ...lockKind,
  outline: (plan) => ({
    approves: plan.token.address,
    steps: plan.grants.map(({ amount }, step) => ({ intent: intentOf(callOf(plan, step)), takes: amount })),
  }),
  call: callOf,
  async read(rpc, plan) {
    const { allowance } = await lockKind.read(rpc, { ...plan, asked: undefined })
    const hash = plan.asked === undefined ? undefined : await findBatch(rpc, plan, 0)
    return { allowance, made: hash ? { [plan.asked!]: hash } : {} }
  },
}

/** What happens to the tab once the wallet has sent: it hears so, or it is closed before. */
type Ending = 'hears' | 'closes'

/** A tab of the site: what it knows is what the device has kept, and what the chain says. */
async function openTab() {
  vi.resetModules()
  const [{ executeStep }, { planState, withMade }, { transactionStore }] = await Promise.all([
    import('#tools/plan/execute-step.ts'),
    import('#tools/plan/plan-state.ts'),
    import('#transactions/track/transaction-store.ts'),
  ])
  const { store } = kind
  const keep = (plan: LockPlan) => void store.keep(plan)

  async function send(sending: Sending, ending: Ending): Promise<CallSent> {
    asked.push(sending.description)
    const left = new Map(device)
    const { from, call, description } = sending
    await chain.send({ from, ...call })
    const block = (await chain.ask('eth_getBlockByNumber', ['latest', false])) as { transactions: [`0x${string}`] }
    const [hash] = block.transactions
    transactionStore().add({ hash, from, chainId: 31_337, description, intent: call })
    transactionStore().change(hash, (transaction) => ({ ...transaction, status: 'confirmed' }))
    // Nothing that a closed tab would have heard is kept.
    if (ending === 'closes') device = left
    return ending === 'hears'
      ? { at: 'sent', hash }
      : { at: 'stopped', why: { message: 'The tab is gone.', remedy: '' }, lost: true }
  }

  /** What is next by the device alone, or with the chain. */
  async function next(by: 'device' | 'chain'): Promise<Next> {
    transactionStore().refresh()
    const plan = store.kept()!
    const transactions = transactionStore().list()
    const progress = planState(plan, kind.outline(plan), { transactions })
    if (by === 'device') return progress.next
    const found = await kind.read(chain.ask, withMade(plan, progress))
    return planState(plan, kind.outline(plan), { transactions, chain: found }).next
  }

  const execute = (step: Next, ending: Ending = 'hears') =>
    executeStep(kind, store.kept()!, {
      next: step as ActiveNext,
      keep,
      rpc: chain.ask,
      send: (sending) => send(sending, ending),
    })
  return { keep, next, execute }
}

test('three steps go on after a reload, after a lost answer and in another tab, and none is sent twice', async () => {
  const coin = await chain.make('Coin', [18])
  await coin.tell('mint', [ada, 1_000_000n])
  const grants = Array.from({ length: 3 }, () => ({ owner: ada, amount: 5n, schedule: forEver }))
  const token = { address: getAddress(coin.address), symbol: 'COIN', decimals: 18 }
  const block = Number(await chain.ask('eth_blockNumber', []))
  const first = await openTab()
  first.keep({ chainId: 31_337, from: ada, token, grants, madeAt: Date.now(), block })

  expect(await first.next('device')).toEqual({ do: 'read' })
  const approval = await first.next('chain')
  expect(approval).toEqual({ do: 'approve', step: 0, amount: 15n })
  expect(await first.execute(approval)).toBeUndefined()
  expect(await first.execute(await first.next('chain'))).toBeUndefined()

  const reloaded = await openTab()
  const second = await reloaded.next('chain')
  expect(second).toEqual({ do: 'send', step: 1 })
  await reloaded.execute(second, 'closes')

  const [here, there] = [await openTab(), await openTab()]
  expect(await here.next('device')).toEqual({ do: 'look', step: 1 })
  // A press for what the wallet has sent already finds it on the chain.
  expect(await here.execute(second)).toBeUndefined()
  const third = await here.next('chain')
  expect(third).toEqual({ do: 'send', step: 2 })
  const ends = await Promise.all([here.execute(third), there.execute(third)])
  expect(ends.map((end) => end?.message)).toEqual([undefined, 'Another tab is asking your wallet for this.'])
  expect(await there.execute(third)).toBeUndefined()
  expect([await here.next('device'), await there.next('chain')]).toEqual([{ do: 'done' }, { do: 'done' }])
  expect(asked).toHaveLength(4)
})
