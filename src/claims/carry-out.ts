import { amountText } from '#workshop/amount-text.ts'
import type { Explained } from '#workshop/explain-error.ts'
import { pageChain } from '#workshop/page-chain.ts'
import { lookForBlock } from '#workshop/watch-blocks.ts'
import type { CampaignOrder } from './campaign-order.ts'
import { approveCall, createCall } from './claim-calls.ts'
import type { OrderStep } from './order-step.ts'
import { rehearseClaims } from './rehearse-claims.ts'

/** Steps in which this page has something to do. */
export type ActiveStep = Extract<OrderStep, { do: 'approve' | 'create' }>

const declined: Explained = {
  message: 'You went back, so nothing was sent.',
  remedy: 'Go on whenever you like: what is done stays done.',
}

const unanswered: Explained = {
  message: 'The chain or the wallet does not answer.',
  remedy: 'Go on in a minute: what was sent is not sent again.',
}

/**
 * Rehearses and sends one step of an order, and answers why it stopped; undefined: it was sent. `keep` stores the order before and after
 * a wallet is asked, so that whatever happens meanwhile is known afterwards. Never rejects.
 */
export async function carryOut(
  order: CampaignOrder,
  { step, keep }: { step: ActiveStep; keep: (order: CampaignOrder) => void },
): Promise<Explained | undefined> {
  try {
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
    if (sent.at === 'failed') return { message: sent.failure.message, remedy: sent.failure.remedy }
    keep({ ...order, asked: undefined })
    lookForBlock()
    return sent.at === 'sent' ? undefined : declined
  } catch {
    return unanswered
  }
}
