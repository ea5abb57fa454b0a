import type { FieldView } from '#forms/definition/define-form.ts'

type Choice = { id: string; name: string; view: FieldView; value?: string; error?: string }

/**
 * One question to choose from: one answer, or several. The group carries the id, so that a link or the script leads to the question
 * as a whole and it is read before its choices.
 */
export function ChoiceField({ id, name, view, value = '', error = '' }: Choice) {
  const { label, hint, input, options = [], optional, row } = view
  const one = input === 'radio'
  const chosen = value.split(',')

  return (
    <fieldset
      id={id}
      className="field field-choice"
      role={one ? 'radiogroup' : undefined}
      tabIndex={-1}
      aria-required={one && !optional ? true : undefined}
      aria-invalid={one && error ? true : undefined}
      aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
    >
      <legend>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={row ? 'choices choices-row' : 'choices'}>
        {options.map(([choice, words]) => (
          <label key={choice} className="choice">
            <input
              type={one ? 'radio' : 'checkbox'}
              id={`${id}-${choice}`}
              name={name}
              value={choice}
              defaultChecked={chosen.includes(choice)}
              required={one && !optional}
              // Before anyone has answered, Chromium calls each choice of a required group wrong.
              aria-invalid={one ? Boolean(error) : undefined}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </fieldset>
  )
}
