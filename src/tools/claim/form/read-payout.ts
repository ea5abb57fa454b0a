import type { Address } from 'viem'
import { figure } from '#core/text/figure.ts'
import { secondsOf } from '#core/time/local-time.ts'
import { readOwner } from '#core/text/read-owner.ts'
import { noGrant, type GrantTerms } from '#tools/claim/contract/grant-terms.ts'
import { noLock, type LockTerms } from '#tools/claim/contract/lock-terms.ts'
import type { Window } from './prepare-campaign.ts'

/** How claims are paid, as the form has it; `end` is a field of day and time, `notice` a number of days. */
export type Payout = {
  into: 'out' | 'lock' | 'grant'
  end: string
  evenly: boolean
  ownClaims: boolean
  /** Whether the grants can be revoked, by whom (empty: the creator), and with how many days of notice. */
  revocable: boolean
  revoker: string
  notice: string
}

/** What most campaigns want: paid out, and nobody can send another's claim. */
export const usualPayout: Payout = {
  into: 'out',
  end: '',
  evenly: false,
  ownClaims: true,
  revocable: false,
  revoker: '',
  notice: '',
}

/** How far ahead a lock may end, in seconds: a little less than the contract lets it. */
const farthest = 99 * 365 * 86_400

/**
 * The schedule of the locks or grants, or the sentence that says what is wrong with it. `now` is the time by the chain in Unix seconds: what is
 * released evenly counts from there when claims open immediately.
 */
export function lockOf({ into, end, evenly }: Payout, window: Window, now: number): LockTerms | string {
  if (into === 'out') return noLock
  const until = secondsOf(end)
  if (Number.isNaN(until)) return 'Give the day and the time until which claims are held back.'
  if (until <= now) return 'The schedule ends in the past. Choose a later time.'
  const start = Math.max(window.start, now)
  if (until <= start) return 'The schedule ends before claims open. Choose a later time.'
  if (until > now + farthest) return 'The schedule ends more than 99 years ahead. Choose an earlier time.'
  return { start, cliff: evenly ? start : until, end: until, steps: 0 }
}

/** Days of notice at most: the contract counts seconds in 32 bits. */
const longestNotice = 3_650

/** Who can revoke the grants that claims are paid into, or the sentence that says what is wrong. `creator` is who makes the campaign. */
export function grantOf({ into, revocable, revoker, notice }: Payout, creator: Address): GrantTerms | string {
  if (into !== 'grant') return noGrant
  if (!revocable) return { ...noGrant, used: true }
  const who = revoker.trim() ? readOwner(revoker.trim()) : creator
  if (!who.startsWith('0x')) return who
  const days = Number(notice.trim() || 0)
  if (!Number.isInteger(days) || days < 0 || days > longestNotice)
    return `Give the notice as whole days, at most ${figure(longestNotice)}.`
  return { used: true, revoker: who as Address, notice: days * 86_400 }
}
