import { expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'
import { forEver } from '#tools/schedule/schedule.ts'

const id = (0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266n << 96n) + 3n
const lock = { id, locker: 'TokenLocker', symbol: 'A,B;C', origin: 'https://intaglio.example' } as const
const year = 31_536_000

test('the cliff, each step and the end that are to come are entries, and what is over is not', () => {
  const schedule = { start: 0, cliff: 2 * year, end: 4 * year, steps: 4 }
  const text = calendarOf([{ ...lock, schedule }], year)
  const starts = [...text.matchAll(/DTSTART:(\d{8})T000000Z\r\n/g)].map(([, day]) => day)
  expect(starts).toEqual(['19720101', '19721231', '19731231'])
  expect(calendarOf([{ ...lock, schedule }], 3.5 * year).match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(calendarOf([{ ...lock, schedule: forEver }], 0)).not.toContain('VEVENT')
})

test('every line ends, folds and escapes as calendars want it', () => {
  const text = calendarOf(
    [{ ...lock, symbol: '€'.repeat(60), schedule: { start: 0, cliff: year, end: year, steps: 0 } }],
    0,
  )
  const lines = text.split('\r\n')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines.filter((line) => line.startsWith('BEGIN:')).length).toBe(
    lines.filter((line) => line.startsWith('END:')).length,
  )
  expect(calendarOf([{ ...lock, schedule: { start: 0, cliff: year, end: year, steps: 0 } }], 0)).toContain(
    String.raw`A\,B\;C\, lock`,
  )
})
