import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useKeptState } from '#ui/loading/use-kept-state.ts'
import type { AdminActionState } from './use-admin-action.ts'
import { useResultFocus } from './use-result-focus.ts'
import { WhyLine } from './why-line.tsx'

type AdminActionFormProps<Name extends string> = {
  /** The thing and the account, which tell it from every other form: the choice stays when the form goes with the wallet. */
  about: string
  actions: readonly Name[]
  names: Record<Name, string>
  state: Omit<AdminActionState, 'run'>
  /** Does it, or answers the sentence that says what is missing. */
  submit: (does: Name) => Promise<string | void>
  /** What an action asks for. */
  children: (does: Name) => ReactNode
}

/** Everything that can be done with one thing, of which one is chosen. */
export function AdminActionForm<Name extends string>({
  about,
  actions,
  names,
  state,
  submit,
  children,
}: AdminActionFormProps<Name>) {
  const [chosen, setChosen] = useKeptState<{ name: Name; at: number } | undefined>(`${about} does`, undefined)
  const [complaint, setComplaint] = useState('')
  // What was done may no longer be offered: what is at its place now is its opposite, such as Resume for Stop.
  const at = chosen && actions.includes(chosen.name) ? actions.indexOf(chosen.name) : (chosen?.at ?? 0)
  const does = actions[at] ?? actions[0]!
  const result = useRef<HTMLDivElement>(null)
  useResultFocus(result, state.ended)

  async function press(event: SubmitEvent) {
    event.preventDefault()
    setComplaint('')
    setComplaint((await submit(does)) ?? '')
  }

  return (
    <form className="locks-actions" noValidate onSubmit={(event) => void press(event)}>
      <label className="field">
        What would you like to do?
        <select
          className="control"
          value={does}
          onChange={({ target }) => setChosen({ name: target.value as Name, at: target.selectedIndex })}
        >
          {actions.map((name) => (
            <option key={name} value={name}>
              {names[name]}
            </option>
          ))}
        </select>
      </label>
      {children(does)}
      <div role="alert">{complaint ? <p className="locks-bad">{complaint}</p> : <WhyLine why={state.failed} />}</div>
      <div className="actions result" ref={result} tabIndex={-1}>
        <button type="submit" className="button solid" aria-disabled={state.busy}>
          {names[does]}
        </button>
        <output>{state.going}</output>
      </div>
    </form>
  )
}
