import { calendarFile } from '#core/time/calendar-file.ts'
import { lockName, lockText, proofPath, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { isPermanent, stepTime, type Schedule } from '#tools/schedule/schedule.ts'

/** What a calendar says of a lock. `origin` is that of the proof page. */
type Entry = LockKey & { symbol: string; schedule: Schedule; origin: string }

/** Steps that get an entry of their own. */
const mostEntries = 240

/** The unlocks of locks as a calendar file (RFC 5545): one entry for each cliff, step and end to come after `now`, in Unix seconds. */
export function calendarOf(locks: readonly Entry[], now: number): string {
  const entries = locks.flatMap((lock) =>
    timesOf(lock.schedule)
      .filter(({ at }) => at > now)
      .slice(0, mostEntries)
      .map(({ at, what }) => ({
        uid: `${lock.locker === 'VotingLocker' ? lockText(lock) : lock.id}-${at}@${new URL(lock.origin).host}`,
        at,
        summary: `${lock.symbol}, lock ${lockName(lock)}: ${what}`,
        url: lock.origin + proofPath(lock),
        alarm: `${lock.symbol}: ${what} tomorrow`,
      })),
  )
  return calendarFile(entries, { now, product: 'Token locks' })
}

function timesOf(schedule: Schedule): { at: number; what: string }[] {
  const { start, cliff, end, steps } = schedule
  if (isPermanent(schedule)) return []
  const stepwise = steps > 0 && steps <= mostEntries
  const inSteps = stepwise ? Array.from({ length: steps - 1 }, (_, done) => stepTime(schedule, done + 1)) : []
  return [
    ...(cliff > start && cliff < end ? [{ at: cliff, what: 'the first part is free' }] : []),
    ...inSteps.filter((at) => at > cliff).map((at) => ({ at, what: 'another part is free' })),
    { at: end, what: 'everything is free' },
  ]
}
