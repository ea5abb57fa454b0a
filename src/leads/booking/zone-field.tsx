import { booking as diary } from '#content/booking.ts'
import { useBrowserState } from '#ui/loading/use-browser-state.ts'
import { cityOf, clockIn, zoneNames } from './booking-words.ts'

type Zone = { id: string; name: string; error?: string; zone: string; choose: (zone: string) => void }

/** The zone in which the times are shown: that of the browser, until another one is chosen. */
export function ZoneField({ id, name, error = '', zone, choose }: Zone) {
  // Only the browser knows the zones it knows, and what time it is.
  const [known, learn] = useBrowserState<{ own: string; now?: number }>({ own: zone }, () => ({
    own: Intl.DateTimeFormat().resolvedOptions().timeZone,
    now: Date.now(),
  }))
  const names = known.now === undefined ? [zone] : zoneNames(known.own, zone)
  return (
    <div className="field field-select">
      <div className="booking-zone-line">
        <label htmlFor={id}>Time zone</label>
        <p className="field-hint" id={`${id}-hint`}>
          {known.now !== undefined && `It is ${clockIn(zone, known.now)} there. `}
          {zone === diary.timeZone ? 'This is our time zone too.' : `We are in ${cityOf(diary.timeZone)}.`}
        </p>
      </div>
      <select
        id={id}
        name={name}
        className="control"
        value={zone}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => {
          learn({ ...known, now: Date.now() })
          choose(currentTarget.value)
        }}
      >
        {names.map((each) => (
          <option key={each} value={each}>
            {each.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  )
}
