import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { ActState } from './use-admin-action.ts'

type ActFormProps<Name extends string> = {
  acts: readonly Name[]
  names: Record<Name, string>
  state: Omit<ActState, 'run'>
  /** Does it, or answers the sentence that says what is missing. */
  submit: (does: Name) => Promise<string | void>
  /** What an act asks for. */
  children: (does: Name) => ReactNode
}

/** Everything that can be done with one thing, of which one is chosen. */
export function ActForm<Name extends string>({ acts, names, state, submit, children }: ActFormProps<Name>) {
  const [chosen, setChosen] = useState<Name>()
  const [complaint, setComplaint] = useState('')
  const does = chosen && acts.includes(chosen) ? chosen : acts[0]!
  const wrong = complaint || state.failed

  async function press(event: SubmitEvent) {
    event.preventDefault()
    setComplaint('')
    setComplaint((await submit(does)) ?? '')
  }

  return (
    <form className="locks-acts" noValidate onSubmit={(event) => void press(event)}>
      <label className="field">
        What would you like to do?
        <select className="control" value={does} onChange={(event) => setChosen(event.target.value as Name)}>
          {acts.map((name) => (
            <option key={name} value={name}>
              {names[name]}
            </option>
          ))}
        </select>
      </label>
      {children(does)}
      <div role="alert">{wrong && <p className="locks-bad">{wrong}</p>}</div>
      <div className="actions">
        <button type="submit" className="button solid" aria-disabled={state.busy}>
          {names[does]}
        </button>
        <output>{state.going}</output>
      </div>
    </form>
  )
}
