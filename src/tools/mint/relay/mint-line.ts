import type { MintLine } from '#tools/mint/campaign/mint-event.ts'

/** Milliseconds of which the pace is taken, and after which a look says nothing of now. */
const paceMs = 30_000
const freshMs = 5_000

/** Looks that are nearer to each other than so many milliseconds say no pace. */
const leastMs = 2_000

/**
 * The line of the mints that the site pays for: one account pays for all of them, so they are put into blocks in the order of their numbers.
 * Tell it with `looked` how many transactions of the account are in blocks; `before` says what stands before one with that number.
 */
export function mintLine(now: () => number = () => performance.now()) {
  let looks: { at: number; mined: number }[] = []
  return {
    looked(mined: number): void {
      looks = [...looks.filter(({ at }) => now() - at < paceMs), { at: now(), mined }]
    },
    before(nonce: number): MintLine {
      const [first, last] = [looks[0], looks.at(-1)]
      if (!first || !last || now() - last.at > freshMs) return {}
      const ahead = Math.max(0, nonce - last.mined)
      const [passed, done] = [last.at - first.at, last.mined - first.mined]
      return passed < leastMs || done <= 0 ? { ahead } : { ahead, seconds: Math.ceil((ahead * passed) / done / 1000) }
    },
  }
}
