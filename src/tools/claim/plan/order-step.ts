import { createCall } from '#tools/claim/contract/claim-calls.ts'
import { intentOf, type Transaction } from '#transactions/track/transaction.ts'
import type { CampaignOrder } from './campaign-plan.ts'

/** What is known besides the order: the transactions of this browser, and what the chain says. */
export type OrderFacts = {
  transactions: readonly Transaction[]
  /** Undefined while the chain has not answered. `made` is the campaign, if it was found; `allowance` what may be taken. */
  chain?: { allowance: bigint; made?: { id: bigint; block: number } }
}

/** What an order needs next. */
export type OrderStep =
  /** The chain has not answered yet. */
  | { do: 'read' }
  /** A transaction is on its way; nothing is sent meanwhile. */
  | { do: 'wait'; for: 'approval' | 'campaign' }
  | { do: 'approve'; failed?: Transaction }
  /** `unsure`: a wallet was asked before, its answer is lost, and the chain has no such campaign. */
  | { do: 'create'; failed?: Transaction; unsure?: true }
  | { do: 'done'; id: bigint; block: number }

/** What to do next, read from the chain and from what was really sent: a campaign is never sent twice, whatever tab or reload comes between. */
export function stepOf(order: CampaignOrder, { transactions, chain }: OrderFacts): OrderStep {
  if (chain?.made) return { do: 'done', ...chain.made }
  const sent = transactions.filter(
    ({ from, chainId, sentAt }) =>
      from.toLowerCase() === order.from.toLowerCase() && chainId === order.chainId && sentAt >= order.madeAt,
  )
  const wanted = intentOf(createCall({ ...order, token: order.token.address }))
  const own = sent.filter(({ intent }) => intent?.to === wanted.to && intent.dataHash === wanted.dataHash)
  // Confirmed, and the look at the chain is still to come: nothing may be sent again.
  if (own.some(({ status }) => status !== 'failed')) return { do: 'wait', for: 'campaign' }
  const approvals = sent.filter(({ intent }) => intent?.to === order.token.address.toLowerCase())
  if (approvals.some(({ status }) => status === 'pending')) return { do: 'wait', for: 'approval' }
  if (!chain) return { do: 'read' }
  const [failed] = own.length > 0 ? own : approvals.filter(({ status }) => status === 'failed')
  if (chain.allowance < order.total) return { do: 'approve', ...(failed && { failed }) }
  return { do: 'create', ...(own[0] && { failed: own[0] }), ...(order.asked && own.length === 0 && { unsure: true }) }
}

/** Whether a step is still what an order needs, going by what was sent since: another tab may have done it. */
export function isStillDue(order: CampaignOrder, step: OrderStep, transactions: readonly Transaction[]): boolean {
  // The allowance was looked at when the step was found; here only what was sent counts.
  const chain = { allowance: step.do === 'create' ? order.total : 0n }
  return stepOf(order, { transactions, chain }).do === step.do
}
