import type { Hash } from 'viem'
import type { Ask } from '#chain/read/ask.ts'
import { readEvents, topicsOfMaking } from '#tools/token-lock/read/read-logs.ts'
import { batchesIn, type Order } from './lock-plan.ts'

/**
 * The transaction that made a batch of an order, if there is one since the order was placed: for the case that a tab was closed
 * between a wallet's yes and its answer. Rejects when the chain does not answer.
 */
export async function findBatch(ask: Ask, order: Order, batch: number): Promise<Hash | undefined> {
  const { grants } = batchesIn(order)[batch]!
  const [first] = grants as [(typeof grants)[number]]
  const { events } = await readEvents(ask, topicsOfMaking(order.token.address, first.owner), order.block + 1)
  const { start, cliff, end, steps } = first.schedule
  const made = events.find(({ eventName, args, hash }) => {
    if (eventName !== 'Locked' || Object.values(order.found).includes(hash)) return false
    const alike = args.start === start && args.cliff === cliff && args.end === end && args.steps === steps
    // A token with a fee credits less than was asked.
    return alike && args.amount <= first.amount
  })
  return made?.hash
}
