import type { Address, Hex } from 'viem'
import type { Chain } from '#chain/chain.ts'
import type { Unit } from '#chain/tokens/pool-tokens.ts'
import type { Side } from './pool-amounts.ts'
import type { LockedPart, Statement } from './statement.ts'

/** A pool of Uniswap, what of it is locked, and what that pays. All of one block. */
export type PoolFacts = {
  version: 2 | 3 | 4
  /** Of V2 and V3 its address, of V4 its id. */
  pool: Hex
  /** Of positions in it; of V2 the factory. */
  manager: Address
  tokens: [Unit, Unit]
  /** In millionths. */
  fee: number
  /** Ticks from one end of a range to the next possible one; 0: not known. */
  tickSpacing: number
  hook: Address | undefined
  /** The root of the price, as the pool has it (`sqrtPriceX96`). */
  root: bigint
  /** Which token the other one is priced in; undefined: neither is a quote token of this chain. */
  quote: Side | undefined
  /** Every lock of a position of it that holds something. */
  parts: readonly LockedPart[]
  /** Locks that a manager did not answer for; they are not counted. */
  failed: number
  /** Whether all its locks were looked at. */
  complete: boolean
  /** Undefined where there is no quote token. */
  statement: Statement | undefined
  /** What the whole pool pays in the quote when the price falls by half; undefined: it has more steps than were read. */
  whole: bigint | undefined
  block: { number: number; time: number }
}

/** On which chain and of which block a pool is read. */
export type PoolPlace = { chain: Pick<Chain, 'id' | 'uniswap' | 'currency'>; block: PoolFacts['block'] }

/** The token that is sold into the pool, and the one that sellers are paid in. */
export function sidesOf({ tokens, quote }: Pick<PoolFacts, 'tokens'> & { quote: Side }): { base: Unit; quote: Unit } {
  return { base: tokens[quote === 1 ? 0 : 1], quote: tokens[quote] }
}
