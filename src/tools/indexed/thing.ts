import type { Address } from 'viem'
import type { TokenKind } from '#chain/index/rows/transfer-rows.ts'
import type { Schedule } from '#tools/schedule/schedule.ts'

/** A token as the index knows it. Amounts of one without decimals are shown in its smallest unit. */
export type KnownToken = {
  address: Address
  kind: TokenKind
  name: string | null
  symbol: string | null
  decimals: number | null
}

/** What an account is to a thing. `offered`: it may accept it. */
export type Role = 'owner' | 'holder' | 'offered' | 'payee' | 'receiver' | 'giver' | 'revoker' | 'creator'

type Thing = { path: string; name: string; roles: Role[] }
type OfToken = { token: KnownToken }

/** A lock of tokens. Amounts are in the token's smallest unit, times in Unix seconds. */
export type OwnLock = Thing &
  OfToken & {
    votes: boolean
    held: string
    /** What can be withdrawn now; null where only the chain can say it. */
    free: string | null
    schedule: Schedule
    next: number | null
  }

/** A lock of a position of Uniswap; `unlock` is null where it never ends. */
export type OwnPosition = Thing & { manager: Address; tokenId: string; unlock: number | null }

/** A grant. `held` is what is still to be paid out, `free` what can be withdrawn now. */
export type OwnGrant = Thing &
  OfToken & {
    held: string
    free: string
    schedule: Schedule
    next: number | null
    revocable: boolean
    revoked: boolean
    /** What the giver can take back of a revoked one. */
    refund: string
  }

/** A campaign of claims that the account made. `left` is what nobody has claimed or taken back. */
export type OwnCampaign = Thing & OfToken & { funded: string; left: string; start: number; deadline: number | null }

/** A token that the account launched. */
export type OwnToken = OfToken & { path: string; withPool: boolean; at: number | null }

/** What the account has of a token that was launched here: an amount, or items with their numbers. */
export type OwnBalance = OfToken & { path: string; amount: string; items: string[] }
