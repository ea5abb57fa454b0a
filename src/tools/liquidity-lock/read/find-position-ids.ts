import type { Address } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { readPositionEvents, topicsOfHolder } from './position-events.ts'

/** Numbers of locks that may be an account's, and whether every event since the first block was read. */
export type FoundIds = { ids: bigint[]; complete: boolean }

/** Numbers looked at with one question, and questions: more would keep an account waiting. */
const locksAtOnce = 300n
const mostQuestions = 8

/** The newest positions from events that we read. There is a limit because anyone can name an account in any number of events. */
const mostTold = 200

/**
 * The locks that an account owns, is offered, or gets the fees of: among the first 2,400 by their owner, all others by their events.
 * Some may be past. Rejects when the chain does not answer; what a node does not tell of events is left out.
 */
export async function findPositionIds(rpc: Rpc, account: Address): Promise<FoundIds> {
  const [listed, told] = await Promise.all([listedIds(rpc, account), toldIds(rpc, account)])
  return { ids: [...new Set([...listed, ...told.ids])], complete: told.complete }
}

async function listedIds(rpc: Rpc, owner: Address): Promise<bigint[]> {
  const ids: bigint[] = []
  let from = 1n
  for (let asked = 0; from !== 0n && asked < mostQuestions; asked++) {
    const [locks, next] = await readContract(rpc, {
      to: contractAddresses.LockLens,
      abi: lockLensAbi,
      name: 'positionLocks',
      args: [owner, '0x0000000000000000000000000000000000000000', from, locksAtOnce],
    })
    ids.push(...locks.map(({ id }) => id))
    from = next
  }
  return ids
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
