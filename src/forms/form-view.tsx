import { useEffect, useState, type SyntheticEvent } from 'react'
import { useLocation } from 'react-router'
import { forms, type FormName } from './catalogue.ts'
import type { Answers } from './controls.ts'
import { fieldErrors, type Form } from './define-form.ts'
import { DraftLine } from './draft-line.tsx'
import { Field } from './field.tsx'
import { FormProgress } from './form-progress.tsx'
import { FormSummary } from './form-summary.tsx'
import { FormThanks } from './form-thanks.tsx'
import { Honeypot } from './honeypot.tsx'
import type { Checked } from './submission.ts'
import { useForm } from './use-form.ts'

type View = { name: FormName; defaults?: Answers }

/** Draws any form of the catalogue. It works as plain HTML; hydrated, it keeps what is typed and sends it until it has arrived. */
export function FormView({ name, defaults }: View) {
  const [round, setRound] = useState(0)
  const { search } = useLocation()
  return (
    <OpenForm
      key={`${name} ${search} ${round}`}
      name={name}
      defaults={defaults}
      again={() => setRound(round + 1)}
      repeated={round > 0}
    />
  )
}

function OpenForm({ name, defaults = {}, again, repeated }: View & { again: () => void; repeated: boolean }) {
  const definition: Form = forms[name]
  const fields = Object.keys(definition.fields)
  const check = (answers: Answers): Checked => {
    const checked = definition.schema.safeParse(answers)
    return checked.success ? { answers: checked.data as Answers } : { fields: fieldErrors(checked.error) }
  }
  const { form, step, share, kept, tell, discard, bringBack } = useForm({ name, fields, check })
  const { pathname } = useLocation()
  const errors: Record<string, string> = step.at === 'refused' ? step.fields : {}
  const busy = step.at === 'proving' || step.at === 'sending'

  useEffect(() => {
    if (repeated) document.getElementById(`${name}-${Object.keys(forms[name].fields)[0]}`)?.focus()
  }, [repeated, name])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    tell({ is: 'submitted' })
  }

  // The button that was pressed goes away: the one beside it takes the focus.
  function decide(is: 'submitted' | 'stopped') {
    document.getElementById(`${name}-send`)?.focus()
    tell({ is })
  }

  if (step.at === 'sent') return <FormThanks words={definition.thanks} reference={step.reference} again={again} />
  return (
    <form
      ref={form}
      id={`${name}-form`}
      className="form"
      data-form={name}
      action={`/api/forms/${name}`}
      method="POST"
      aria-busy={busy || undefined}
      onSubmit={submit}
    >
      <FormSummary name={name} fields={fields} step={step} />
      <div className="form-fields">
        {Object.entries(definition.fields).map(([field, view]) => (
          <Field
            key={field}
            id={`${name}-${field}`}
            name={field}
            view={view}
            value={defaults[field]}
            error={errors[field]}
          />
        ))}
      </div>
      <Honeypot form={name} />
      <input type="hidden" name="page" defaultValue={pathname} />
      <div className="form-foot">
        <button
          type="submit"
          id={`${name}-send`}
          className="button solid"
          aria-disabled={busy || undefined}
          data-replay
        >
          {definition.action}
        </button>
        <DraftLine kept={kept} discard={discard} bringBack={bringBack} />
      </div>
      <FormProgress step={step} share={share} sendNow={() => decide('submitted')} stop={() => decide('stopped')} />
    </form>
  )
}
