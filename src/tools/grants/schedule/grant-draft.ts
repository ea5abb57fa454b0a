import { lengthOf, mostSegments, type Segment } from '#tools/schedule/curve.ts'
import { farthest, type Schedule } from '#tools/schedule/schedule.ts'

/** The ways to write when a grant vests. */
export type GrantShape = 'cliff' | 'linear' | 'steps' | 'day' | 'curve'

/** How a segment vests: evenly, slowly and then fast, fast and then slowly, or all at its end. */
export type Bend = 'even' | 'late' | 'early' | 'end'

/** A segment as it is edited: its days, its part in hundredths of a per cent, and the seconds between two payouts, 0 for each second. */
export type DraftSegment = { days: number; share: number; bend: Bend; every: number }

/** A schedule as it is edited. Fields that a shape does not use keep what they had. Times are Unix seconds. */
export type GrantDraft = {
  shape: GrantShape
  start: number
  cliff: number
  end: number
  steps: number
  /** Seconds between two payouts, 0 for each second. */
  every: number
  segments: readonly DraftSegment[]
}

const day = 86_400
const year = 365 * day

/** Seconds between two payouts that can be chosen, and how each is called. */
export const everies: readonly (readonly [seconds: number, name: string])[] = [
  [0, 'second'],
  [day, 'day'],
  [7 * day, 'week'],
  [30 * day, '30 days'],
]

const powers: Record<Bend, number> = { even: 1, late: 2, early: -2, end: 0 }

/** All hundredths of a per cent. */
const whole = 10_000

/** What the editor begins with: four years with a cliff of one, as most teams have it. */
export function firstDraft(now: number): GrantDraft {
  const start = now - (now % 60)
  return {
    shape: 'cliff',
    start,
    cliff: start + year,
    end: start + 4 * year,
    steps: 16,
    every: 0,
    segments: [
      { days: 365, share: 2500, bend: 'end', every: 0 },
      { days: 1095, share: 7500, bend: 'even', every: 30 * day },
    ],
  }
}

/** The curve of a draft; undefined: start, cliff, end and steps say all. */
export function curveOf({ shape, start, end, every, segments }: GrantDraft): Segment[] | undefined {
  if (shape === 'curve')
    return segments.map(({ days, share, bend, every: seconds }) => ({
      length: days * day,
      weight: BigInt(share),
      granularity: bend === 'end' ? 0 : seconds,
      power: powers[bend],
    }))
  if (every === 0 || (shape !== 'linear' && shape !== 'cliff')) return undefined
  return [{ length: end - start, weight: 1n, granularity: every, power: 1 }]
}

/** The times of a draft, as the contract takes them. */
export function scheduleOf(draft: GrantDraft): Schedule {
  const { shape, start, cliff, end, steps } = draft
  const schedules: Record<GrantShape, () => Schedule> = {
    day: () => ({ start: Math.min(start, end - 1), cliff: end, end, steps: 0 }),
    linear: () => ({ start, cliff: start, end, steps: 0 }),
    cliff: () => ({ start, cliff, end, steps: 0 }),
    steps: () => ({ start, cliff: start, end, steps }),
    curve: () => ({ start, cliff: start, end: start + lengthOf(curveOf(draft)!), steps: 0 }),
  }
  return schedules[shape]()
}

/** The part of a draft that a complaint is about. */
export type GrantDraftField = 'start' | 'cliff' | 'end' | 'steps' | 'every' | 'segments'

/** What the contract would refuse, and what makes no sense, by field, each with what to do. */
export function checkGrantDraft(draft: GrantDraft, now: number): Partial<Record<GrantDraftField, string>> {
  const { shape, start, cliff, end, steps, every } = draft
  const errors: Partial<Record<GrantDraftField, string>> = {}
  if (shape !== 'day' && !Number.isFinite(start)) errors.start = 'Choose the day on which it begins.'
  if (shape === 'curve') {
    const wrong = segmentsWrong(draft.segments)
    if (wrong) errors.segments = wrong
    else if (!errors.start) Object.assign(errors, timesWrong(scheduleOf(draft), now, 'segments'))
    return errors
  }
  if (!Number.isFinite(end)) errors.end = 'Choose the day on which everything has vested.'
  if (errors.start || errors.end) return errors
  if (shape === 'cliff' && !(cliff >= start && cliff <= end)) errors.cliff = 'The cliff lies between start and end.'
  if (shape === 'steps' && !(Number.isInteger(steps) && steps >= 2 && steps <= 65_535))
    errors.steps = 'Two parts at least, 65535 at most.'
  if ((shape === 'cliff' || shape === 'linear') && every > end - start)
    errors.every = 'That is longer than the whole grant: choose a shorter time.'
  return { ...errors, ...timesWrong(scheduleOf(draft), now, 'end') }
}

/** What is wrong with the times of a schedule, said at the field of its end, or at its start. */
function timesWrong({ start, end }: Schedule, now: number, atEnd: 'end' | 'segments') {
  if (end <= now) return { [atEnd]: 'The end has passed: choose one in the future.' }
  if (end > now + farthest.ahead) return { [atEnd]: 'The contract takes an end at most a hundred years ahead.' }
  if (start >= end) return { start: 'It has to begin before it ends.' }
  return end - start > farthest.apart ? { start: 'Begin later: start and end are too far apart for the contract.' } : {}
}

function segmentsWrong(segments: readonly DraftSegment[]): string | undefined {
  if (segments.length === 0 || segments.length > mostSegments) return `One segment at least, ${mostSegments} at most.`
  if (segments.some(({ days }) => !(Number.isInteger(days) && days > 0 && days <= 36_525)))
    return 'Every segment lasts a whole number of days.'
  if (segments.some(({ share }) => !(Number.isInteger(share) && share >= 0)))
    return 'A part is a per cent with at most two decimals; nothing is a pause.'
  if (segments.some(({ bend, every, days }) => bend !== 'end' && every > days * day))
    return 'A segment is shorter than the time between its payouts.'
  const sum = segments.reduce((all, { share }) => all + share, 0)
  return sum === whole ? undefined : `The parts come to ${sum / 100} per cent. Make them a hundred.`
}
