import type { Address } from 'viem'
import type { Chain } from '#chain/chain.ts'
import { askThings, type AskThings } from '#chain/index/read-index.ts'
import { heldIn } from '#chain/liquidity/locked-curve.ts'
import { poolState, type PoolState } from '#chain/liquidity/pool-state.ts'
import { readRows, rowStatus, type PositionRow } from '#chain/liquidity/read-position-rows.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { readUnits, type Unit } from '#chain/tokens/pool-tokens.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { findPositionIds } from './find-position-ids.ts'
import type { Position } from '#chain/positions/read-positions.ts'
import { lockedFees } from '#chain/positions/locked-fees.ts'

/** A locked position of Uniswap V3 or V4. `unlock` is Unix seconds, or `never`. */
export type PositionLock = Position & {
  id: bigint
  owner: Address
  payee: Address
  /** Who may accept it; absent: nobody was offered it. */
  offeredTo: Address | undefined
  unlock: number
  /** What could be collected now; undefined: its tokens or its manager do not let it be told. */
  fees: [bigint, bigint] | undefined
}

/** Instead of an unlock time: never. */
export const never = 2 ** 40 - 1

/**
 * The locks of an account, those offered to it, those of others whose fees it gets; how many of its own are of a manager of which
 * nothing can be said; the numbers of those that could not be read; and whether all were found: if not, older ones may be missing.
 */
export type PositionLocks = {
  own: PositionLock[]
  offered: PositionLock[]
  paid: PositionLock[]
  others: number
  unread: bigint[]
  complete: boolean
}

/** Where Uniswap is, and what fees are paid in. */
type Place = Pick<Chain, 'uniswap' | 'currency'>

const locker = { to: contractAddresses.PositionLocker, abi: positionLockerAbi } as const

/** The locked positions of an account. One that cannot be read does not take the others with it. Rejects when the chain does not answer. */
export async function readPositionLocks(
  rpc: Rpc,
  account: Address,
  chain: Place,
  ask: AskThings = askThings,
): Promise<PositionLocks> {
  const is = (other: Address | undefined) => other?.toLowerCase() === account.toLowerCase()
  const { ids, complete } = await findPositionIds(rpc, account, ask)
  const { rows, unread } = await readRows(rpc, ids)
  const there = rows.filter(({ status }) => status !== rowStatus.gone)
  const offers = await Promise.all(there.map(({ id }) => offerOf(rpc, id)))
  const found = there.map((row, at) => ({ row, offeredTo: offers[at] }))
  const concerned = found.filter(({ row: { lock }, offeredTo }) => [lock.owner, lock.payee, offeredTo].some(is))
  const known = concerned.filter(({ row }) => row.status === rowStatus.verified)
  const { locks, failed } = await contentsOf(rpc, known, chain)
  const lost = concerned
    .filter(({ row }) => row.status === rowStatus.failed && isKnown(row, chain))
    .map(({ row }) => row.id)
  return {
    own: locks.filter(({ owner }) => is(owner)),
    offered: locks.filter(({ offeredTo }) => is(offeredTo)),
    paid: locks.filter(({ owner, payee }) => is(payee) && !is(owner)),
    others: concerned.filter(({ row }) => is(row.lock.owner) && !isKnown(row, chain)).length,
    unread: [...unread, ...lost, ...failed].toSorted((one, other) => Number(one - other)),
    complete,
  }
}

type Found = { row: PositionRow; offeredTo: Address | undefined }

/** Whether a manager is one the chain is known to have. */
function isKnown({ lock: { manager, kind } }: PositionRow, { uniswap = {} }: Place): boolean {
  const known = kind === 0 ? uniswap.v3Positions : uniswap.v4Positions
  return known?.toLowerCase() === manager.toLowerCase()
}

async function offerOf(rpc: Rpc, id: bigint): Promise<Address | undefined> {
  const [, pending] = await readContract(rpc, { ...locker, name: 'lockOf', args: [id] })
  return BigInt(pending) === 0n ? undefined : pending
}

/** What is in some positions of known managers, by their numbers, and which of them could not be read. */
async function contentsOf(rpc: Rpc, found: readonly Found[], { currency }: Place) {
  const pools = new Map(found.map(({ row }) => [row.poolId, row.lock.manager]))
  const [states, units] = await Promise.all([
    Promise.all([...pools].map(async ([id, manager]) => [id, await poolState(rpc, manager, id)] as const)),
    readUnits(
      rpc,
      found.flatMap(({ row }) => [row.token0, row.token1]),
      currency,
    ),
  ])
  const stateOf = new Map(states)
  const read = await Promise.all(
    found.map(({ row, offeredTo }) => {
      const state = stateOf.get(row.poolId)
      return state && contentOf(rpc, { row, offeredTo, state, units, currency })
    }),
  )
  const locks = read.filter((lock) => lock !== undefined)
  const there = new Set(locks.map(({ id }) => id))
  return {
    locks: locks.toSorted((one, other) => Number(one.id - other.id)),
    failed: found.flatMap(({ row: { id } }) => (there.has(id) ? [] : [id])),
  }
}

type Content = Found & { state: PoolState; units: Map<Address, Unit>; currency: Place['currency'] }

async function contentOf(rpc: Rpc, { row, offeredTo, state, units, currency }: Content): Promise<PositionLock> {
  const { id, lock, token0, token1, tickLower, tickUpper, liquidity } = row
  const { manager, tokenId, owner, payee, unlock } = lock
  const kind = lock.kind === 0 ? 0 : 1
  const inRange = tickLower <= state.tick && state.tick < tickUpper
  const fees = lockedFees(rpc, { manager, tokenId, kind, coin: currency })
  return {
    kind,
    manager,
    tokenId,
    tokens: [units.get(token0)!, units.get(token1)!],
    fee: row.fee,
    hook: BigInt(row.hooks) === 0n ? undefined : row.hooks,
    tickLower,
    tickUpper,
    liquidity,
    amounts: heldIn(row, state.sqrtPriceX96),
    inRange,
    share: inRange && state.liquidity > 0n ? (liquidity * 10n ** 18n) / state.liquidity : 0n,
    approved: false,
    id,
    owner,
    payee,
    unlock,
    offeredTo,
    fees: await fees.catch(() => undefined),
  }
}
