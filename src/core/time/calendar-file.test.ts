import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = { uid: 'a@b', at: 1_700_000_000, summary: 'Call', url: 'https://example.com/book/x' }
const now = { now: 1_700_000_000, product: 'Calls' }
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('text is escaped, a line end is written as one, and no line is longer than 75 bytes', () => {
  const file = calendarFile(
    [{ ...entry, summary: 'a; b, c\\d', description: `first\r\nsecond ${'ü'.repeat(80)}`, location: 'x\ry' }],
    now,
  )
  const lines = unfolded(file)
  expect(lines).toContain('SUMMARY:a\\; b\\, c\\\\d')
  expect(lines).toContain(`DESCRIPTION:first\\nsecond ${'ü'.repeat(80)}`)
  expect(lines).toContain('LOCATION:x\\ny')
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('a meeting says in UTC from when to when, who, how often it was changed, and that it is cancelled', () => {
  const meeting = {
    organizer: { name: 'Intaglio', email: 'hello@intaglio.example' },
    attendee: { name: 'Ada "the\r\nCountess"', email: 'ada@example.com' },
    sequence: 2,
    cancelled: true,
  }
  const lines = unfolded(calendarFile([{ ...entry, end: entry.at + 1_800, meeting }], { ...now, method: 'CANCEL' }))
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      'UID:a@b',
      'DTSTART:20231114T221320Z',
      'DTEND:20231114T224320Z',
      'SEQUENCE:2',
      'STATUS:CANCELLED',
      'ORGANIZER;CN="Intaglio":mailto:hello@intaglio.example',
      'ATTENDEE;CN="Ada  the  Countess ";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ada@example.com',
    ]),
  )
})
