import type { IndexState } from '#chain/index/index-state.server.ts'
import type { OwnCampaign, OwnLock, OwnPosition, OwnToken } from '#tools/indexed/thing.ts'

/** What was made here, the newest first, as far as it fits what was asked for. */
export type ExploreReport = {
  chain: { id: number; name: string }
  index: IndexState
  /** When it was made, in Unix seconds. */
  at: number
  /** What was asked for: a name, a symbol or an address. Empty: everything. */
  asked: string
  /** How many of each were ever made here. */
  sums: { launches: number; locks: number; positions: number; grants: number; campaigns: number }
  launches: OwnToken[]
  /** The locks of which something is free the soonest. */
  unlocks: OwnLock[]
  locks: OwnLock[]
  positions: OwnPosition[]
  campaigns: OwnCampaign[]
}
