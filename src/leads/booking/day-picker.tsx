import { useEffect, useRef } from 'react'
import { shortIn } from './booking-words.ts'
import { dayAfter, weekdayOf } from '#core/time/zone-time.ts'

type Days = {
  zone: string
  /** The day that is looked at, `YYYY-MM-DD` in the zone. */
  day: string
  /** The free beginnings of each day that has one, in order. */
  byDay: ReadonlyMap<string, readonly number[]>
  look: (day: string) => void
}

const words = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))

/** `23 to 29 November 2026`, or across a month `30 Nov to 6 Dec 2026`. */
function weekWords(monday: string, sunday: string): string {
  if (monday.slice(0, 7) === sunday.slice(0, 7))
    return `${words(monday, { day: 'numeric' })} to ${words(sunday, { day: 'numeric', month: 'long', year: 'numeric' })}`
  return `${words(monday, { day: 'numeric', month: 'short' })} to ${words(sunday, { day: 'numeric', month: 'short', year: 'numeric' })}`
}

const mondayOf = (day: string) => dayAfter(day, -weekdayOf(day))

/** One week of days, with the ways to the week before and after. A day without a free time cannot be chosen. */
export function DayPicker({ zone, day, byDay, look }: Days) {
  const box = useRef<HTMLFieldSetElement>(null)
  const aim = useRef(false)
  const monday = mondayOf(day)
  const week = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
  const free = [...byDay.keys()]
  const [first, last] = [free[0]!, free.at(-1)!]
  const isEmpty = !week.some((each) => byDay.has(each))
  const next = free.find((each) => each > week[6]!) ?? free[0]!

  // To the first free day of that week; a week without one is shown as what it is.
  const go = (weeks: number) => {
    const to = dayAfter(monday, 7 * weeks)
    if (to < mondayOf(first) || to > mondayOf(last)) return
    look(free.find((each) => mondayOf(each) === to) ?? to)
  }

  // The button that was pressed is gone: the day it led to has the focus.
  useEffect(() => {
    if (aim.current) box.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
    aim.current = false
  })

  return (
    <fieldset ref={box} className="booking-week">
      <legend className="visually-hidden">
        Day, week of {words(monday, { day: 'numeric', month: 'long', year: 'numeric' })}
      </legend>
      <div className="booking-weeks-nav">
        <button
          type="button"
          className="button"
          aria-disabled={monday <= mondayOf(first) || undefined}
          aria-label="Earlier week"
          onClick={() => go(-1)}
        >
          ‹
        </button>
        <output>{weekWords(monday, week[6]!)}</output>
        <button
          type="button"
          className="button"
          aria-disabled={monday >= mondayOf(last) || undefined}
          aria-label="Later week"
          onClick={() => go(1)}
        >
          ›
        </button>
      </div>
      <div className="booking-days">
        {week.map((each) => {
          const count = byDay.get(each)?.length ?? 0
          return (
            <label key={each} className="booking-date">
              <input
                type="radio"
                name="day"
                value={each}
                checked={each === day && count > 0}
                disabled={count === 0}
                onChange={() => look(each)}
              />
              <span aria-hidden="true">{words(each, { weekday: 'short' })}</span>
              <b aria-hidden="true">{words(each, { day: 'numeric' })}</b>
              <span className="visually-hidden">
                {words(each, { weekday: 'long', day: 'numeric', month: 'long' })},{' '}
                {count === 0 ? 'no free time' : count === 1 ? 'one free time' : `${count} free times`}
              </span>
            </label>
          )
        })}
      </div>
      {isEmpty && (
        <p className="booking-none">
          No free time this week. The next one is{' '}
          <button
            type="button"
            className="text-button"
            onClick={() => {
              aim.current = true
              look(next)
            }}
          >
            {shortIn(zone, byDay.get(next)![0]!)}
          </button>
          .
        </p>
      )}
    </fieldset>
  )
}
