import { TimeField } from '#ui/components/time-field.tsx'
import type { TypedWindow } from './prepare-campaign.ts'

type WindowProps = { times: TypedWindow; change: (times: TypedWindow) => void }

/** When claims open and close, or that they never close. */
export function WindowFields({ times, change }: WindowProps) {
  const { start, end, forever } = times
  return (
    <>
      <div className="claims-inputs">
        <TimeField
          label="Claims open, optional"
          value={start}
          hint="Empty: immediately."
          onChange={(event) => change({ ...times, start: event.target.value })}
        />
        <TimeField
          label="Claims close"
          value={end}
          disabled={forever}
          hint="After that you can take back what no one claimed."
          onChange={(event) => change({ ...times, end: event.target.value })}
        />
      </div>
      <div className="locks-choices">
        <label>
          <input
            type="checkbox"
            checked={forever}
            onChange={(event) => change({ ...times, forever: event.target.checked })}
          />
          <span>Never close. No one can then take anything back, you included.</span>
        </label>
      </div>
    </>
  )
}
