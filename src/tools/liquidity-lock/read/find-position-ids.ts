import type { Address } from 'viem'
import { askThings, type AskThings } from '#chain/index/read-index.ts'
import { readIds } from '#chain/liquidity/read-position-rows.ts'
import type { Rpc } from '#chain/read/rpc.ts'

/** Numbers of locks that may be an account's, and whether its whole list and everything the index knows were read. */
export type FoundIds = { ids: bigint[]; complete: boolean }

/** The newest positions that the index names that are read: anyone can name an account in any number of events. */
const mostTold = 200

/**
 * The locks that an account owns, by the list that the contract keeps of them, and those it is offered or gets the fees of, as the index
 * names them. Some may be past. Rejects when the chain does not answer; where the index does not, only its own are found.
 */
export async function findPositionIds(rpc: Rpc, account: Address, ask: AskThings = askThings): Promise<FoundIds> {
  const [listed, named] = await Promise.all([
    readIds(rpc, { name: 'idsOfOwner', args: [account] }),
    ask(rpc, { account, contracts: ['PositionLocker'] }),
  ])
  const told = (named?.things ?? []).map(({ id }) => id)
  return {
    ids: [...new Set([...listed.ids, ...told.slice(0, mostTold)])],
    complete: listed.complete && named !== undefined && told.length <= mostTold,
  }
}
