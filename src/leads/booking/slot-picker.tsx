import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { booking as diary } from '#content/booking.ts'
import { FetchState } from '#forms/view/fetch-state.tsx'
import type { Fetched } from '#forms/view/use-fetched.ts'
import type { Slots } from './booking-endpoint.server.ts'
import { cityOf, clockIn, dayIn, shortIn } from './booking-words.ts'
import { slotOf } from './booking.ts'
import { DayPicker } from './day-picker.tsx'
import { nearestSlots } from './open-slots.ts'
import { wallTime } from '#core/time/zone-time.ts'

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
  const pick = useChoice(box, { chosen, silent, choose })

  // The time went to another visitor: what is free now is asked for again.
  const refresh = useEffectEvent(() => chosen && retry())
  useEffect(() => {
    if (error) refresh()
  }, [error])

  const starts = fetched.at === 'there' ? fetched.answer.slots.map((slot) => Date.parse(slot)) : []
  const wanted = chosen === undefined ? undefined : Date.parse(chosen)
  const isFree = wanted !== undefined && starts.includes(wanted)
  const lost = wanted === undefined || isFree || fetched.at !== 'there' ? undefined : wanted
  const nearest = lost === undefined ? [] : nearestSlots(starts, lost)

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
        {error || (lost !== undefined && `${shortIn(zone, lost)} is not free any more. Choose another time.`)}
      </p>
      {nearest.length > 0 && (
        <div className="actions booking-lost">
          {nearest.map((start) => (
            <button key={start} type="button" className="button" onClick={() => pick(slotOf(start))}>
              {shortIn(zone, start)}
            </button>
          ))}
        </div>
      )}
      {fetched.at === 'there' && (
        <FreeTimes
          // Another choice is looked at where it is.
          key={lost === undefined ? 'free' : 'lost'}
          starts={starts}
          first={isFree ? wanted : (nearest[0] ?? starts[0])}
          held={isFree ? wanted : undefined}
          zone={zone}
          choose={choose}
        />
      )}
      <p className="booking-scriptless">
        Without a script, the times come on the next page. Fill in the rest and press the button, or{' '}
        <a href="/book/plain">go there now</a>.
      </p>
    </fieldset>
  )
}

type Choosing = Pick<Picker, 'chosen' | 'silent' | 'choose'>

/**
 * Keeps the choice in the radio buttons when they are drawn again, and hears of one that the draft has put there. Answers what chooses a
 * time whose button goes: the time has the focus then.
 */
function useChoice(box: RefObject<HTMLFieldSetElement | null>, { chosen, silent, choose }: Choosing) {
  const aim = useRef(false)
  useLayoutEffect(() => {
    const radios = [...box.current!.querySelectorAll<HTMLInputElement>('input[name=slot]')]
    const checked = radios.find((radio) => radio.checked)
    if (checked && checked.value !== chosen && !aim.current) choose(checked.value)
    const wanted = radios.find(({ value }) => value === chosen)
    if (!wanted || wanted.checked) return
    wanted.checked = true
    // The button that was pressed is gone: the time it chose has the focus.
    if (aim.current) wanted.focus()
    aim.current = false
    if (!silent) wanted.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const drop = useEffectEvent(() => choose(undefined))
  useEffect(() => {
    const form = box.current?.form
    const reset = () => drop()
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [box])
  return (slot: string) => {
    aim.current = true
    choose(slot)
  }
}

type Free = {
  starts: readonly number[]
  /** Whose day is looked at to begin with. */
  first: number | undefined
  /** The choice, where it is free. */
  held: number | undefined
  zone: string
  choose: (slot: string) => void
}

function FreeTimes({ starts, first, held, zone, choose }: Free) {
  const dayOf = (start: number) => wallTime(zone, start).day
  const [looked, look] = useState<string>()
  if (first === undefined)
    return (
      <p>
        No time is free within the next {diary.daysAhead} days. <a href="/contact-us">Write to us</a>, and we find one.
      </p>
    )
  const byDay = Map.groupBy(starts, dayOf)
  const day = looked ?? dayOf(first)
  const times = byDay.get(day) ?? []
  const elsewhere = held === undefined || times.includes(held) ? undefined : held
  return (
    <>
      <DayPicker zone={zone} day={day} byDay={byDay} look={look} />
      {(times.length > 0 || elsewhere !== undefined) && (
        <fieldset className="booking-day">
          <legend>{dayIn(zone, times[0] ?? elsewhere!)}</legend>
          <div className="booking-times">
            {elsewhere !== undefined && (
              <Time start={elsewhere} zone={zone} choose={choose} words={shortIn(zone, elsewhere)} />
            )}
            {times.map((start) => (
              <Time key={start} start={start} zone={zone} choose={choose} words={clockIn(zone, start)} />
            ))}
          </div>
        </fieldset>
      )}
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
