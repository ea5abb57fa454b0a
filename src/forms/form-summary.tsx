import { useEffect, useRef, type MouseEvent } from 'react'
import type { SubmitStep } from './submit-step.ts'

/** Moves the focus to the control a link of the summary names, without a new entry in the history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus()
}

type Summary = { name: string; fields: readonly string[]; step: SubmitStep }

/** Why a form was not sent: a link to each field that needs another look, or the one sentence of the failure. */
export function FormSummary({ name, fields, step }: Summary) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (step.at === 'refused' && step.fresh) box.current?.focus()
  }, [step])

  return (
    <div ref={box} className="form-summary" id={`${name}-summary`} role="alert" tabIndex={-1}>
      {step.at === 'refused' && <Refused name={name} fields={fields} step={step} />}
    </div>
  )
}

function Refused({ name, fields, step }: Summary & { step: SubmitStep & { at: 'refused' } }) {
  const errors = Object.entries(step.fields)
  if (errors.length === 0) return <p className="form-summary-title">{step.message}</p>
  const known = fields.filter((field) => field in step.fields)
  const others = errors.filter(([field]) => !fields.includes(field))
  return (
    <>
      <p className="form-summary-title">
        {errors.length === 1 ? 'Please check one answer' : `Please check ${errors.length} answers`}
      </p>
      <ul>
        {known.map((field) => (
          <li key={field}>
            <a href={`#${name}-${field}`} onClick={goToField}>
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
