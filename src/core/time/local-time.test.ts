import { expect, test } from 'vitest'
import { localTime, secondsOf, zoneOf } from './local-time.ts'

test.each([
  ['UTC', '2026-07-01T12:00', 'UTC'],
  ['Asia/Tokyo', '2026-07-01T12:00', 'UTC+9'],
  ['Europe/Berlin', '2026-07-01T12:00', 'UTC+2'],
  ['Europe/Berlin', '2026-12-01T12:00', 'UTC+1'],
  ['America/St_Johns', '2026-12-01T12:00', 'UTC-3:30'],
])('a time in %s at %s is in %s', (zone, text, name) => {
  process.env.TZ = zone
  expect(zoneOf(text)).toBe(name)
  expect(localTime(secondsOf(text))).toBe(text)
})
