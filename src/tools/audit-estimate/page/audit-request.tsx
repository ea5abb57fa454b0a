import { useEffect, useRef, useState } from 'react'
import type { Form } from '#forms/definition/define-form.ts'
import { fillAnswers } from '#forms/submission/controls.ts'
import { FormView } from '#forms/view/form-view.tsx'
import { onHandOver, type Handed } from './scope-event.ts'

/** The request for an audit, in three steps. An estimate of the same page fills in its scope. */
export function AuditRequest({ form }: { form: Form }) {
  const box = useRef<HTMLDivElement>(null)
  const [filled, setFilled] = useState(false)

  useEffect(() => {
    const ended = new AbortController()
    onHandOver((handed) => setFilled(fill(box.current!, handed)), ended.signal)
    return () => ended.abort()
  }, [])

  return (
    <div ref={box} className="audit-request">
      <p className="lead">
        The request has three short steps. It sends the names and hashes of your files and leaves their content with
        you. You receive a reference and a page that shows how it goes on.
      </p>
      <output className="audit-filled">
        {filled && 'Your files, their lines and the estimate are filled in under “The scope”.'}
      </output>
      <FormView name="audit-request" form={form} />
    </div>
  )
}

/** Fills in an estimate as if it had been typed, and leads to the step that is shown. Answers false while there is no form. */
function fill(box: HTMLElement, handed: Handed): boolean {
  const form = box.querySelector('form')
  if (!form) return false
  fillAnswers(form, handed)
  for (const field of Object.keys(handed))
    (form.elements.namedItem(field) as HTMLElement).dispatchEvent(new Event('input', { bubbles: true }))
  form.querySelector<HTMLElement>('.form-step:not([hidden]) .control')?.focus({ preventScroll: true })
  return true
}
