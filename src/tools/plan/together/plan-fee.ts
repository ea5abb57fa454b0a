import { findChain } from '#chain/catalogue.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { roundedAmount } from '#core/text/exact-amount.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import { isActive, type ChainFacts, type Plan, type Progress } from '#tools/plan/plan-state.ts'
import type { Unsent } from '#tools/plan/simulate.ts'
import { simulateTogether } from '#transactions/simulate/simulate.ts'
import type { Together } from './together.ts'

/** A list may be sent in hundreds of transactions: those are too many to be simulated before the first one. */
const mostCalls = 8

/** What every transaction costs before it does anything. A simulation counts it once for all calls. */
const gasOfTransaction = 21_000n

type Asked = { progress: Progress; chain?: ChainFacts; together?: Together }

/**
 * What the rest of a plan costs on the network, about, in the smallest unit of the currency: by the simulation and the gas price that the
 * sheet uses. Undefined where a signature has to come first, where a step cannot be simulated yet, and where no node can say. Never rejects.
 */
export async function planFee<Kind extends Plan>(
  kind: Pick<PlanKind<Kind>, 'call' | 'approval' | 'signature'>,
  plan: Kind,
  { progress, chain, together, rpc }: Asked & { rpc: Rpc },
): Promise<bigint | undefined> {
  try {
    const calls = restOf(kind, plan, { progress, chain, together })
    if (!calls) return undefined
    const client = { request: ({ method, params }: { method: string; params: unknown[] }) => rpc(method, params) }
    const simulated = await simulateTogether(client as never, { from: plan.from, calls })
    if (simulated.at !== 'succeeds' || !simulated.gas) return undefined
    const price = BigInt((await rpc('eth_gasPrice', [])) as string)
    return (simulated.gas + BigInt(transactionsOf(calls, together) - 1) * gasOfTransaction) * price
  } catch {
    return undefined
  }
}

/** The same in words. */
export async function planFeeWords<Kind extends Plan>(
  ...[kind, plan, asked]: Parameters<typeof planFee<Kind>>
): Promise<string | undefined> {
  const { currency } = findChain(plan.chainId) ?? {}
  const fee = currency && (await planFee(kind, plan, asked))
  return fee === undefined
    ? undefined
    : `Network fee: about ${roundedAmount(fee, currency!.decimals)} ${currency!.symbol}.`
}

/** The calls that are left, an approval before them where one is needed. */
function restOf<Kind extends Plan>(
  kind: Pick<PlanKind<Kind>, 'call' | 'approval' | 'signature'>,
  plan: Kind,
  { progress: { next, steps }, chain, together }: Asked,
): Unsent[] | undefined {
  if (!isActive(next) || (next.do === 'sign' && !together)) return undefined
  const bare = together?.amount === undefined ? plan : (kind.signature?.drop(plan) ?? plan)
  const left = steps.flatMap(({ made }, at) => (made ? [] : [kind.call(bare, at, chain)]))
  if (left.length >= mostCalls) return undefined
  return next.do === 'send' ? left : [kind.approval!(bare, next.amount), ...left]
}

const transactionsOf = (calls: readonly Unsent[], together?: Together) =>
  together ? calls.length - together.count + (together.amount === undefined ? 1 : 0) : calls.length
