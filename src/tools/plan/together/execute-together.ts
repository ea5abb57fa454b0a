import { bytesToHex } from 'viem/utils'
import type { Rpc } from '#chain/read/rpc.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { ActiveNext, ChainFacts, Plan } from '#tools/plan/plan-state.ts'
import type { Call, Unsent } from '#tools/plan/simulate.ts'
import { planStops } from '#tools/plan/why-not-sent.ts'
import type { Together } from './together.ts'
import type { WalletCalls } from './wallet-calls.ts'

type Doing<Kind> = {
  together: Together
  /** How often the wallet will ask until the plan is done. */
  prompts: number
  chain: ChainFacts
  keep: (plan: Kind) => void
  rpc: Rpc
  wallet: WalletCalls
}

/**
 * Has a wallet send what a plan needs next in one transaction. The id is kept before the wallet is asked, so that a reload finds what became of
 * it. Answers why it stopped, or undefined where it did not. `apart`: the wallet does not send so, which is kept. `alone`: the chain refuses one
 * of the steps, which is found where they go one by one. Rejects when the chain is silent.
 */
export async function executeTogether<Kind extends Plan>(
  kind: PlanKind<Kind>,
  plan: Kind,
  { together, prompts, chain, keep, rpc, wallet }: Doing<Kind>,
): Promise<Explained | 'apart' | 'alone' | undefined> {
  const { first, count } = together
  const last = first + count - 1
  // An approval in the same transaction takes the place of a signature.
  const bare = together.amount === undefined ? plan : (kind.signature?.drop(plan) ?? plan)
  const hindrance = await kind.hindrance?.(bare, { do: 'send', step: last })
  if (hindrance) return hindrance
  const passing = await passingCalls(kind, bare, { together, chain, rpc })
  if ('why' in passing) return kind.outline(plan).independent ? 'alone' : passing.why
  const { calls } = passing
  if (!calls.every(isCall)) return 'apart'
  const id = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const asked = { ...bare, asked: last, bundle: { id, first, count } }
  keep(asked)
  const { from } = plan
  const contracts = (chainId: number) => kind.contracts?.(chainId, plan) ?? []
  const said = lastOf(together)
  const { recipient, confirmations } = kind.told?.(bare, said) ?? {}
  const told = { description: kind.words(bare, said), recipient, confirmations }
  const sent = await wallet.send({ from, calls, id, contracts, prompts, told, stops: kind.stops ?? planStops })
  const kept = kind.store.kept()
  // While the wallet was open, another tab may have begun another plan.
  if (!kept || kept.madeAt === plan.madeAt) keep(planAfter())
  if (sent.at === 'apart') return 'apart'
  return sent.at === 'stopped' ? sent.why : undefined

  function planAfter(): Kind {
    if (sent.at === 'apart') return { ...plan, bundle: undefined, apart: true }
    if (sent.at === 'stopped') return sent.lost ? asked : { ...plan, asked: undefined, bundle: undefined }
    const { at: _, ...answered } = sent
    return { ...asked, bundle: { ...asked.bundle, ...answered } }
  }
}

const isCall = (call: Unsent): call is Call & { value?: bigint } => call.to !== undefined

/** The calls that the chain would take now, or why it would refuse. Some tokens change an allowance only from nothing: it is ended first. */
async function passingCalls<Kind extends Plan>(
  kind: PlanKind<Kind>,
  plan: Kind,
  { together: { first, count, amount }, chain, rpc }: Pick<Doing<Kind>, 'together' | 'chain' | 'rpc'>,
): Promise<{ calls: Unsent[] } | { why: Explained }> {
  const steps = Array.from({ length: count }, (_, at) => kind.call(plan, first + at, chain))
  const calls = amount === undefined ? steps : [kind.approval!(plan, amount), ...steps]
  const simulation = await kind.simulate(rpc, plan.from, calls)
  if (simulation.at !== 'refused') return { calls }
  if (amount === undefined) return { why: simulation.why }
  const ending = [kind.approval!(plan, 0n), ...calls]
  const ended = await kind.simulate(rpc, plan.from, ending)
  return ended.at === 'fine' ? { calls: ending } : { why: simulation.why }
}

/** What is said of calls that go together, as of their last step. */
export const lastOf = ({ first, count }: Together): Extract<ActiveNext, { do: 'send' }> => ({
  do: 'send',
  step: first + count - 1,
})
