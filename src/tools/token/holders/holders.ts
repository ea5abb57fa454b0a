import type { Address } from 'viem'
import type { IndexState } from '#chain/index/index-state.server.ts'
import type { TokenKind } from '#chain/index/rows/transfer-rows.ts'

/** An account that has some of a token, in its smallest unit or in pieces. `name`: what it is, where we know it. */
export type Holder = { account: Address; amount: string; name?: string }

/** Those who hold one thing: the largest first, how many there are, and all of it together. */
export type Held = { holders: number; total: string; largest: Holder[] }

/** Who holds a token as far as the index knows, or why it does not. Items are those of ERC-1155 and ERC-6909, each held apart. */
export type Holders = {
  token: Address
  kind: TokenKind
  symbol: string | null
  decimals: number | null
  index: IndexState
} & ({ all: Held } | { accounts: number; items: ({ item: string } & Held)[]; moreItems: number })

/** Why the index does not know who holds a token: it was never written down here, or has moved too often. */
export type NotFollowed = { notFollowed: 'unknown' | 'busy' }

/** The share of a part in hundredths of a percent, rounded down. */
export const shareOf = (amount: string, total: string): bigint =>
  BigInt(total) === 0n ? 0n : (BigInt(amount) * 10_000n) / BigInt(total)
