import { expect, test } from 'vitest'
import { booking } from '#content/booking.ts'
import { endOf, freeOf, minutesOf, nearestSlots, openSlots, weekdays, type Diary } from './open-slots.ts'
import { dayAfter, isZone, momentOf, wallTime, weekdayOf } from '#core/time/zone-time.ts'

const at = (iso: string) => Date.parse(iso)
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16)

/** A diary that is open on every day, without notice. */
const diary = (rules: Partial<Diary> & { opening?: readonly [string, string] }): Diary => ({
  ...booking,
  hours: Object.fromEntries(weekdays.map((day) => [day, [rules.opening ?? ['09:00', '10:30']]])),
  closed: [],
  noticeHours: 0,
  daysAhead: 1,
  callMinutes: 30,
  bufferMinutes: 15,
  ...rules,
})

test('content/booking.ts is whole: zone, weekdays, openings in order with room for a call, days without calls, topics', () => {
  expect(isZone(booking.timeZone)).toBe(true)
  expect(Object.keys(booking.hours)).toEqual([...weekdays])
  for (const [day, openings] of Object.entries(booking.hours)) {
    const edges = openings.flatMap(([from, to]) => [from, to])
    for (const edge of edges) expect(edge).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)
    expect(edges.map(minutesOf)).toEqual(edges.map(minutesOf).toSorted((a, b) => a - b))
    for (const [from, to] of openings)
      expect(minutesOf(to) - minutesOf(from), `${day} ${from}`).toBeGreaterThanOrEqual(booking.callMinutes)
  }
  for (const rule of ['callMinutes', 'daysAhead'] as const) expect(booking[rule]).toBeGreaterThan(0)
  for (const rule of ['bufferMinutes', 'noticeHours'] as const) expect(booking[rule]).toBeGreaterThanOrEqual(0)
  expect(booking.daysAhead * 24).toBeGreaterThan(booking.noticeHours)
  for (const date of booking.closed) {
    const whole = date.length === 5 ? `2028-${date}` : date
    expect(new Date(`${whole}T00:00:00Z`).toISOString().slice(0, 10)).toBe(whole)
  }
  expect(new Set(booking.topics.map(([value]) => value)).size).toBe(booking.topics.length)
  expect(booking.room).toMatch(/^(?:https:\/\/\S+)?$/)
})

test('a clock is read and set the same way, through both changes of a year, in zones of whole, half and quarter hours', () => {
  const zones = ['Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC']
  for (const zone of zones)
    for (let moment = at('2026-01-01T00:00Z'); moment < at('2027-01-01T00:00Z'); moment += 5 * 3_600_000) {
      const shown = wallTime(zone, moment)
      expect(wallTime(zone, momentOf(zone, shown)), `${zone} ${iso(moment)}`).toEqual(shown)
    }
})

test.each([
  // The clock goes from 01:00 to 02:00 on 29 March, and from 02:00 back to 01:00 on 25 October.
  ['Europe/London', '2026-03-28', '09:30', '2026-03-28T09:30'],
  ['Europe/London', '2026-03-29', '00:59', '2026-03-29T00:59'],
  ['Europe/London', '2026-03-29', '01:30', '2026-03-29T01:30'],
  ['Europe/London', '2026-03-29', '09:30', '2026-03-29T08:30'],
  ['Europe/London', '2026-10-25', '00:30', '2026-10-24T23:30'],
  ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30'],
  ['Europe/London', '2026-10-25', '02:00', '2026-10-25T02:00'],
  ['Europe/London', '2026-10-25', '24:00', '2026-10-26T00:00'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45'],
  ['Asia/Kathmandu', '2026-05-01', '09:00', '2026-05-01T03:15'],
])('in %s on %s, %s is %s UTC', (zone, day, clock, utc) => {
  expect(iso(momentOf(zone, { day, minutes: minutesOf(clock) }))).toBe(utc)
})

test('days are counted by the calendar, and a week begins on Monday', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([0, 6])
})

test('the same office hours are an hour earlier in UTC after the clock went forward, and later after it went back', () => {
  const spring = openSlots(at('2026-03-28T00:00Z'), diary({}))
  expect(spring.map(iso)).toEqual(['2026-03-28T09:00', '2026-03-28T09:45', '2026-03-29T08:00', '2026-03-29T08:45'])
  const autumn = openSlots(at('2026-10-24T00:00Z'), diary({}))
  expect(autumn.map(iso)).toEqual(['2026-10-24T08:00', '2026-10-24T08:45', '2026-10-25T09:00', '2026-10-25T09:45'])
})

/** The calls of an hour each between midnight and four on the day of a moment. */
const night = (now: string) =>
  openSlots(at(now), diary({ opening: ['00:00', '04:00'], daysAhead: 0, callMinutes: 60, bufferMinutes: 0 })).map(iso)

test('a call keeps its length in the night of a change: the day has an hour less, or one more', () => {
  expect(night('2026-03-29T00:00Z')).toEqual(['2026-03-29T00:00', '2026-03-29T01:00', '2026-03-29T02:00'])
  expect(night('2026-10-24T23:00Z')).toHaveLength(5)
})

test('a call ends before the opening does, and the next begins after the buffer', () => {
  const slots = openSlots(at('2026-11-23T00:00Z'), diary({ opening: ['09:00', '10:14'], daysAhead: 0 }))
  expect(slots.map(iso)).toEqual(['2026-11-23T09:00'])
  expect(endOf(slots[0]!, diary({}))).toEqual({ end: at('2026-11-23T09:30Z'), free: at('2026-11-23T09:45Z') })
})

test('nothing is open within the notice, beyond the last day, on a closed day, or on a weekday without hours', () => {
  const now = at('2026-11-23T09:01Z')
  expect(openSlots(now, diary({ noticeHours: 24 })).map(iso)).toEqual(['2026-11-24T09:45'])
  expect(openSlots(now, diary({ daysAhead: 3 })).every((slot) => slot < at('2026-11-27T00:00Z'))).toBe(true)
  expect(openSlots(at('2026-12-24T12:00Z'), diary({ closed: ['12-25'] }))).toEqual([])
  expect(openSlots(at('2026-12-24T12:00Z'), diary({ closed: ['2025-12-25'] }))).toHaveLength(2)
  expect(openSlots(now, diary({ hours: {}, daysAhead: 60 }))).toEqual([])
})

test('what is in the diary is not free, with its buffer, also when the grid was another one then', () => {
  const slots = openSlots(at('2026-11-23T00:00Z'), diary({ opening: ['09:00', '12:00'], daysAhead: 0 }))
  const taken = { from: at('2026-11-23T09:50Z'), until: at('2026-11-23T10:40Z') }
  expect(slots.map(iso).map((slot) => slot.slice(11))).toEqual(['09:00', '09:45', '10:30', '11:15'])
  expect(freeOf(slots, [taken], diary({})).map((slot) => iso(slot).slice(11))).toEqual(['09:00', '11:15'])
})

test('the nearest to a wanted time come in their order', () => {
  const free = [1, 5, 9, 11, 30]
  expect(nearestSlots(free, 10)).toEqual([5, 9, 11])
  expect(nearestSlots([], 10)).toEqual([])
})
