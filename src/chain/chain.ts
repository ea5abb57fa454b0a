import type { Address } from 'viem'

/** Where Uniswap is on a chain, as its makers publish it. What is absent is not there. */
export type UniswapAddresses = {
  v2Factory?: Address
  /** What fills pairs of V2: without it liquidity cannot be added to one in a single transaction. */
  v2Router?: Address
  v3Factory?: Address
  /** The collections whose items are positions. */
  v3Positions?: Address
  v4Positions?: Address
}

/** A network as the product knows it: what is shown of it, and when what happened there counts. */
export type Chain = {
  /** EIP-155 number. */
  id: number
  name: string
  /** What fees are paid in. */
  currency: { name: string; symbol: string; decimals: number }
  /** Origin of its public block explorer; absent: this site's own page about a transaction serves. */
  explorer?: string
  /** True where the currency is worth nothing. */
  testnet: boolean
  /** What its icon is engraved from: the seed of its lines, and one or two letters in the middle. */
  icon: { seed: string; glyph: string }
  /** Blocks, its own included, after which a transaction is called confirmed. */
  confirmations: number
  /** Blocks after which nothing is expected to change any more: answers about older ones may be kept. */
  finalBlocks: number
  /** Seconds from one block to the next, on average; 0 where a block is made as soon as a transaction comes. */
  blockSeconds: number
  /** For naming pools and positions; absent: no pool can be vouched for. */
  uniswap?: UniswapAddresses
}
