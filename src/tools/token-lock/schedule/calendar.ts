import { lockName, lockText, proofPath, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { isPermanent, stepTime, type Schedule } from '#tools/schedule/schedule.ts'

/** What a calendar says of a lock. `origin` is that of the proof page. */
type Entry = LockKey & { symbol: string; schedule: Schedule; origin: string }

/** Steps that get an entry of their own. */
const mostEntries = 240

/** The unlocks of locks as a calendar file (RFC 5545): one entry for each cliff, step and end to come after `now`, in Unix seconds. */
export function calendarOf(locks: readonly Entry[], now: number): string {
  const events = locks.flatMap((lock) =>
    timesOf(lock.schedule)
      .filter(({ at }) => at > now)
      .slice(0, mostEntries)
      .flatMap(({ at, what }) => [
        'BEGIN:VEVENT',
        `UID:${lock.locker === 'VotingLocker' ? lockText(lock) : lock.id}-${at}@${new URL(lock.origin).host}`,
        `DTSTAMP:${stamp(now)}`,
        `DTSTART:${stamp(at)}`,
        `SUMMARY:${escaped(`${lock.symbol}, lock ${lockName(lock)}: ${what}`)}`,
        `URL:${lock.origin}${proofPath(lock)}`,
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:-P1D',
        `DESCRIPTION:${escaped(`${lock.symbol}: ${what} tomorrow`)}`,
        'END:VALARM',
        'END:VEVENT',
      ]),
  )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Intaglio//Token locks//EN',
    ...events,
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join('\r\n')
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

function stamp(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\s+/g, ' ')
}

/** Lines longer than 75 bytes go on in the next one, after a space. */
function folded(line: string): string {
  const bytes = new TextEncoder()
  let [text, length] = ['', 0]
  for (const sign of line) {
    const size = bytes.encode(sign).length
    if (length + size > 74) [text, length] = [`${text}\r\n `, 1]
    text += sign
    length += size
  }
  return text
}
