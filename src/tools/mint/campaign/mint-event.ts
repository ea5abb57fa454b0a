import type { Address, Hex } from 'viem'

/** A collection as the browser gets it. Times in Unix seconds. What never changes was read from the contract once. */
export type MintEvent = {
  contract: Address
  name: string
  description: string
  /** Mixed into the keys of the printed codes. */
  salt: Hex
  /** How many printed codes there are, how many were used, and until before when they can be. */
  codes: number
  redeemed: number
  codesDeadline: number
  /** What the code for everybody allows; `supply` 0 means that there is none. */
  event: {
    code: string
    supply: number
    minted: number
    perWallet: number
    perTransaction: number
    start: number
    end: number
    /** Whether a mint needs a voucher of ours. */
    vouchers: boolean
  }
  soulbound: boolean
  /** Whether the site pays for mints at the moment. */
  sponsored: boolean
}

/** What `GET /api/mint/campaigns` answers. */
export type MintEvents = { chainId: number; campaigns: MintEvent[] }

/** Where a printed code is on its list, and its proof up to the root. */
export type Place = { contract: Address; index: number; proof: Hex[]; used: boolean }

/** A voucher as `POST /api/mint/voucher` answers it: its holder may mint up to `limit` in all for `wallet`, until `deadline`. */
export type Voucher = { contract: Address; wallet: Address; limit: number; deadline: number; signature: Hex }

/** The line before a mint: how many others are put into a block first, and how long they take at the pace of the last half minute; each where it is known. */
export type MintLine = { ahead?: number; seconds?: number }

/** A mint that the site pays for, with the line before it while it is on its way. `token` is its number, once it is mined. */
export type Relayed = MintLine & { id: string; hash: Hex; status: 'sent' | 'mined' | 'failed'; token?: string }

/** The time that means: never expires. */
export const forEver = 2 ** 40 - 1
