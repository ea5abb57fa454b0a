import type { Hash } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import type { Explained } from './explain-error.ts'
import type { PlanKind } from './plan-kind.ts'
import { planState, toRead, withMade, type ActiveNext, type ChainFacts, type Next, type Plan } from './plan-state.ts'
import type { Unsent } from './simulate.ts'
import { sendCall, type CallSent } from './send-call.ts'
import { executeTogether } from './together/execute-together.ts'
import { promptCount } from './together/prompts.ts'
import { togetherOf } from './together/together.ts'
import { walletCalls, type WalletCalls } from './together/wallet-calls.ts'
import { chainSilent, planStops } from './why-not-sent.ts'

/** `rpc` is the chain, `send` the sender and `wallet` what sends calls together, where they are not those of the page. */
type Doing<Kind> = {
  next: ActiveNext
  keep: (plan: Kind) => void
  rpc?: Rpc
  send?: typeof sendCall
  wallet?: WalletCalls
}

/**
 * Sends what a plan needs next, and answers why it stopped; undefined: it did not. The plan, what was sent and the chain are read again
 * first: another tab may have done it. `keep` stores the plan before and after a wallet is asked. One tab at a time. Never rejects.
 */
export async function executeStep<Kind extends Plan>(
  kind: PlanKind<Kind>,
  plan: Kind,
  { next, keep, rpc: given, send = sendCall, wallet = send === sendCall ? walletCalls : undefined }: Doing<Kind>,
): Promise<Explained | undefined> {
  return kind.store.alone(async () => {
    try {
      const rpc = given ?? pageRpc()
      transactionStore().refresh()
      const latest = kind.store.kept() ?? plan
      const outline = kind.outline(latest)
      const transactions = transactionStore().list()
      const chain = await kind.read(rpc, toRead(latest, planState(latest, outline, { transactions })))
      const progress = planState(latest, outline, { transactions, chain })
      const now = progress.next
      // What is confirmed is kept with the plan: the list of transactions forgets the older ones.
      const known = withMade(latest, progress)
      keep(known)
      if (latest.madeAt !== plan.madeAt || !isSame(now, next)) return undefined
      const together = kind.together && wallet && !known.apart ? togetherOf(outline, progress) : undefined
      if (!together || !(await wallet!.can(known)))
        return await sendStep(kind, known, { next: now, prompts: promptCount(progress), keep, rpc, send, chain })
      const prompts = promptCount(progress, together)
      const why = await executeTogether(kind, known, { together, prompts, chain, keep, rpc, wallet: wallet! })
      if (why !== 'apart' && why !== 'alone') return why
      const single: Kind = why === 'alone' ? known : { ...known, bundle: undefined, apart: true }
      return await sendStep(kind, single, { next: now, prompts: promptCount(progress), keep, rpc, send, chain })
    } catch {
      // Only the chain was asked until now: whatever a wallet does is answered.
      return chainSilent
    }
  })
}

function isSame(now: Next, next: ActiveNext): now is ActiveNext {
  return now.do === next.do && 'step' in now && now.step === next.step
}

async function sendStep<Kind extends Plan>(
  kind: PlanKind<Kind>,
  plan: Kind,
  {
    next,
    prompts,
    keep,
    rpc,
    send,
    chain,
  }: Required<Omit<Doing<Kind>, 'wallet'>> & { prompts: number; chain: ChainFacts },
) {
  if (next.do === 'sign') return signStep(kind, plan, { next, prompts, keep, rpc })
  const hindrance = await kind.hindrance?.(plan, next)
  if (hindrance) return hindrance
  const passing = await passingCall(kind, plan, { next, rpc, chain })
  if ('why' in passing) {
    const bare = next.do === 'send' ? kind.signature?.drop(plan) : undefined
    // A signature may have expired, or been made for a number that was used since: then an approval takes its place.
    if (!bare) return passing.why
    keep(bare)
    return undefined
  }
  const asked = { ...plan, asked: next.step, bundle: undefined, sent: { ...plan.sent, [next.step]: undefined } }
  if (next.do === 'send') keep(asked)
  const sent = await send({
    from: plan.from,
    call: passing,
    contracts: (chainId) => kind.contracts?.(chainId, plan) ?? [],
    description: kind.words(plan, next),
    ...kind.told?.(plan, next),
    prompts,
    before: plan.asked === next.step,
    stops: kind.stops ?? planStops,
  })
  const kept = kind.store.kept()
  // While the wallet was open, another tab may have begun another plan.
  if (next.do === 'send' && (!kept || kept.madeAt === plan.madeAt)) keep(answered(asked, sent))
  return sent.at === 'stopped' ? sent.why : undefined
}

async function signStep<Kind extends Plan>(
  kind: PlanKind<Kind>,
  plan: Kind,
  {
    next,
    prompts,
    keep,
    rpc,
  }: Pick<Required<Doing<Kind>>, 'keep' | 'rpc'> & { next: Extract<ActiveNext, { do: 'sign' }>; prompts: number },
): Promise<Explained | undefined> {
  const asked = await kind.signature!.ask(rpc, plan, next.amount, prompts)
  if ('why' in asked) return asked.why
  const kept = kind.store.kept()
  if (!kept || kept.madeAt === plan.madeAt) keep(asked.plan)
  return undefined
}

/** A plan whose wallet was asked, with what came of it. A lost answer leaves it as it is. */
function answered<Kind extends Plan>(plan: Kind & { asked: number }, sent: CallSent): Kind {
  if (sent.at === 'stopped') return sent.lost ? plan : { ...plan, asked: undefined }
  return { ...plan, asked: undefined, sent: { ...plan.sent, [plan.asked]: sent.hash.toLowerCase() as Hash } }
}

/** The call that the chain would take now, or why it would refuse. Some tokens change an allowance only from nothing: it is ended first. */
async function passingCall<Kind extends Plan>(
  kind: PlanKind<Kind>,
  plan: Kind,
  { next, rpc, chain }: { next: Exclude<ActiveNext, { do: 'sign' }>; rpc: Rpc; chain: ChainFacts },
): Promise<Unsent | { why: Explained }> {
  const { approval, simulate } = kind
  const wanted = next.do === 'approve' ? approval!(plan, next.amount) : kind.call(plan, next.step, chain)
  const simulation = await simulate(rpc, plan.from, [wanted])
  if (simulation.at !== 'refused') return wanted
  if (next.do === 'send') return { why: simulation.why }
  const end = approval!(plan, 0n)
  const ended = await simulate(rpc, plan.from, [end, wanted])
  return ended.at === 'fine' ? end : { why: simulation.why }
}
