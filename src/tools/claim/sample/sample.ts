import type { Address } from 'viem'

/** A campaign to try claiming with: its number, its page, an account that is on its list, and whether the one that asks is. */
export type Sample = { id: number; path: string; listed: Address; yours: boolean }
