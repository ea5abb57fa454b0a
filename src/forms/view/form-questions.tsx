import type { ComponentType } from 'react'
import type { Form } from '#forms/definition/define-form.ts'
import type { Answers } from '#forms/submission/controls.ts'
import { Field } from './field.tsx'
import { StepLine } from './step-line.tsx'

/** A question that a page draws in a way of its own: its id and name, and the sentence of its refusal. */
export type OwnQuestion = { id: string; name: string; error?: string }

type Questions = {
  name: string
  definition: Form
  defaults: Answers
  errors: Record<string, string>
  /** The step that is shown; undefined while all of them are. */
  at: number | undefined
  own?: Readonly<Record<string, ComponentType<OwnQuestion>>>
}

/** The questions of a form: all of them, or in a group per step, of which one is shown once the form has come to life. */
export function FormQuestions({ name, definition: { steps, fields }, defaults, errors, at, own = {} }: Questions) {
  const draw = (names: readonly string[]) => (
    <div className="form-fields">
      {names.map((field) => {
        const question = { id: `${name}-${field}`, name: field, error: errors[field] }
        const Own = own[field]
        if (Own) return <Own key={field} {...question} />
        return <Field key={field} {...question} view={fields[field]!} value={defaults[field]} />
      })}
    </div>
  )
  if (!steps) return draw(Object.keys(fields))
  if (steps.some(({ title }) => !title))
    return (
      <>
        <StepLine at={at ?? 0} of={steps.length} />
        {steps.map(({ fields: [field] }, index) => (
          <div key={field} className="form-step" hidden={at !== undefined && at !== index}>
            {draw([field!])}
          </div>
        ))}
      </>
    )
  return steps.map((step, index) => (
    <fieldset key={step.title} className="form-step" hidden={at !== undefined && at !== index}>
      <legend>
        <span className="form-step-number">{`Step ${index + 1} of ${steps.length}`}</span> {step.title}
      </legend>
      {draw(step.fields)}
    </fieldset>
  ))
}
