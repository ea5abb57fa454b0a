type TextProps = {
  id: string
  label: string
  hint: string
  value: string
  error: string | undefined
  change: (text: string) => void
  wide?: boolean
  account?: string | undefined
}

/** A line to write in, with what it means below it; `wide` for an account. */
export function Text({ id, label, hint, value, error, change, wide, account }: TextProps) {
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={wide ? 'control mono' : 'control'}
        type="text"
        inputMode={wide ? 'text' : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => change(target.value)}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
        {account && value !== account && (
          <button type="button" className="text-button" onClick={() => change(account)}>
            Use my account
          </button>
        )}
      </p>
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  )
}

type SelectProps<Value extends string> = {
  id: string
  label: string
  hint: string
  value: Value
  choices: Readonly<Partial<Record<Value, string>>>
  change: (value: Value) => void
}

/** One of some choices, with what the chosen one means below it. */
export function Select<Value extends string>({ id, label, hint, value, choices, change }: SelectProps<Value>) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="control"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => change(target.value as Value)}
      >
        {Object.entries<string>(choices as Record<string, string>).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}
