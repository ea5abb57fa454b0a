import { brand } from '#content/brand.ts'
/** A person in a calendar file. */
type Party = { name: string; email: string }

/**
 * A moment in a calendar, in Unix seconds, with what a reminder says a day before. One that lasts has an `end`. A meeting has the two who
 * meet, and counts in `sequence` how often it was changed.
 */
export type CalendarEntry = {
  uid: string
  at: number
  summary: string
  url: string
  alarm?: string
  end?: number
  description?: string
  location?: string
  meeting?: { organizer: Party; attendee: Party; sequence: number; cancelled: boolean }
}

/** What a mail program does with a calendar file (RFC 5546): shows it, asks its reader, or takes the entry out again. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL'

/** A calendar file (RFC 5545). `now` is in Unix seconds, `product` says what the dates are of. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { now, product, method }: { now: number; product: string; method?: CalendarMethod },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//${product}//EN`,
    ...(method ? [`METHOD:${method}`] : []),
    ...entries.flatMap((entry) => eventLines(entry, now)),
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join('\r\n')
}

function eventLines({ uid, at, end, summary, url, alarm, description, location, meeting }: CalendarEntry, now: number) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    ...(end === undefined ? [] : [`DTEND:${stamp(end)}`]),
    `SUMMARY:${escaped(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    `URL:${url}`,
    ...(meeting ? meetingLines(meeting) : []),
    ...(alarm === undefined
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P1D', `DESCRIPTION:${escaped(alarm)}`, 'END:VALARM']),
    'END:VEVENT',
  ]
}

function meetingLines({ organizer, attendee, sequence, cancelled }: NonNullable<CalendarEntry['meeting']>) {
  return [
    `SEQUENCE:${sequence}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`,
  ]
}

function stamp(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** A value of text: its own signs are escaped, a line end is written as one, and no other sign ends the line. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\s+/g, ' ')
}

/** A value of a parameter, which knows no escape: a double quote would end it. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`
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
