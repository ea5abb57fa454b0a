import { never } from '#chain/liquidity/ladder.ts'
import { paidBy, rootAfterFall } from '#chain/liquidity/locked-curve.ts'
import { pairRange, pairRoot } from '#chain/liquidity/pair-curve.ts'
import { paysWords } from '#chain/liquidity/pool-words.ts'
import { amountText, shareText } from '#chain/tokens/amount-text.ts'
import { aboutText } from '#chain/tokens/pool-tokens.ts'
import { quoteSide } from '#chain/tokens/quote-tokens.ts'
import type { Pair } from '#chain/tokens/read-pair.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { durationWords, timeWords } from '#core/time/time-words.ts'
import type { Lock } from '#tools/token-lock/read/read-locks.ts'
import { isPermanent, nextTime, vestedAt } from '#tools/schedule/schedule.ts'
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

/** What LP tokens of a pair pay, in its quote, when the price falls by half; undefined: neither token is a quote token of the chain. */
export function pairPay(
  { chainId, pair }: { chainId: number; pair: Pair },
  amount: bigint,
): { amount: bigint; quote: 0 | 1 } | undefined {
  const quote = quoteSide(chainId, [pair.tokens[0].address, pair.tokens[1].address])
  const root = pairRoot(pair)
  if (quote === undefined || root === 0n) return undefined
  const at = { root, quote }
  return { amount: paidBy(pairRange(pair, amount), at, rootAfterFall(at, 50)), quote }
}

/** What a lock of LP tokens pays, in one sentence; undefined of any other token, and of a lock that has ended. */
export function pairLead({ chainId, lock, pair }: There, now: number): string | undefined {
  if (!pair || lockState(lock, now) === 'ended') return undefined
  const paid = pairPay({ chainId, pair }, stillLocked(lock, now))
  if (!paid) return undefined
  // What vests by and by is said until its next part is free.
  const until = isPermanent(lock.schedule) ? never : (nextTime(lock, now) ?? lock.schedule.end)
  const slow = lock.schedule.cliff !== lock.schedule.end && lock.schedule.steps === 0 && now >= lock.schedule.cliff
  return slow && until !== never
    ? `If the price falls by half now, ${aboutText(paid.amount, pair.tokens[paid.quote])} is paid to sellers out of what is still locked. Less stays by the second, until ${timeWords(lock.schedule.end)}.`
    : paysWords({ facts: { ...pair, hook: undefined, fee: 3000 }, ...paid, until })
}

type There = Extract<Proof, { at: 'there' }>

/** A lock in one line. */
export function proofTitle(lock: Lock, token: Token, now: number): string {
  const locked = amountText(stillLocked(lock, now), token)
  const { end } = lock.schedule
  const next = nextTime(lock, now) ?? end
  const parts = next < end ? `, then in parts until ${timeWords(end)}` : ''
  const titles: Record<LockState, string> = {
    permanent: `${locked} locked permanently`,
    locked: `${locked} locked until ${timeWords(next)}${parts}`,
    vesting: `${locked} locked, vesting until ${timeWords(end)}`,
    ended: `No longer locked: it ended on ${timeWords(end)}`,
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
