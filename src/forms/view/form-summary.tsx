import { useEffect, useRef, type MouseEvent } from 'react'
import type { SubmitStep } from '#forms/submission/submit-step.ts'

type Summary = {
  name: string
  fields: readonly string[]
  step: SubmitStep
  /** Shows a field that may be hidden, and moves the focus there. */
  goTo?: (field: string) => void
}

/** Why a form was not sent: a link to each field that needs another look, or the one sentence of the failure. */
export function FormSummary({ name, fields, step, goTo }: Summary) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (step.at === 'refused' && step.fresh) box.current?.focus()
  }, [step])

  return (
    // An alert besides: Orca says nothing of a part without a role that has the focus.
    <div ref={box} className="form-summary" id={`${name}-summary`} role="alert" tabIndex={-1}>
      {step.at === 'refused' && <Refused name={name} fields={fields} step={step} goTo={goTo} />}
    </div>
  )
}

function Refused({ name, fields, step, goTo }: Summary & { step: SubmitStep & { at: 'refused' } }) {
  const errors = Object.entries(step.fields)

  // Moves the focus to the control a link names, without a new entry in the history.
  function follow(event: MouseEvent, field: string) {
    event.preventDefault()
    if (goTo) goTo(field)
    else document.getElementById(`${name}-${field}`)?.focus()
  }

  if (errors.length === 0) return <p className="form-summary-title">{step.message}</p>
  const known = fields.filter((field) => field in step.fields)
  const others = errors.filter(([field]) => !fields.includes(field))
  return (
    <>
      <p className="form-summary-title">
        {errors.length === 1 ? 'Check one answer' : `Check ${errors.length} answers`}
      </p>
      <ul>
        {known.map((field) => (
          <li key={field}>
            <a href={`#${name}-${field}`} onClick={(event) => follow(event, field)}>
              {step.fields[field]}
            </a>
          </li>
        ))}
        {others.map(([field, sentence]) => (
          <li key={field}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
