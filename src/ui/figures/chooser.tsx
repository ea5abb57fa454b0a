import { createContext, use, useId, type ReactNode } from 'react'

/** One thing to choose: what it is called, and what is shown while it is chosen. */
export type Choice = { id: string; name: ReactNode; body: ReactNode }

type ChooserProps = {
  /** What is chosen here; the legend of the choices. */
  legend: string
  /** At most eight: the style sheet has a line for each. */
  choices: readonly Choice[]
  /** The picture: what belongs to a choice has `data-lit` with its place, counted from 0, and is lit while that is chosen. */
  children: ReactNode
  /** Whether the picture is beside the rest on wide screens, and below it on small ones; else it is between, as wide as the page. */
  beside?: boolean
}

const Place = createContext('')

/**
 * A picture, the things in it, and what there is to say about the one that is chosen. They are radio buttons and style sheet alone, so
 * it works by keyboard and without a script; browsers that cannot select by what is checked show everything.
 */
export function Chooser({ legend, choices, beside = false, children }: ChooserProps) {
  const name = useId()
  const said = (
    <div className="chooser-bodies">
      {choices.map(({ id, body }, at) => (
        <div key={id} data-of={at}>
          <Place value={name}>{body}</Place>
        </div>
      ))}
    </div>
  )
  return (
    <div className={beside ? 'chooser beside-picture' : 'chooser'}>
      <fieldset className="chooser-list">
        <legend>{legend}</legend>
        {choices.map((choice, at) => (
          <label key={choice.id} id={`${name}${at}n`}>
            <input
              type="radio"
              id={`${name}${at}`}
              name={name}
              value={choice.id}
              defaultChecked={at === 0}
              data-at={at}
              aria-labelledby={`${name}${at}n`}
            />
            <span>{choice.name}</span>
          </label>
        ))}
      </fieldset>
      {beside && said}
      <div className="chooser-picture">
        <Place value={name}>{children}</Place>
      </div>
      {!beside && said}
    </div>
  )
}

/** A place in the picture, or in what is said, that chooses when it is pressed; by keyboard the list of choices does. */
export function Pin({ at, className, children }: { at: number; className?: string; children: ReactNode }) {
  const name = use(Place)
  return (
    <label className={className} htmlFor={`${name}${at}`} aria-hidden="true" data-lit={at}>
      {children}
    </label>
  )
}
