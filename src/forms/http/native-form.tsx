import type { Form } from '#forms/definition/define-form.ts'
import { Field } from '#forms/view/field.tsx'
import { Honeypot } from '#forms/view/honeypot.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'

type NativeFormProps = {
  name: string
  form: Form
  /** What it holds already. */
  values?: Record<string, string>
  /** A sentence for each field that needs one. */
  fields?: Record<string, string>
}

/** A form as plain HTML, for a page without scripts. All its steps are below each other. */
export function NativeForm({ name, form, values = {}, fields = {} }: NativeFormProps) {
  const questions = (names: readonly string[]) => (
    <div className="form-fields">
      {names.map((field) => (
        <Field
          key={field}
          id={field}
          name={field}
          view={form.fields[field]!}
          value={values[field]}
          error={fields[field]}
        />
      ))}
    </div>
  )
  const steps = form.steps ?? []
  return (
    <form className="form" data-form={name} method="post" action={`/api/forms/${name}`}>
      {steps.every(({ title }) => !title)
        ? questions(Object.keys(form.fields))
        : steps.map((step) => (
            <fieldset key={step.title} className="form-step">
              <legend>{step.title}</legend>
              {questions(step.fields)}
            </fieldset>
          ))}
      <Honeypot form={name} />
      <div className="form-foot">
        <button className="button solid">{form.action}</button>
      </div>
    </form>
  )
}

/** A form that was refused, alone on its page: why, and everything that was typed. */
export function NativeFormPage({ message, ...shown }: NativeFormProps & { message: string }) {
  return (
    <>
      <PageHead path={`/${shown.name}`} page={{ heading: shown.form.title, lead: message }} />
      <div className="wide">
        <NativeForm {...shown} />
      </div>
    </>
  )
}
