import { farthest, forEver, type Schedule } from '#tools/schedule/schedule.ts'

/** The ways to write a schedule. `parts`: days and shares of one's own, each a lock of its own. */
export type Shape = 'day' | 'linear' | 'cliff' | 'steps' | 'parts' | 'never'

/** A part that vests on a day of its own; `share` in hundredths of a per cent. */
export type DraftPart = { at: number; share: number }

/** A schedule as it is edited. Fields that a shape does not use keep what they had. Times are Unix seconds. */
export type ScheduleDraft = {
  shape: Shape
  start: number
  cliff: number
  end: number
  steps: number
  parts: readonly DraftPart[]
}

/** All hundredths of a per cent. */
export const whole = 10_000

const day = 86_400
const year = 365 * day

/** What the editor begins with: all in a year, and for the other shapes what is usual. */
export function firstDraft(now: number): ScheduleDraft {
  const start = now - (now % 60)
  return {
    shape: 'cliff',
    start,
    cliff: start + year,
    end: start + 4 * year,
    steps: 4,
    parts: [1, 2, 3, 4].map((count) => ({ at: start + count * year, share: whole / 4 })),
  }
}

/** Another shape of the same draft: what it needs and the draft does not have is filled in. */
export function reshaped(draft: ScheduleDraft, shape: Shape): ScheduleDraft {
  const cliff = draft.cliff > draft.start && draft.cliff < draft.end
  return {
    ...draft,
    shape,
    ...(shape === 'cliff' && !cliff && { cliff: draft.start + Math.floor((draft.end - draft.start) / 4) }),
  }
}

/** The schedules of a draft, each with its share of the amount in hundredths of a per cent. */
export function schedulesOf({
  shape,
  start,
  cliff,
  end,
  steps,
  parts,
}: ScheduleDraft): { schedule: Schedule; share: number }[] {
  if (shape === 'parts')
    return parts.map(({ at, share }) => ({
      share,
      schedule: { start: Math.min(start, at - 1), cliff: at, end: at, steps: 0 },
    }))
  const schedules: Record<Exclude<Shape, 'parts'>, Schedule> = {
    day: { start: Math.min(start, end - 1), cliff: end, end, steps: 0 },
    linear: { start, cliff: start, end, steps: 0 },
    cliff: { start, cliff, end, steps: 0 },
    steps: { start, cliff: start, end, steps },
    never: forEver,
  }
  return [{ schedule: schedules[shape], share: whole }]
}

/** The part of a draft that a complaint is about. */
export type DraftField = 'start' | 'cliff' | 'end' | 'steps' | 'parts'

/** What the contract would refuse, and what makes no sense, by field, each with what to do. */
export function checkDraft(draft: ScheduleDraft, now: number): Partial<Record<DraftField, string>> {
  const { shape, start, cliff, end, steps, parts } = draft
  if (shape === 'never') return {}
  if (shape === 'parts') return checkParts(parts, now)
  const errors: Partial<Record<DraftField, string>> = {}
  if (!Number.isFinite(end)) errors.end = 'Choose the day on which everything is free.'
  else if (end <= now) errors.end = 'This time has passed: choose one in the future.'
  else if (end > now + farthest.ahead) errors.end = 'The contract takes an end at most a hundred years ahead.'
  if (shape === 'day') return errors
  if (!Number.isFinite(start)) errors.start = 'Choose the day on which it begins.'
  else if (start >= end) errors.start = 'It has to begin before it ends.'
  else if (end - start > farthest.apart) errors.start = 'Begin later: start and end are too far apart for the contract.'
  if (shape === 'cliff' && !(cliff >= start && cliff <= end)) errors.cliff = 'The cliff lies between start and end.'
  if (shape === 'steps' && !(Number.isInteger(steps) && steps >= 2 && steps <= 65_535))
    errors.steps = 'Two steps at least, 65535 at most.'
  return errors
}

/** Parts that one schedule may have: each is a lock of its own. */
export const mostParts = 60

function checkParts(parts: readonly DraftPart[], now: number): { parts?: string } {
  if (parts.length === 0 || parts.length > mostParts) return { parts: `One part at least, ${mostParts} at most.` }
  if (parts.some(({ at }) => !Number.isFinite(at))) return { parts: 'Every part needs a day.' }
  if (parts.some(({ at }) => at <= now)) return { parts: 'A day has passed: choose one in the future.' }
  if (parts.some(({ at }) => at > now + farthest.ahead))
    return { parts: 'The contract takes a day at most a hundred years ahead.' }
  if (parts.some(({ share }) => !(Number.isInteger(share) && share > 0)))
    return { parts: 'Every part is more than nothing, in at most two decimals of a per cent.' }
  const sum = parts.reduce((all, { share }) => all + share, 0)
  return sum === whole ? {} : { parts: `The parts come to ${sum / 100} per cent. Make them a hundred.` }
}
