import { nextTime, vestedAt, type Vesting } from '#tools/schedule/schedule.ts'
import type { Grant } from './read-grants.ts'

/** How far a grant is. `stopped`: revoked, and the stop has come. */
export type GrantState = 'waiting' | 'vesting' | 'vested' | 'stopping' | 'stopped'

/** When a grant vests, as the chart and the sums of schedules take it. */
export function vestingOf({ amount, schedule, segments, revoked, stop }: Grant): Vesting {
  return { amount, schedule, curve: segments, ...(revoked && { stop }) }
}

/** How much has vested at a time, withdrawn or not: the same sum, to the unit, as the contract's `vestedAt`. */
export function vestedOf(grant: Grant, time: number): bigint {
  return vestedAt(vestingOf(grant), time)
}

/** What the receiver can withdraw at a time. */
export function withdrawableOf(grant: Grant, time: number): bigint {
  return vestedOf(grant, time) - grant.withdrawn
}

/** What the receiver has in all once nothing more vests: of a revoked grant what had vested at its stop. */
export function keptOf(grant: Grant): bigint {
  return vestedOf(grant, Number.MAX_SAFE_INTEGER)
}

/** What the revoker can take back. */
export function refundableOf(grant: Grant): bigint {
  return grant.revoked && !grant.refunded ? grant.amount - keptOf(grant) : 0n
}

/** When a revocation sent now would stop a grant, and what it would leave to each side. */
export function revocationOf(grant: Grant, when: number, now: number): { stop: number; kept: bigint; back: bigint } {
  const stop = Math.max(when, now + grant.notice)
  const kept = vestedOf(grant, stop)
  return { stop, kept, back: grant.amount - kept }
}

/** How far a grant is at a time. */
export function stateOf(grant: Grant, now: number): GrantState {
  if (grant.revoked) return now < grant.stop ? 'stopping' : 'stopped'
  if (now >= grant.schedule.end) return 'vested'
  return vestedOf(grant, now) > 0n ? 'vesting' : 'waiting'
}

/** When the next part vests; undefined: nothing more will. */
export function nextOf(grant: Grant, now: number): number | undefined {
  return nextTime(vestingOf(grant), now)
}

/** Whether there is somebody who can revoke a grant. */
export function isRevocable({ revoker, revoked }: Grant): boolean {
  return !revoked && BigInt(revoker) !== 0n
}

/** Whether two accounts are the same one. */
export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
