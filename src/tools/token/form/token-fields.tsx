import { fieldsOf, type FormField, type TokenForm } from '#tools/token/check/form.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { fieldWords, hintOf } from './field-words.ts'

type Sentences = { [field in FormField]?: string }

type Fields = {
  options: TokenOptions
  form: TokenForm
  errors: Sentences
  warnings: Sentences
  /** The connected account, which can be put into the fields of accounts. */
  account: string | undefined
  type: (field: FormField, text: string) => void
  leave: (field: FormField) => void
}

/** Fields of addresses and hashes. */
const wide: ReadonlySet<FormField> = new Set(['uri', 'listRoot', 'commitment'])

/** What the token asks for, each field with its hint, and what is wrong with it. What is doubtful about it takes the place of the hint. */
export function TokenFields({ options, form, errors, warnings, account, type, leave }: Fields) {
  return (
    <fieldset className="creator-group">
      <legend>Its values</legend>
      <div className="form-fields">
        {fieldsOf(options).map((field) => {
          const { label, inputMode, account: isAccount, contract } = fieldWords[field]
          const isLong = isAccount || wide.has(field)
          const hint = hintOf(field, options)
          const id = `token-${field}`
          const error = errors[field]
          const warning = error ? undefined : warnings[field]
          return (
            <div key={field} className={isLong ? 'field field-wide' : 'field'}>
              <label htmlFor={id}>{label}</label>
              <input
                id={id}
                className={isLong ? 'control mono' : 'control'}
                type="text"
                inputMode={inputMode}
                autoComplete="off"
                spellCheck={false}
                value={form[field] ?? ''}
                aria-invalid={error ? true : undefined}
                aria-describedby={`${id}-hint ${id}-error`}
                onChange={({ target }) => type(field, target.value)}
                onBlur={() => leave(field)}
              />
              <p className="field-hint" id={`${id}-hint`}>
                {!warning && hint}
                {isAccount && !contract && account && form[field] !== account && (
                  <button type="button" className="text-button" onClick={() => type(field, account)}>
                    Use my account
                  </button>
                )}
              </p>
              <p className={error ? 'field-error' : 'field-error creator-doubt'} id={`${id}-error`}>
                {error ?? warning}
              </p>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
