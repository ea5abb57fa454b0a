import type { Address } from 'viem'
import { pad } from 'viem/utils'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { logsIn, nextBlock, rangesBefore } from '#chain/read/contract-logs.ts'
import type { Coin } from '#chain/tokens/pool-tokens.ts'
import { readPositionsV4 } from './read-positions-v4.ts'
import type { Position } from './read-positions.ts'
import { managerV4Abi } from './uniswap-views.ts'

/**
 * The positions of Uniswap V4 of an account, which of the numbers it typed are not of a position with liquidity of its own, and whether
 * more came to it than are read.
 */
export type HeldV4 = { positions: Position[]; strange: bigint[]; more: boolean }

/** `Transfer(address,address,uint256)`. */
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Ranges of 5,000 blocks that are looked through, and positions that are read. */
const mostRanges = 3
const most = 20

type Whose = { account: Address; manager: Address; coin: Coin; typed: readonly bigint[] }

/**
 * The manager of V4 keeps no list by owner: those that came to the account lately are found by their events, the others by the numbers
 * in `typed`. Rejects when the chain does not answer; what a node does not tell of events is left out.
 */
export async function findPositionsV4(rpc: Rpc, { account, manager, coin, typed }: Whose): Promise<HeldV4> {
  const known = [...new Set([...typed, ...(await cameTo(rpc, account, manager))])]
  const ids = known.slice(0, most)
  const owners = await Promise.all(ids.map((id) => ownerOf(rpc, manager, id)))
  const own = ids.filter((_, at) => owners[at]?.toLowerCase() === account.toLowerCase())
  const read = await readPositionsV4(rpc, { manager, coin, ids: own })
  const positions = read.filter(({ liquidity }) => liquidity > 0n)
  const there = new Set(positions.map(({ tokenId }) => tokenId))
  return { positions, strange: typed.filter((id) => !there.has(id)), more: known.length > most }
}

/** The numbers of positions that came to an account lately, the newest first. */
async function cameTo(rpc: Rpc, account: Address, manager: Address): Promise<bigint[]> {
  try {
    const { ranges } = rangesBefore(await nextBlock(rpc), { most: mostRanges })
    const logs = await logsIn(rpc, ranges, { address: manager, topics: [[transfer, null, pad(account)]] })
    const newest = logs.toSorted((one, other) => Number(other.blockNumber) - Number(one.blockNumber))
    return newest.flatMap(({ topics }) => (topics[3] ? [BigInt(topics[3])] : []))
  } catch {
    return []
  }
}

/** Undefined: nobody owns it, or the node does not say. */
async function ownerOf(rpc: Rpc, manager: Address, id: bigint): Promise<Address | undefined> {
  try {
    return await readContract(rpc, { to: manager, abi: managerV4Abi, name: 'ownerOf', args: [id] })
  } catch {
    return undefined
  }
}
