import { booking as diary } from '#content/booking.ts'
import { book } from '#content/pages/book.ts'
import { Field } from '#forms/view/field.tsx'
import { Honeypot } from '#forms/view/honeypot.tsx'
import { Facts } from '#ui/components/clause.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { ShortPage } from '#ui/pages/short-page.tsx'
import { callIn, cityOf, clockIn, dayIn, placeOf, zoneIn, zoneNames } from './booking-words.ts'
import { booking, slotOf } from './booking.ts'
import { dayAfter, wallTime, weekdayOf } from '#core/time/zone-time.ts'

/** A call as its pages show it; times are milliseconds since 1970. */
export type ShownCall = {
  reference: string
  state: 'held' | 'cancelled' | 'waiting' | 'lapsed'
  start: number
  end: number
  zone: string
  phone: string | undefined
  can: { move: boolean; cancel: boolean }
}

const leads = {
  sent: 'Your call is booked. A mail with this link and a calendar file is on its way to you.',
  changed: 'Your call has a new time. A mail with the new calendar file is on its way to you.',
  cancelled: 'Your call is cancelled, and its time is free again. A mail for your calendar is on its way to you.',
  held: 'This time is held for you.',
  over: 'The time of this call has passed.',
  waiting: 'We have not confirmed this booking yet. Write to us if you need an answer soon.',
  lapsed: 'No time is held for this booking. Choose another one, or write to us.',
}

/** Where a visitor sees a call, saves it and gets to its change; `done`: what happened a moment ago. */
export function CallPage({
  token,
  done,
  ...call
}: ShownCall & { token: string; done?: 'sent' | 'changed' | 'cancelled' }) {
  const { state, can } = call
  const held = state === 'held'
  const now = held ? (can.cancel ? 'held' : 'over') : state
  const path = `/book/${token}`
  return (
    <PageHead
      path={`/book/${call.reference}`}
      page={{ heading: state === 'cancelled' ? 'Call cancelled' : 'Your call', lead: leads[done ?? now] }}
      details={<CallFacts {...call} />}
    >
      {can.cancel && (
        <a className="button solid" href={`${path}/call.ics`} download>
          Save to calendar
        </a>
      )}
      {can.move && (
        <a className="button" href={`${path}/change`}>
          Change the time
        </a>
      )}
      {can.cancel && (
        <a className="button" href={`${path}/cancel`}>
          Cancel the call
        </a>
      )}
      {!can.cancel && (
        <a className="button solid" href="/book">
          Book another time
        </a>
      )}
    </PageHead>
  )
}

function CallFacts({ start, end, zone, phone, reference }: ShownCall) {
  const facts = [
    ['Your time', callIn(zone, start, end)],
    ...(zone === diary.timeZone ? [] : [['Our time', callIn(diary.timeZone, start, end)] as const]),
    ['How we meet', placeOf(phone)],
    ['Reference', reference],
  ] as const
  return (
    <div className="booking-facts">
      <Facts facts={facts} />
    </div>
  )
}

/** What is asked before a call is cancelled. */
export function CancelPage({ token, ...call }: ShownCall & { token: string }) {
  return (
    <PageHead
      path={`/book/${call.reference}`}
      page={{
        heading: 'Cancel this call?',
        lead: 'The time becomes free for others. We send a mail to you and to the person who takes the call.',
      }}
      details={
        <>
          <CallFacts {...call} />
          <form className="actions" method="post" action="/api/booking/cancel">
            <input type="hidden" name="token" value={token} />
            <button className="button solid">Cancel the call</button>
            <a className="button" href={`/book/${token}`}>
              Keep it
            </a>
          </form>
        </>
      }
    />
  )
}

type Moving = ShownCall & { token: string; free: readonly number[]; refused?: string }

/** The times to which a call can be moved. */
export function MovePage({ token, free, refused, ...call }: Moving) {
  const { start, zone } = call
  const others = free.filter((each) => each !== start)
  return (
    <>
      <PageHead
        path={`/book/${call.reference}`}
        page={{
          heading: 'Change the time',
          lead: `Now: ${callIn(zone, start, call.end)}. It stays yours until you have chosen another.`,
        }}
      >
        <a className="button" href={`/book/${token}`}>
          Keep this time
        </a>
      </PageHead>
      <div className="wide booking-plain">
        <form className="form" method="post" action="/api/booking/change">
          <Refused message={refused} />
          <input type="hidden" name="token" value={token} />
          <Times free={others} zone={zone} error={refused} />
          {others.length > 0 && (
            <div className="form-foot">
              <button className="button solid">Move the call</button>
            </div>
          )}
        </form>
      </div>
    </>
  )
}

