import type { Address } from 'viem'
import type { IndexState } from '#chain/index/index-state.server.ts'
import type {
  KnownToken,
  OwnBalance,
  OwnCampaign,
  OwnGrant,
  OwnLock,
  OwnPosition,
  OwnToken,
} from '#tools/indexed/thing.ts'

/** Something that the account can claim, or will be able to from `start` on. */
export type OwnClaim = {
  token: KnownToken
  path: string
  campaign: string
  amount: string
  start: number
  deadline: number | null
}

/** What comes next, in Unix seconds. */
export type NextDate = { at: number; what: string; path: string }

/** Everything of an account that the index knows. */
export type AccountReport = {
  account: Address
  chain: { id: number; name: string }
  index: IndexState
  /** When it was made, in Unix seconds. What can be withdrawn is meant at this time. */
  at: number
  claims: OwnClaim[]
  tokens: OwnToken[]
  balances: OwnBalance[]
  locks: OwnLock[]
  positions: OwnPosition[]
  grants: OwnGrant[]
  campaigns: OwnCampaign[]
  next: NextDate[]
}
