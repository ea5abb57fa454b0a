/** A moment in a calendar, in Unix seconds, with what a reminder says a day before. */
export type CalendarEntry = { uid: string; at: number; summary: string; url: string; alarm: string }

/** A calendar file (RFC 5545). `now` is in Unix seconds, `product` says what the dates are of. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { now, product }: { now: number; product: string },
): string {
  const events = entries.flatMap(({ uid, at, summary, url, alarm }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `SUMMARY:${escaped(summary)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${escaped(alarm)}`,
    'END:VALARM',
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//Intaglio//${product}//EN`, ...events, 'END:VCALENDAR', '']
  return lines.map(folded).join('\r\n')
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
