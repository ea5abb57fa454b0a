import { parts, type Part, type State } from './parts.ts'

/** How one part was found, and after how many milliseconds. */
export type Measured = { state: State; latencyMs?: number | undefined }

/** One look at all parts that are in use; `at` in Unix seconds. */
export type Round = { at: number; found: Partial<Record<Part, Measured>> }

/** What one part gains on one UTC day: seconds in each state, and how it was at their end. */
export type Share = {
  part: Part
  day: string
  up: number
  degraded: number
  down: number
  latencyMs: number | undefined
  state: State
  /** Unix seconds. */
  until: number
}

/** Seconds before it that one look speaks for: the time between two looks, and a half more. */
const spokenFor = 90

const secondsOfDay = 86_400

/** The UTC day of a moment in Unix seconds, such as `2026-11-28`. */
export const dayOf = (at: number) => new Date(at * 1_000).toISOString().slice(0, 10)

/**
 * What a look adds, after the last looks at each part. Time that nobody measured is unknown, but of the server: where no process
 * measured, none answered.
 */
export function sharesOf({ at, found }: Round, last: Partial<Record<Part, number>>): Share[] {
  return parts.flatMap((part) => {
    const measured = found[part]
    const since = last[part] ?? at
    if (!measured || since > at) return []
    const from = Math.max(since, at - spokenFor)
    const absent = part === 'server' && since < from ? byDay(part, since, from, { state: 'down' }) : []
    return [...absent, ...byDay(part, from, at, measured)]
  })
}

function byDay(part: Part, from: number, to: number, { state, latencyMs }: Measured): Share[] {
  const shares: Share[] = []
  for (let start = from; start <= to;) {
    const midnight = (Math.floor(start / secondsOfDay) + 1) * secondsOfDay
    const end = Math.min(midnight, to)
    const none = { up: 0, degraded: 0, down: 0 }
    // The moment of midnight belongs to the day that begins, unless it ends what is measured.
    shares.push({ part, day: dayOf(start), ...none, [state]: end - start, latencyMs, state, until: end })
    if (end === to) break
    start = end
  }
  return shares
}

/** One part on one day, as the database keeps it. Times are in Unix seconds. */
export type Day = Omit<Share, 'until'> & { worstMs: number | undefined; measuredAt: number }

/** Days with what was gained since, for as long as the database cannot add it. */
export function withShares(days: readonly Day[], shares: readonly Share[]): Day[] {
  const byKey = new Map(days.map((day) => [`${day.part} ${day.day}`, day]))
  for (const { until, ...share } of shares) {
    const key = `${share.part} ${share.day}`
    const known = byKey.get(key)
    const sum = (state: State) => (known?.[state] ?? 0) + share[state]
    byKey.set(key, {
      ...share,
      up: sum('up'),
      degraded: sum('degraded'),
      down: sum('down'),
      worstMs: greater(known?.worstMs, share.latencyMs),
      measuredAt: until,
    })
  }
  return [...byKey.values()]
}

const greater = (one: number | undefined, other: number | undefined) =>
  one === undefined ? other : Math.max(one, other ?? 0)

/** When each part was last looked at. */
export function lastOf(days: readonly Pick<Day, 'part' | 'measuredAt'>[]): Partial<Record<Part, number>> {
  const last: Partial<Record<Part, number>> = {}
  for (const { part, measuredAt } of days) last[part] = Math.max(last[part] ?? 0, measuredAt)
  return last
}
