import type { Address } from 'viem'
import { readIds } from '#chain/liquidity/read-position-rows.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { readPositionEvents, topicsOfHolder } from './position-events.ts'

/** Numbers of locks that may be an account's, and whether its whole list and every event since the first block were read. */
export type FoundIds = { ids: bigint[]; complete: boolean }

/** The newest positions from events that we read. There is a limit because anyone can name an account in any number of events. */
const mostTold = 200

/**
 * The locks that an account owns, by the list that the contract keeps of them, and those it is offered or gets the fees of, by their
 * events. Some may be past. Rejects when the chain does not answer; what a node does not tell of events is left out.
 */
export async function findPositionIds(rpc: Rpc, account: Address): Promise<FoundIds> {
  const [listed, told] = await Promise.all([
    readIds(rpc, { name: 'idsOfOwner', args: [account] }),
    toldIds(rpc, account),
  ])
  return { ids: [...new Set([...listed.ids, ...told.ids])], complete: listed.complete && told.complete }
}

async function toldIds(rpc: Rpc, account: Address): Promise<FoundIds> {
  const isAccount = (given: Address) => given.toLowerCase() === account.toLowerCase()
  try {
    const { events, from } = await readPositionEvents(rpc, topicsOfHolder(account))
    const concerning = events.filter(
      ({ eventName, args }) => eventName !== 'Locked' || isAccount(args.owner) || isAccount(args.payee),
    )
    const ids = [...new Set(concerning.map(({ args }) => args.id).toReversed())]
    return { ids: ids.slice(0, mostTold), complete: from === 0 && ids.length <= mostTold }
  } catch {
    return { ids: [], complete: false }
  }
}
