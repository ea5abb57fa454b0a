import type { Address } from 'viem'
import { pageChain } from '#chain/read/page-chain.ts'
import { lookForBlock } from '#chain/read/watch-blocks.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { orderStops, whyNotSent } from '#tools/plan/why-not-sent.ts'
import { totalOf } from '#tools/token-lock/schedule/grants.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import { findBatch } from './find-batch.ts'
import { approveCall } from './lock-calls.ts'
import { isStillDue, type OrderStep } from './order-step.ts'
import { batchesIn, lockOrder, type Order } from './lock-plan.ts'
import { simulate } from './simulate.ts'

/** Steps in which this page has something to do. */
export type ActiveStep = Extract<OrderStep, { do: 'look' | 'approve' | 'lock' }>

type Doing = { step: ActiveStep; keep: (order: Order) => void }

/**
 * Does one step of an order, and answers why it stopped; undefined: it did not. `keep` stores the order before and after a wallet is
 * asked, so that whatever happens meanwhile is known afterwards. One tab at a time. Never rejects.
 */
export async function carryOut(order: Order, doing: Doing): Promise<Explained | undefined> {
  return lockOrder.alone(() => carryOutAlone(order, doing))
}

async function carryOutAlone(order: Order, { step, keep }: Doing): Promise<Explained | undefined> {
  transactionStore().refresh()
  const latest = lockOrder.kept() ?? order
  if (!isStillDue(latest, step, transactionStore().list())) {
    keep(latest)
    return undefined
  }
  try {
    if (step.do !== 'look') return await send(latest, step, keep)
    const hash = await findBatch(pageChain(), latest, step.batch)
    keep({ ...latest, asked: undefined, found: hash ? { ...latest.found, [step.batch]: hash } : latest.found })
    return undefined
  } catch {
    return orderStops.unanswered
  }
}

async function send(order: Order, step: Exclude<ActiveStep, { do: 'look' }>, keep: (order: Order) => void) {
  const { from, token } = order
  const wanted = step.do === 'approve' ? approveCall(token.address, step.amount) : batchesIn(order)[step.batch]!.call
  const simulation = await simulate(pageChain(), from, [wanted])
  // Some tokens change an allowance only from nothing: then it is ended first.
  const end = approveCall(token.address, 0n)
  const ending = simulation.at === 'refused' && step.do === 'approve' && (await passes(from, [end, wanted]))
  if (simulation.at === 'refused' && !ending) return simulation.why
  const call = ending ? end : wanted
  const { sendCall } = await import('./lock-wallet.ts')
  if (step.do === 'lock') keep({ ...order, asked: step.batch })
  const sent = await sendCall({ from, ...call }, { description: wordsOf(order, step) })
  // A wallet that failed may have sent it all the same.
  if (sent.at !== 'failed') {
    keep({ ...order, asked: undefined })
    lookForBlock()
  }
  return whyNotSent(sent, orderStops)
}

async function passes(from: Address, calls: Parameters<typeof simulate>[2]): Promise<boolean> {
  return (await simulate(pageChain(), from, calls)).at === 'fine'
}

function wordsOf({ token, grants }: Order, step: Exclude<ActiveStep, { do: 'look' }>): string {
  if (step.do === 'approve') return `Allow the lock to take ${amountText(step.amount, token)}`
  const sum = amountText(totalOf(grants), token)
  return grants.length === 1 ? `Lock ${sum}` : `Lock ${sum} in ${grants.length} locks`
}
