import type { Address, ContractFunctionReturnType, Hex } from 'viem'
import { encodeFunctionData, decodeFunctionResult } from 'viem/utils'
import type { Chain } from '#chain/chain.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { findPositionIds } from './find-position-ids.ts'
import { readPositionsV4 } from './read-positions-v4.ts'
import { readPositions, type Position } from './read-positions.ts'
import { managerAbi } from './uniswap-views.ts'

/** A locked position of Uniswap V3 or V4. `unlock` is Unix seconds, or `never`; fees are what could be collected now. */
export type PositionLock = Position & {
  id: bigint
  owner: Address
  payee: Address
  /** Who may accept it; absent: nobody was offered it. */
  offeredTo: Address | undefined
  unlock: number
  fees: [bigint, bigint]
}

/** Instead of an unlock time: never. */
export const never = 2 ** 40 - 1

/**
 * The locks of an account, those offered to it, those of others whose fees it gets, how many of its own this page cannot show, and
 * whether all events were read: if not, older ones may be missing.
 */
export type PositionLocks = {
  own: PositionLock[]
  offered: PositionLock[]
  paid: PositionLock[]
  others: number
  complete: boolean
}

/** Where Uniswap is, and what fees are paid in. */
type Place = Pick<Chain, 'uniswap' | 'currency'>

const locker = { to: contractAddresses.PositionLocker, abi: positionLockerAbi } as const

/** The locked positions of an account. Rejects when the chain does not answer. */
export async function readPositionLocks(rpc: Rpc, account: Address, chain: Place): Promise<PositionLocks> {
  const is = (other: Address | undefined) => other?.toLowerCase() === account.toLowerCase()
  const { ids, complete } = await findPositionIds(rpc, account)
  const found = await termsOf(rpc, ids)
  const concerned = found.filter(({ terms }) => [terms.owner, terms.payee, terms.offeredTo].some(is))
  const locks = await contentsOf(rpc, concerned, chain)
  const own = locks.filter(({ owner }) => is(owner))
  return {
    own,
    offered: locks.filter(({ offeredTo }) => is(offeredTo)),
    paid: locks.filter(({ owner, payee }) => is(payee) && !is(owner)),
    others: found.filter(({ terms }) => is(terms.owner)).length - own.length,
    complete,
  }
}

/** Some locks by their numbers: those that are there, of managers the chain is known to have. Rejects when the chain does not answer. */
export async function readLocksById(rpc: Rpc, ids: readonly bigint[], chain: Place): Promise<PositionLock[]> {
  return contentsOf(rpc, await termsOf(rpc, ids), chain)
}

type Terms = Pick<PositionLock, 'id' | 'owner' | 'payee' | 'unlock' | 'offeredTo'>
type Found = { terms: Terms; held: ContractFunctionReturnType<typeof positionLockerAbi, 'view', 'lockOf'>[0] }

/** Those of some locks that are there, with their terms. */
async function termsOf(rpc: Rpc, ids: readonly bigint[]): Promise<Found[]> {
  const there = await Promise.all(ids.map((id) => readContract(rpc, { ...locker, name: 'exists', args: [id] })))
  return Promise.all(
    ids
      .filter((_, at) => there[at])
      .map(async (id) => {
        const [held, pending] = await readContract(rpc, { ...locker, name: 'lockOf', args: [id] })
        const { owner, payee, unlock } = held
        return { held, terms: { id, owner, payee, unlock, offeredTo: BigInt(pending) === 0n ? undefined : pending } }
      }),
  )
}

/** Those that hold a position of a manager this chain is known to have, by their numbers. */
async function contentsOf(rpc: Rpc, found: readonly Found[], { uniswap = {}, currency: coin }: Place) {
  const of = (manager: Address, kind: number) =>
    found.filter(({ held }) => held.kind === kind && held.manager.toLowerCase() === manager.toLowerCase())
  const { v3Factory, v3Positions, v4Positions } = uniswap
  const v3 = v3Factory && v3Positions ? of(v3Positions, 0) : []
  const v4 = v4Positions ? of(v4Positions, 1) : []
  const [positions, positionsV4, fees] = await Promise.all([
    readPositions(rpc, { manager: v3Positions!, factory: v3Factory!, ids: v3.map(tokenOf) }),
    readPositionsV4(rpc, { manager: v4Positions!, coin, ids: v4.map(tokenOf) }),
    Promise.all(v3.map((lock) => feesOf(rpc, v3Positions!, tokenOf(lock)))),
  ])
  const locks = [
    ...v3.map(({ terms }, at) => ({ ...positions[at]!, fees: fees[at]!, ...terms })),
    ...v4.map(({ terms }, at) => ({ ...positionsV4[at]!, ...terms })),
  ]
  return locks.toSorted((one, other) => Number(one.id - other.id)) satisfies PositionLock[]
}

const tokenOf = ({ held: { tokenId } }: Found) => tokenId

/** What collecting would pay of a position of V3 now: the call of the lock, simulated. */
async function feesOf(rpc: Rpc, manager: Address, tokenId: bigint): Promise<[bigint, bigint]> {
  const most = 2n ** 128n - 1n
  const args = [{ tokenId, recipient: locker.to, most0: most, most1: most }] as const
  const call = {
    from: locker.to,
    to: manager,
    data: encodeFunctionData({ abi: managerAbi, functionName: 'collect', args }),
  }
  const data = (await rpc('eth_call', [call, 'latest'])) as Hex
  const [amount0, amount1] = decodeFunctionResult({ abi: managerAbi, functionName: 'collect', data })
  return [amount0, amount1]
}
