import type { Address } from 'viem'
import { pad } from 'viem/utils'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { logsIn, nextBlock, rangesBefore } from '#chain/read/contract-logs.ts'
import type { Coin } from '#chain/tokens/pool-tokens.ts'
import { readPositionsV4 } from './read-positions-v4.ts'
import type { Position } from './read-positions.ts'
import { managerV4Abi } from './uniswap-views.ts'

/**
 * The positions of Uniswap V4 of an account, which of the numbers it typed are not of a position with liquidity of its own, and whether
 * more came to it than are read. Blocks before `from` were not looked through: those that came in them are found by `cameBefore`.
 */
export type HeldV4 = { positions: Position[]; strange: bigint[]; more: boolean; from: number }

/** `Transfer(address,address,uint256)`. */
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Ranges of 5,000 blocks that are looked through at first, and by each look further back; positions that are read beside the earlier ones. */
const mostRanges = 3
const furtherRanges = 20
const most = 20

type Holder = { account: Address; manager: Address }
type Whose = Holder & { coin: Coin; typed: readonly bigint[]; earlier?: readonly bigint[] }

/**
 * The manager of V4 keeps no list by owner: those that came to the account lately are found by their events, the others by the numbers
 * in `typed` and in `earlier`, which `cameBefore` has found. Rejects when the chain does not answer; what a node does not tell of events
 * is left out.
 */
export async function findPositionsV4(rpc: Rpc, { typed, earlier = [], coin, ...holder }: Whose): Promise<HeldV4> {
  const { account, manager } = holder
  const end = await nextBlock(rpc)
  const came = await cameTo(rpc, holder, { end, ranges: mostRanges }).catch(() => ({ ids: [], from: end }))
  const known = [...new Set([...typed, ...earlier, ...came.ids])]
  const ids = known.slice(0, most + earlier.length)
  const owners = await Promise.all(ids.map((id) => ownerOf(rpc, manager, id)))
  const own = ids.filter((_, at) => owners[at]?.toLowerCase() === account.toLowerCase())
  const read = await readPositionsV4(rpc, { manager, coin, ids: own })
  const positions = read.filter(({ liquidity }) => liquidity > 0n)
  const there = new Set(positions.map(({ tokenId }) => tokenId))
  return { positions, strange: typed.filter((id) => !there.has(id)), more: known.length > ids.length, from: came.from }
}

/** What came to an account before the block `end`, the newest first, and the block that the next look further back ends at; 0: none is left. Rejects as `rpc` does. */
export function cameBefore(rpc: Rpc, { end, ...holder }: Holder & { end: number }) {
  return cameTo(rpc, holder, { end, ranges: furtherRanges })
}

async function cameTo(rpc: Rpc, { account, manager }: Holder, look: { end: number; ranges: number }) {
  const { ranges, from } = rangesBefore(look.end, { most: look.ranges })
  const logs = await logsIn(rpc, ranges, { address: manager, topics: [[transfer, null, pad(account)]] })
  const newest = logs.toSorted((one, other) => Number(other.blockNumber) - Number(one.blockNumber))
  return { ids: newest.flatMap(({ topics }) => (topics[3] ? [BigInt(topics[3])] : [])), from }
}

/** Undefined: nobody owns it. */
const ownerOf = (rpc: Rpc, manager: Address, id: bigint): Promise<Address | undefined> =>
  unlessRefused(readContract(rpc, { to: manager, abi: managerV4Abi, name: 'ownerOf', args: [id] }))
