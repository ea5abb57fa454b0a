import { totalOf } from './grants.ts'
import { findBatch } from './find-batch.ts'
import { approveCall } from './lock-calls.ts'
import type { Explained } from './lock-errors.ts'
import type { OrderStep } from './order-step.ts'
import { batchesIn, type Order } from './order.ts'
import { pageChain } from './page-chain.ts'
import { rehearse } from './rehearse.ts'
import { amountText } from './amount-text.ts'
import { lookForBlock } from './watch-blocks.ts'

/** Steps in which this page has something to do. */
export type ActiveStep = Extract<OrderStep, { do: 'look' | 'approve' | 'lock' }>

const declined: Explained = {
  message: 'You went back, so nothing was sent.',
  remedy: 'Go on whenever you like: what is done stays done.',
}

const unanswered: Explained = {
  message: 'The chain or the wallet does not answer.',
  remedy: 'Go on in a minute: what was sent is not sent again.',
}

/**
 * Does one step of an order, and answers why it stopped; undefined: it did not. `keep` stores the order before and after a wallet is
 * asked, so that whatever happens meanwhile is known afterwards. Never rejects.
 */
export async function carryOut(
  order: Order,
  { step, keep }: { step: ActiveStep; keep: (order: Order) => void },
): Promise<Explained | undefined> {
  try {
    if (step.do !== 'look') return await send(order, step, keep)
    const hash = await findBatch(pageChain(), order, step.batch)
    keep({ ...order, asked: undefined, found: hash ? { ...order.found, [step.batch]: hash } : order.found })
    return undefined
  } catch {
    return unanswered
  }
}

async function send(order: Order, step: Exclude<ActiveStep, { do: 'look' }>, keep: (order: Order) => void) {
  const { from, token } = order
  const call = step.do === 'approve' ? approveCall(token.address, step.amount) : batchesIn(order)[step.batch]!.call
  const rehearsal = await rehearse(pageChain(), from, [call])
  if (rehearsal.at === 'refused') return rehearsal.why
  const { sendCall } = await import('./lock-wallet.ts')
  if (step.do === 'lock') keep({ ...order, asked: step.batch })
  const sent = await sendCall({ from, ...call }, { description: wordsOf(order, step) })
  if (sent.at === 'sent') {
    keep({ ...order, asked: undefined })
    lookForBlock()
    return undefined
  }
  if (sent.at === 'failed') return { message: sent.failure.message, remedy: sent.failure.remedy }
  keep({ ...order, asked: undefined })
  return declined
}

function wordsOf({ token, grants }: Order, step: Exclude<ActiveStep, { do: 'look' }>): string {
  if (step.do === 'approve') return `Allow the lock to take ${amountText(step.amount, token)}`
  const sum = amountText(totalOf(grants), token)
  return grants.length === 1 ? `Lock ${sum}` : `Lock ${sum} in ${grants.length} locks`
}
