/** Instead of a time: never. */
export const never = 2 ** 40 - 1

/** The parts, in hundredths, whose dates a ladder tells. */
export const rungs = [99, 90, 50] as const

/** A part of what is locked, and the first time, in Unix seconds, at which less than that stays; `never`, or 0 where nothing is locked. */
export type Rung = { part: (typeof rungs)[number]; until: number; amount: bigint }

/**
 * Until when how much stays: of everything that nobody can withdraw now (`total`) the part that stays until each rung's date, and the
 * part that stays permanently. A lock of next to nothing moves no rung.
 */
export type Ladder = { total: bigint; permanent: bigint; rungs: Rung[] }

/** What cannot be withdrawn before a time, given `stays`, which falls or stays as it is as time goes by. `end`: nothing changes any more. */
export function ladderOf(stays: (time: number) => bigint, { now, end }: { now: number; end: number }): Ladder {
  const total = stays(now)
  const permanent = stays(Math.max(now, end))
  return {
    total,
    permanent,
    rungs: rungs.map((part) => {
      const isLess = (time: number) => stays(time) * 100n < total * BigInt(part)
      const until = total === 0n ? 0 : firstTime(isLess, now, end)
      return { part, until, amount: total === 0n ? 0n : until === never ? permanent : stays(until - 1) }
    }),
  }
}

/** The first second after `from`, up to `to`, at which something holds that then goes on holding; `never` when it does not by then. */
function firstTime(holds: (time: number) => boolean, from: number, to: number): number {
  if (to <= from || !holds(to)) return never
  let [before, then] = [from, to]
  while (then - before > 1) {
    const middle = Math.floor((before + then) / 2)
    if (holds(middle)) then = middle
    else before = middle
  }
  return then
}

/** A ladder of amounts that are each withdrawn whole, from a time on, in Unix seconds or `never`. */
export function ladderOfAmounts(parts: readonly { amount: bigint; unlock: number }[], now: number): Ladder {
  const stays = (time: number) => parts.reduce((sum, { amount, unlock }) => (unlock > time ? sum + amount : sum), 0n)
  const end = parts.reduce((last, { unlock }) => (unlock < never ? Math.max(last, unlock) : last), now)
  return ladderOf(stays, { now, end })
}
