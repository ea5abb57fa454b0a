import { pageChain } from '#chain/read/page-chain.ts'
import { lookForBlock } from '#chain/read/watch-blocks.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { approveCall, createCall } from '#tools/claim/contract/claim-calls.ts'
import { simulateClaims } from '#tools/claim/contract/simulate-claims.ts'
import { fetchListFile, ListGone, readListUrl } from '#tools/claim/list/fetch-list.ts'
import { headName } from '#tools/claim/list/list-file.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { orderStops, whyNotSent } from '#tools/plan/why-not-sent.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import { campaignOrder, type CampaignOrder } from './campaign-plan.ts'
import { isStillDue, type OrderStep } from './order-step.ts'

/** Steps in which this page has something to do. */
export type ActiveStep = Extract<OrderStep, { do: 'approve' | 'create' }>

type Doing = { step: ActiveStep; keep: (order: CampaignOrder) => void }

/**
 * Simulates and sends one step of an order, and answers why it stopped; undefined: it did not. `keep` stores the order before and after
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

/** A campaign whose list was removed meanwhile would hold the tokens until its deadline: nobody could claim them. */
async function whyGone({ metadataURI }: CampaignOrder): Promise<Explained | undefined> {
  const list = readListUrl(metadataURI)
  if (!list) return undefined
  try {
    await fetchListFile(list.folder, headName)
    return undefined
  } catch (error) {
    const remedy = 'Discard this campaign, then publish the list and begin again. Nothing was sent.'
    return error instanceof ListGone ? { message: error.message, remedy } : undefined
  }
}

async function send(order: CampaignOrder, step: ActiveStep, keep: Doing['keep']): Promise<Explained | undefined> {
  const { from, token, total } = order
  if (step.do === 'create') {
    const gone = await whyGone(order)
    if (gone) return gone
  }
  const call =
    step.do === 'approve' ? approveCall(token.address, total) : createCall({ ...order, token: token.address })
  const simulation = await simulateClaims(pageChain(), from, [call])
  if (simulation.at === 'refused') return simulation.why
  const { sendClaimCall } = await import('#tools/claim/contract/claim-wallet.ts')
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
