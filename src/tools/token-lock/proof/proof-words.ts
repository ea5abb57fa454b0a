import { amountText, shareText } from '#chain/tokens/amount-text.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { durationWords, timeWords } from '#core/text/time-words.ts'
import type { Lock } from '#tools/token-lock/read/read-locks.ts'
import { isPermanent, nextTime, vestedAt } from '#tools/token-lock/schedule/schedule.ts'
import type { Proof } from './read-proof.ts'

/** How far one can rely on a lock. `ended`: everything in it can be withdrawn. */
export type LockState = 'permanent' | 'locked' | 'vesting' | 'ended'

/** The state of a lock at a time, in Unix seconds. */
export function lockState(lock: Lock, now: number): LockState {
  if (isPermanent(lock.schedule)) return 'permanent'
  if (now >= lock.schedule.end) return 'ended'
  return vestedAt(lock, now) > 0n ? 'vesting' : 'locked'
}

/** What is still locked of a lock. */
export function stillLocked(lock: Lock, now: number): bigint {
  return lock.amount - vestedAt(lock, now)
}

/** A lock in one line. */
export function proofTitle(lock: Lock, token: Token, now: number): string {
  const locked = amountText(stillLocked(lock, now), token)
  const titles: Record<LockState, string> = {
    permanent: `${locked} locked permanently`,
    locked: `${locked} locked until ${timeWords(nextTime(lock, now) ?? lock.schedule.end)}`,
    vesting: `${locked} locked, vesting until ${timeWords(lock.schedule.end)}`,
    ended: `No longer locked: it ended on ${timeWords(lock.schedule.end)}`,
  }
  return titles[lockState(lock, now)]
}

/** From here on an end is near, in seconds: a month. */
const near = 30 * 86_400

/** What anyone who relies on a lock should know first, the weightiest first. */
export function proofWarnings({ lock, token, pair }: Extract<Proof, { at: 'there' }>, now: number): string[] {
  const { end } = lock.schedule
  const state = lockState(lock, now)
  const locked = stillLocked(lock, now)
  const { supply } = token.proof
  const next = nextTime(lock, now)
  return [
    ...(token.proof.solvent ? [] : ['The token took balance away from the lock contract: it holds less than it owes.']),
    ...(state === 'ended' ? ['This lock has ended. Its owner can withdraw everything at any time.'] : []),
    ...(state !== 'ended' && next !== undefined && next - now < near
      ? [
          next === end
            ? `It ends soon, in ${durationWords(end - now)}.`
            : `Something is free soon, in ${durationWords(next - now)}.`,
        ]
      : []),
    ...(lock.vested > lock.withdrawn && state !== 'ended'
      ? [`A part is free already: ${amountText(lock.vested - lock.withdrawn, token)} can be withdrawn now.`]
      : []),
    ...(supply > 0n && locked > 0n && locked * 2n < supply
      ? [
          pair
            ? `It holds a part of the pool only: ${shareText(locked, supply)}. What is not locked can be taken out at any time.`
            : `It holds a part of the supply only: ${shareText(locked, supply)}. What is not locked can be sold at any time.`,
        ]
      : []),
  ]
}
