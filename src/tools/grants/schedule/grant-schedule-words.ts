import { durationWords, timeWords } from '#core/time/time-words.ts'
import type { Segment } from '#tools/schedule/curve.ts'
import { scheduleWords } from '#tools/schedule/schedule-words.ts'
import type { Schedule } from '#tools/schedule/schedule.ts'

/** When a grant vests, in one sentence; without its segments that it follows a curve. */
export function grantScheduleWords(
  schedule: Schedule,
  curve?: readonly Segment[],
  isCurved = curve !== undefined,
): string {
  if (!isCurved) return scheduleWords(schedule)
  const { start, cliff, end } = schedule
  const before = cliff > start ? `Nothing before ${timeWords(cliff)}. ` : ''
  return `${before}From ${timeWords(start)} it vests ${shapeWords(curve)} until ${timeWords(end)}.`
}

function shapeWords(curve: readonly Segment[] = []): string {
  const [first, ...others] = curve
  if (first && others.length === 0 && first.power === 1 && first.granularity > 1)
    return `evenly, every ${durationWords(first.granularity)},`
  if (first && curve.every(({ power }) => power === 0)) return `in ${curve.length} parts of their own days and sizes`
  return first ? `on a curve of ${curve.length} ${curve.length === 1 ? 'segment' : 'segments'}` : 'on a curve'
}
