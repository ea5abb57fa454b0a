import { idText } from '#chain/tokens/numbered.ts'
import { timeWords } from '#core/time/time-words.ts'

/** The schedule of the locks that claims are paid into, as the contract has it. Times are Unix seconds. */
export type LockTerms = {
  start: number
  /** Nothing can be withdrawn before. */
  cliff: number
  /** Everything can be withdrawn from then on; a claim that comes later is paid out. 0: claims are never locked. */
  end: number
  /** Equal parts, each at its end; 0: second by second. */
  steps: number
}

/** The schedule of a campaign that pays out. */
export const noLock: LockTerms = { start: 0, cliff: 0, end: 0, steps: 0 }

/** Whether a claim at that time, in Unix seconds, is paid into a lock. */
export function isLocked(lock: LockTerms, now: number): boolean {
  return now < lock.end
}

/** When tokens that are claimed into a lock can be withdrawn, in one sentence. */
export function lockWords({ start, cliff, end, steps }: LockTerms): string {
  if (cliff === end) return `All of it can be withdrawn from ${timeWords(end)} on, and nothing before.`
  const evenly = steps === 0 ? 'evenly, second by second' : `in ${steps} equal steps`
  const from = cliff > start ? `Nothing before ${timeWords(cliff)}. ` : ''
  return `${from}It can be withdrawn ${evenly}, from ${timeWords(start)} until ${timeWords(end)}.`
}

/** Where a lock has its page. */
export function lockLink(id: bigint): string {
  return `/token-locking/${idText(id)}`
}
