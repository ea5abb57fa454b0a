import { timeWords } from '#core/time/time-words.ts'
import { isPermanent, type Schedule } from './schedule.ts'

/** A schedule in one sentence. */
export function scheduleWords(schedule: Schedule): string {
  const { start, cliff, end, steps } = schedule
  if (isPermanent(schedule)) return 'Locked permanently: nothing can ever be withdrawn.'
  if (cliff === end) return `Nothing before ${timeWords(end)}, everything from then on.`
  const evenly = steps === 0 ? 'evenly, second by second,' : `in ${steps} equal steps`
  const from =
    cliff > start
      ? `Nothing before ${timeWords(cliff)}; counted from ${timeWords(start)}, it vests ${evenly}`
      : `From ${timeWords(start)} it vests ${evenly}`
  return `${from} until ${timeWords(end)}.`
}
