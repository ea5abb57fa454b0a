import type { Address, ContractFunctionReturnType, Hex } from 'viem'
import { encodeEventTopics, encodeFunctionData, decodeFunctionResult } from 'viem/utils'
import type { Chain } from '#chain/chain.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { view, type Ask } from '#workshop/ask.ts'
import { logsIn, nextBlock, rangesBefore, type Topics } from '#workshop/contract-logs.ts'
import { readPositions, type Position } from './read-positions.ts'
import { readPositionsV4 } from './read-positions-v4.ts'
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

/** The locks of an account, those offered to it, and how many it has that this page cannot show. */
export type PositionLocks = { own: PositionLock[]; offered: PositionLock[]; others: number }

/** Where Uniswap is, and what fees are paid in. */
type Place = Pick<Chain, 'uniswap' | 'currency'>

/** Numbers looked at with one question, and questions: more would keep an account waiting. */
const locksAtOnce = 300n
const mostQuestions = 8

/** How many ranges of blocks we ask for. */
const mostRanges = 3

const locker = { to: contractAddresses.PositionLocker, abi: positionLockerAbi } as const

/** The locked positions of an account. Rejects when the chain does not answer. */
export async function readPositionLocks(ask: Ask, account: Address, chain: Place): Promise<PositionLocks> {
  const [ownIds, offeredIds] = await Promise.all([idsOf(ask, account), offeredTo(ask, account)])
  const [own, offered] = await Promise.all([readLocks(ask, ownIds, chain), readLocks(ask, offeredIds, chain)])
  const offers = offered.filter((lock) => lock.offeredTo?.toLowerCase() === account.toLowerCase())
  return { own, offered: offers, others: ownIds.length - own.length }
}

async function idsOf(ask: Ask, owner: Address): Promise<bigint[]> {
  const ids: bigint[] = []
  let from = 1n
  for (let asked = 0; from !== 0n && asked < mostQuestions; asked++) {
    const [locks, next] = await view(ask, {
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

/** The locks that were lately offered to an account; what a node does not tell is left out. */
async function offeredTo(ask: Ask, account: Address): Promise<bigint[]> {
  try {
    const topics = encodeEventTopics({ abi: positionLockerAbi, eventName: 'TransferProposed', args: { to: account } })
    const { ranges } = rangesBefore(await nextBlock(ask), { most: mostRanges })
    const logs = await logsIn(ask, ranges, { address: locker.to, topics: [topics as Topics] })
    return [...new Set(logs.map((log) => BigInt(log.topics[1]!)))]
  } catch {
    return []
  }
}

/** Those of the locks that hold a position of a manager this chain is known to have, by their numbers. */
async function readLocks(ask: Ask, ids: readonly bigint[], { uniswap = {}, currency: coin }: Place) {
  const there = await Promise.all(ids.map((id) => view(ask, { ...locker, name: 'exists', args: [id] })))
  const found = await Promise.all(
    ids
      .filter((_, at) => there[at])
      .map(async (id) => ({ id, lock: await view(ask, { ...locker, name: 'lockOf', args: [id] }) })),
  )
  const of = (manager: Address, kind: number) =>
    found.filter(({ lock: [it] }) => it.kind === kind && it.manager.toLowerCase() === manager.toLowerCase())
  const { v3Factory, v3Positions, v4Positions } = uniswap
  const v3 = v3Factory && v3Positions ? of(v3Positions, 0) : []
  const v4 = v4Positions ? of(v4Positions, 1) : []
  const [positions, positionsV4, fees] = await Promise.all([
    readPositions(ask, { manager: v3Positions!, factory: v3Factory!, ids: v3.map(tokenOf) }),
    readPositionsV4(ask, { manager: v4Positions!, coin, ids: v4.map(tokenOf) }),
    Promise.all(v3.map((lock) => feesOf(ask, v3Positions!, tokenOf(lock)))),
  ])
  const locks = [
    ...v3.map((lock, at) => ({ ...positions[at]!, fees: fees[at]!, ...termsOf(lock) })),
    ...v4.map((lock, at) => ({ ...positionsV4[at]!, ...termsOf(lock) })),
  ]
  return locks.toSorted((one, other) => Number(one.id - other.id)) satisfies PositionLock[]
}

type Found = { id: bigint; lock: ContractFunctionReturnType<typeof positionLockerAbi, 'view', 'lockOf'> }

const tokenOf = ({ lock: [{ tokenId }] }: Found) => tokenId

const termsOf = ({ id, lock: [{ owner, payee, unlock }, pending] }: Found) => ({
  id,
  owner,
  payee,
  unlock,
  offeredTo: BigInt(pending) === 0n ? undefined : pending,
})

/** What collecting would pay of a position of V3 now: the call of the lock, rehearsed. */
async function feesOf(ask: Ask, manager: Address, tokenId: bigint): Promise<[bigint, bigint]> {
  const most = 2n ** 128n - 1n
  const args = [{ tokenId, recipient: locker.to, most0: most, most1: most }] as const
  const call = {
    from: locker.to,
    to: manager,
    data: encodeFunctionData({ abi: managerAbi, functionName: 'collect', args }),
  }
  const data = (await ask('eth_call', [call, 'latest'])) as Hex
  const [amount0, amount1] = decodeFunctionResult({ abi: managerAbi, functionName: 'collect', data })
  return [amount0, amount1]
}
