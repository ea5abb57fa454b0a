import { transactionStore } from '#transactions/transaction-store.ts'
import { amountText } from '#workshop/amount-text.ts'
import type { Explained } from '#workshop/explain-error.ts'
import { pageChain } from '#workshop/page-chain.ts'
import { lookForBlock } from '#workshop/watch-blocks.ts'
import { orderStops, whyNotSent } from '#workshop/why-not-sent.ts'
import { campaignOrder, type CampaignOrder } from './campaign-order.ts'
import { approveCall, createCall } from './claim-calls.ts'
import { isStillDue, type OrderStep } from './order-step.ts'
import { rehearseClaims } from './rehearse-claims.ts'

/** Steps in which this page has something to do. */
export type ActiveStep = Extract<OrderStep, { do: 'approve' | 'create' }>

type Doing = { step: ActiveStep; keep: (order: CampaignOrder) => void }

/**
 * Rehearses and sends one step of an order, and answers why it stopped; undefined: it did not. `keep` stores the order before and after
 * a wallet is asked, so that whatever happens meanwhile is known afterwards. One tab at a time. Never rejects.
 */
export async function carryOut(order: CampaignOrder, doing: Doing): Promise<Explained | undefined> {
  return campaignOrder.alone(() => carryOutAlone(order, doing))
}

async function carryOutAlone(order: CampaignOrder, { step, keep }: Doing): Promise<Explained | undefined> {
  transactionStore().refresh()
  const latest = campaignOrder.kept() ?? order
  if (!isStillDue(latest, step, transactionStore().list())) {
    keep(latest)
    return undefined
  }
  try {
    return await send(latest, step, keep)
  } catch {
    return orderStops.unanswered
  }
}

async function send(order: CampaignOrder, step: ActiveStep, keep: Doing['keep']): Promise<Explained | undefined> {
  const { from, token, total } = order
  const call =
    step.do === 'approve' ? approveCall(token.address, total) : createCall({ ...order, token: token.address })
  const rehearsal = await rehearseClaims(pageChain(), from, [call])
  if (rehearsal.at === 'refused') return rehearsal.why
  const { sendClaimCall } = await import('./claim-wallet.ts')
  if (step.do === 'create') keep({ ...order, asked: true })
  const amount = amountText(total, token)
  const description =
    step.do === 'approve' ? `Allow the claims contract to take ${amount}` : `Create a campaign of ${amount}`
  const sent = await sendClaimCall({ from, ...call }, { description, token: token.address })
  // A wallet that failed may have sent it all the same.
  if (sent.at !== 'failed') {
    keep({ ...order, asked: undefined })
    lookForBlock()
  }
  return whyNotSent(sent, orderStops)
}
