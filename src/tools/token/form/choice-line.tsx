type Choice = {
  id: string
  type: 'radio' | 'checkbox'
  /** The name of the group; for a checkbox its own. */
  name: string
  checked: boolean
  title: string
  /** Its meaning with the current choice. */
  what: string
  change: (checked: boolean) => void
}

/** One thing to choose, with its consequence in a sentence below it. */
export function ChoiceLine({ id, type, name, checked, title, what, change }: Choice) {
  return (
    <div className="creator-choice">
      <input
        id={id}
        type={type}
        name={name}
        checked={checked}
        aria-describedby={`${id}-what`}
        onChange={({ target }) => change(target.checked)}
      />
      <label htmlFor={id}>{title}</label>
      <small id={`${id}-what`}>{what}</small>
    </div>
  )
}
