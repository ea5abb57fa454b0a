import { useId, type ComponentProps, type ReactNode } from 'react'

type LineFieldProps = ComponentProps<'input'> & {
  label: string
  hint?: ReactNode
  error?: string | false
  /** Beside the field: buttons that fill it. */
  children?: ReactNode
}

/** One labelled field with its hint and, where something is wrong, the sentence that says what to do. */
export function LineField({ label, hint, error, children, ...input }: LineFieldProps) {
  const own = useId()
  const id = input.id ?? own
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        id={id}
        className="control locks-control"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      {children}
      <span className="field-hint" id={`${id}-hint`}>
        {hint}
      </span>
      <span className="field-error" id={`${id}-error`} role="alert">
        {error}
      </span>
    </div>
  )
}
