import { parts, partWords, type Part, type State } from './parts.ts'
import type { Day } from './shares.ts'

/** `unknown`: nobody has looked for five minutes, or nobody has looked yet. */
type StateNow = State | 'unknown'

export type PartReport = {
  id: Part
  name: string
  state: StateNow
  /** How it is now, for a reader. */
  sentence: string
  /** ISO; null before the first look. */
  measuredAt: string | null
  latencyMs: number | null
  /** Share of the measured seconds in which it answered, slowly or not; null where nothing was measured. */
  answered: number | null
  /** Oldest first. Seconds in each state; a day without a look is absent. */
  days: { day: string; up: number; degraded: number; down: number; worstMs: number | null }[]
}

/** What `/status.json` answers. */
export type StatusReport = {
  at: string
  state: StateNow
  sentence: string
  /** The first day that is known, such as `2026-11-28`; null before the first look. */
  since: string | null
  /** `memory`: the database does not answer, and this is what one server remembers. */
  source: 'database' | 'memory'
  parts: PartReport[]
}

/** Seconds after which a look says nothing about now. */
const old = 300

type Options = { inUse: readonly Part[]; now: Date; source: StatusReport['source'] }

/** How the parts in use are and were. Without the database it is known to be down, whatever it was at the last look. */
export function reportOf(days: readonly Day[], { inUse, now, source }: Options): StatusReport {
  const reports = parts
    .filter((part) => inUse.includes(part))
    .map((part) => {
      const report = partReport(
        part,
        days.filter((day) => day.part === part),
        now,
      )
      return part === 'database' && source === 'memory' ? { ...report, ...downNow(part, now) } : report
    })
  return {
    at: now.toISOString(),
    ...overall(reports),
    since: days.reduce<string | null>((first, { day }) => (first === null || day < first ? day : first), null),
    source,
    parts: reports,
  }
}

const downNow = (part: Part, now: Date) => ({
  state: 'down' as const,
  sentence: partWords[part].down,
  measuredAt: now.toISOString(),
  latencyMs: null,
})

function partReport(part: Part, days: readonly Day[], now: Date): PartReport {
  const sorted = days.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const newest = sorted.at(-1)
  const isOld = newest === undefined || now.getTime() / 1_000 - newest.measuredAt > old
  const state = isOld ? 'unknown' : newest.state
  const measuredAt = newest ? new Date(newest.measuredAt * 1_000).toISOString() : null
  const unknown = newest ? 'Nobody has measured it in the last five minutes.' : 'It has not been measured yet.'
  return {
    id: part,
    name: partWords[part].name,
    state,
    sentence: state === 'unknown' ? unknown : partWords[part][state],
    measuredAt,
    latencyMs: isOld ? null : (newest.latencyMs ?? null),
    answered: answeredOf(sorted),
    days: sorted.map(({ day, up, degraded, down, worstMs = null }) => ({ day, up, degraded, down, worstMs })),
  }
}

function answeredOf(days: readonly Day[]): number | null {
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0)
  const measured = sum(({ up, degraded, down }) => up + degraded + down)
  return measured === 0 ? null : sum(({ up, degraded }) => up + degraded) / measured
}

const words: Record<StateNow, (count: number) => string> = {
  down: (count) => (count === 1 ? 'One part does not answer.' : `${count} parts do not answer.`),
  degraded: (count) => (count === 1 ? 'One part is slow or late.' : `${count} parts are slow or late.`),
  unknown: (count) => (count === 1 ? 'One part has not been measured yet.' : `${count} parts are not measured now.`),
  up: () => 'Every part answers.',
}

/** The worst of all parts, and how many are in that state. */
function overall(reports: readonly PartReport[]): { state: StateNow; sentence: string } {
  for (const state of ['down', 'degraded', 'unknown'] as const) {
    const count = reports.filter((report) => report.state === state).length
    if (count > 0) return { state, sentence: words[state](count) }
  }
  return { state: 'up', sentence: words.up(0) }
}
