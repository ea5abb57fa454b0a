import type { FieldView } from '#forms/definition/define-form.ts'
import { ChoiceField } from './choice-field.tsx'

type Field = { id: string; name: string; view: FieldView; value?: string; error?: string }

/** One question: its label, its hint, its control and the place of its error, tied together for assistive technology. */
export function Field(question: Field) {
  const { id, name, view } = question
  if (view.input === 'hidden') return <input type="hidden" id={id} name={name} defaultValue={view.value} />
  if (view.input === 'radio' || view.input === 'checkbox') return <ChoiceField {...question} />
  return <TypedField {...question} />
}

function TypedField({ id, name, view, value, error = '' }: Field) {
  const { label, hint, input, options, optional, ...attributes } = view
  const control = {
    id,
    name,
    className: 'control',
    required: !optional,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
  }

  return (
    <div className={`field field-${input}`}>
      <label htmlFor={id}>
        {label}
        {optional === true && <span className="field-optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {input === 'select' && (
        <select {...control} defaultValue={value ?? options?.[0]?.[0]}>
          {control.required && <option value="">Choose one</option>}
          {options?.map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      )}
      {input === 'textarea' && <textarea {...control} {...attributes} rows={7} />}
      {input === 'input' && <input type="text" {...control} {...attributes} />}
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  )
}
