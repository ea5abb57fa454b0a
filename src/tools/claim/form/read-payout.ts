import { secondsOf } from '#core/text/local-time.ts'
import { noLock, type LockTerms } from '#tools/claim/contract/lock-terms.ts'
import type { Window } from './prepare-campaign.ts'

/** How claims are paid, as the form has it; `end` is a field of day and time. */
export type Payout = { into: 'out' | 'lock'; end: string; evenly: boolean; ownClaims: boolean }

/** What most campaigns want: paid out, and nobody can send another's claim. */
export const usualPayout: Payout = { into: 'out', end: '', evenly: false, ownClaims: true }

/** How far ahead a lock may end, in seconds: a little less than the contract lets it. */
const farthest = 99 * 365 * 86_400

/**
 * The schedule of the locks, or the sentence that says what is wrong with it. `now` is the time by the chain in Unix seconds: what is
 * released evenly counts from there when claims open immediately.
 */
export function lockOf({ into, end, evenly }: Payout, window: Window, now: number): LockTerms | string {
  if (into === 'out') return noLock
  const until = secondsOf(end)
  if (Number.isNaN(until)) return 'Give the day and the time until which claims are locked.'
  if (until <= now) return 'The lock ends in the past. Choose a later time.'
  const start = Math.max(window.start, now)
  if (until <= start) return 'The lock ends before claims open. Choose a later time.'
  if (until > now + farthest) return 'The lock ends more than 99 years ahead. Choose an earlier time.'
  return { start, cliff: evenly ? start : until, end: until, steps: 0 }
}