/** A link that leads to no call, or to one that is over. */
export function NoCallPage() {
  const lead =
    'The link is not complete, or the call is over or cancelled. Copy the whole link from the mail, or book another time.'
  return (
    <ShortPage title="No such call" lead={lead} seed="/book">
      <a className="button solid" href="/book">
        Book a call
      </a>
      <a className="button" href="/contact-us">
        Write to us
      </a>
    </ShortPage>
  )
}

type Plain = {
  free: readonly number[]
  zone: string
  values: Record<string, string>
  fields: Record<string, string>
  message?: string
}

/** The booking as one plain form: the zone first, with a button that draws the times in it, then the times, then who books. */
export function PlainBookingPage({ free, zone, values, fields, message }: Plain) {
  const asked = Object.entries(booking.fields).filter(([name]) => name !== 'slot' && name !== 'zone')
  return (
    <>
      <PageHead path="/book" page={{ heading: book.heading, lead: book.task }} />
      <div className="wide booking-plain">
        <form className="form" data-form="booking" method="post" action="/api/forms/booking">
          <Refused message={Object.values(fields)[0] ?? message} />
          <div className="booking-zone">
            <div className="field">
              <label htmlFor="zone">Time zone</label>
              <select className="control" id="zone" name="zone" defaultValue={zone}>
                {zoneNames(zone).map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </div>
            <button className="button" formAction="/book/plain" formNoValidate>
              Show times in this zone
            </button>
          </div>
          <Times free={free} zone={zone} error={fields.slot} chosen={values.slot} />
          <div className="form-fields">
            {asked.map(([name, view]) => (
              <Field key={name} id={name} name={name} view={view} value={values[name]} error={fields[name]} />
            ))}
          </div>
          <Honeypot form="booking" />
          <div className="form-foot">
            <button className="button solid">{booking.action}</button>
          </div>
        </form>
      </div>
    </>
  )
}

function Refused({ message }: { message: string | undefined }) {
  return (
    <div className="form-summary" role="alert">
      {message && <p className="form-summary-title">{message}</p>}
    </div>
  )
}

type TimesProps = { free: readonly number[]; zone: string; error?: string; chosen?: string }

/** Every free time by week and day, as one group of radio buttons; the first week, and that of a choice, are open. */
function Times({ free, zone, error, chosen }: TimesProps) {
  if (free.length === 0)
    return (
      <p>
        No time is free within the next {diary.daysAhead} days. <a href="/contact-us">Write to us</a>, and we find one.
      </p>
    )
  const dayOf = (start: number) => wallTime(zone, start).day
  const weeks = Map.groupBy(free, (start) => dayAfter(dayOf(start), -weekdayOf(dayOf(start))))
  return (
    <div className="booking-weeks">
      <p className="field-hint">
        Times of {zoneIn(zone, free[0]!)}
        {zone !== diary.timeZone && `; beside them those of ${cityOf(diary.timeZone)}`}.
      </p>
      {[...weeks].map(([monday, starts], at) => (
        <details key={monday} open={at === 0 || starts.some((start) => slotOf(start) === chosen)}>
          <summary>Week from {dayIn('UTC', Date.parse(`${monday}T00:00:00Z`))}</summary>
          {[...Map.groupBy(starts, dayOf)].map(([day, times]) => (
            <fieldset key={day} className="field field-choice" aria-describedby={error ? 'slot-error' : undefined}>
              <legend>{dayIn(zone, times[0]!)}</legend>
              <div className="booking-times">
                {times.map((start) => (
                  <label key={start} className="choice">
                    <input
                      type="radio"
                      name="slot"
                      value={slotOf(start)}
                      defaultChecked={slotOf(start) === chosen}
                      required
                    />
                    <span>{clockIn(zone, start)}</span>
                    {zone !== diary.timeZone && <span className="soft small">{clockIn(diary.timeZone, start)}</span>}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </details>
      ))}
      <p className="field-error" id="slot-error">
        {error}
      </p>
    </div>
  )
}
