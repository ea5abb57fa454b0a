import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { booking as diary } from '#content/booking.ts'
import { FetchState } from '#forms/view/fetch-state.tsx'
import type { Fetched } from '#forms/view/use-fetched.ts'
import type { Slots } from './booking-endpoint.server.ts'
import { cityOf, clockIn, dayIn, shortIn } from './booking-words.ts'
import { slotOf } from './booking.ts'
import { DayPicker } from './day-picker.tsx'
import { nearestSlots } from './open-slots.ts'
import { wallTime } from './zone-time.ts'

type Picker = {
  id: string
  error?: string
  zone: string
  chosen: string | undefined
  /** A choice that is brought back is on its way: the form does not take it for a new one. */
  silent?: boolean
  choose: (slot: string | undefined) => void
  fetched: Fetched<Slots>
  retry: () => void
}

/** A day and one of its free times. The radio buttons themselves hold the choice, so that the draft of the form finds it in them. */
export function SlotPicker({ id, error = '', zone, chosen, silent, choose, fetched, retry }: Picker) {
  const box = useRef<HTMLFieldSetElement>(null)
  useChoice(box, { chosen, silent, choose })

  // The time went to another visitor: what is free now is asked for again.
  const refresh = useEffectEvent(() => chosen && retry())
  useEffect(() => {
    if (error) refresh()
  }, [error])

  return (
    <fieldset
      ref={box}
      id={id}
      className="field field-choice booking-slots"
      tabIndex={-1}
      aria-describedby={`${id}-error`}
    >
      <legend>Day and time</legend>
      <FetchState fetched={fetched} loading="Reading the free times." retry={retry} />
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
      {fetched.at === 'there' && <FreeTimes slots={fetched.answer.slots} zone={zone} chosen={chosen} choose={choose} />}
      <p className="booking-scriptless">
        The times are shown by a script. Without one, <a href="/book/plain">choose a time on a plain page</a>.
      </p>
    </fieldset>
  )
}

type Choosing = Pick<Picker, 'chosen' | 'silent' | 'choose'>

/** Keeps the choice in the radio buttons when they are drawn again, and hears of one that the draft has put there. */
function useChoice(box: React.RefObject<HTMLFieldSetElement | null>, { chosen, silent, choose }: Choosing) {
  useLayoutEffect(() => {
    const radios = [...box.current!.querySelectorAll<HTMLInputElement>('input[name=slot]')]
    const checked = radios.find((radio) => radio.checked)
    if (checked && checked.value !== chosen) choose(checked.value)
    const wanted = radios.find(({ value }) => value === chosen)
    if (checked || !wanted) return
    wanted.checked = true
    if (!silent) wanted.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const drop = useEffectEvent(() => choose(undefined))
  useEffect(() => {
    const form = box.current?.form
    const reset = () => drop()
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [box])
}

type Free = { slots: readonly string[]; zone: string; chosen: string | undefined; choose: (slot: string) => void }

function FreeTimes({ slots, zone, chosen, choose }: Free) {
  const starts = slots.map((slot) => Date.parse(slot))
  const dayOf = (start: number) => wallTime(zone, start).day
  const byDay = Map.groupBy(starts, dayOf)
  const chosenStart = chosen === undefined ? undefined : Date.parse(chosen)
  const isFree = chosenStart !== undefined && starts.includes(chosenStart)
  const lost = isFree ? undefined : chosenStart
  const nearest = lost === undefined ? [] : nearestSlots(starts, lost)
  const [looked, look] = useState<string>()
  const first = isFree ? chosenStart : (nearest[0] ?? starts[0])
  if (first === undefined)
    return (
      <p className="booking-none">
        No time is free within the next {diary.daysAhead} days. <a href="/contact-us">Write to us</a>, and we find one.
      </p>
    )
  const day = looked ?? dayOf(first)
  const times = byDay.get(day) ?? []
  const elsewhere = isFree && !times.includes(chosenStart) ? chosenStart : undefined
  return (
    <>
      {lost !== undefined && (
        <div className="booking-lost">
          <p>{shortIn(zone, lost)} is not free any more. The nearest free times:</p>
          <div className="actions">
            {nearest.map((start) => (
              <button
                key={start}
                type="button"
                className="button"
                onClick={() => {
                  look(undefined)
                  choose(slotOf(start))
                }}
              >
                {shortIn(zone, start)}
              </button>
            ))}
          </div>
        </div>
      )}
      <DayPicker zone={zone} day={day} byDay={byDay} look={look} />
      <fieldset className="booking-day">
        <legend>{times.length > 0 ? dayIn(zone, times[0]!) : 'Time'}</legend>
        <div className="booking-times">
          {elsewhere !== undefined && (
            <Time start={elsewhere} zone={zone} choose={choose} words={shortIn(zone, elsewhere)} />
          )}
          {times.map((start) => (
            <Time key={start} start={start} zone={zone} choose={choose} words={clockIn(zone, start)} />
          ))}
        </div>
      </fieldset>
    </>
  )
}

type TimeProps = { start: number; zone: string; words: string; choose: (slot: string) => void }

/** One free time in the zone of the visitor, and beside it what the clock of the company shows. */
function Time({ start, zone, words, choose }: TimeProps) {
  const slot = slotOf(start)
  return (
    <label className="choice">
      <input type="radio" id={`booking-slot-${slot}`} name="slot" value={slot} onChange={() => choose(slot)} />
      <span>{words}</span>
      {zone !== diary.timeZone && (
        <span className="soft small">{`${clockIn(diary.timeZone, start)} ${cityOf(diary.timeZone)}`}</span>
      )}
    </label>
  )
}
