/** Buttons of which one is pressed. */
export function Choices<Name extends string>({
  id,
  label,
  names,
  chosen,
  choose,
}: {
  /** Begins the id of each button, so that a press before the page answers is repeated. */
  id: string
  label: string
  names: Readonly<Record<Name, string>>
  chosen: Name | undefined
  choose: (name: Name) => void
}) {
  return (
    <fieldset className="choose" aria-label={label}>
      {(Object.entries(names) as [Name, string][]).map(([name, text]) => (
        <button
          key={name}
          type="button"
          className="button"
          id={`${id}-${name}`}
          aria-pressed={chosen === name}
          data-replay=""
          onClick={() => choose(name)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
