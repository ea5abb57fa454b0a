import type { AcceptanceRow } from './acceptance.server.ts'
import { statesOf, type RowState } from './group-results.ts'

const labels: Readonly<Record<RowState, string>> = {
  fails: 'Fails somewhere',
  'not-measured': 'Not measured somewhere',
}

/** Chooses which statements are shown. Styles alone do it, so that it works without a script. */
export function StateFilter({ rows }: { rows: readonly AcceptanceRow[] }) {
  const states = rows.map(statesOf)
  const counts = Object.entries(labels).map(
    ([state, label]) => [state, label, states.filter((own) => own.includes(state as RowState)).length] as const,
  )
  return (
    <>
      <fieldset className="chooser-list">
        <legend>Show statements</legend>
        {[['all', 'All', rows.length] as const, ...counts].map(([state, label, count]) => (
          <label key={state}>
            <input type="radio" name="state" value={state} defaultChecked={state === 'all'} />
            {label} ({count})
          </label>
        ))}
      </fieldset>
      {counts.map(
        ([state, , count]) =>
          count === 0 && (
            <p key={state} className="measurements-none" data-of={state}>
              None of the {rows.length} statements {state === 'fails' ? 'fails' : 'is left out'}.
            </p>
          ),
      )}
    </>
  )
}
