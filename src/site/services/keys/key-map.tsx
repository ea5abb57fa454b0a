import { useId } from 'react'
import { keys, parts, powers, type SystemPart } from './system.ts'

const all = [...keys, ...parts]
const placeOf = (id: string) => all.findIndex((part) => part.id === id)

/** The middle of a row, in hundredths of the height. */
const middle = (at: number, count: number) => ((at + 0.5) * 100) / count

/**
 * A system as a map: who holds which key, and what each key reaches. Keys and parts are radio buttons; style sheet alone lights what
 * belongs to the chosen one and shows what there is to know about it.
 */
export function KeyMap() {
  const name = useId()
  const choice = (part: SystemPart) => {
    const at = placeOf(part.id)
    const touches = powers.filter(({ from, to }) => from === part.id || to === part.id)
    const lit = [at, ...touches.map(({ from, to }) => placeOf(from === part.id ? to : from))]
    return (
      <label key={part.id} id={`${name}${at}`} data-lit={lit.join(' ')}>
        <input
          type="radio"
          name={name}
          value={part.id}
          defaultChecked={at === 0}
          data-at={at}
          aria-labelledby={`${name}${at}`}
        />
        <span>
          <strong>{part.name}</strong>
          <span className="soft">{part.holder}</span>
        </span>
      </label>
    )
  }
  return (
    <figure className="chooser key-map">
      <p className="key-map-lead">
        We hand over each system with a map like this. It says what each key can do, what happens when it is lost or
        stolen, and who replaces it.
      </p>
      <fieldset className="key-map-picture">
        <legend>Choose a key or a part of the system</legend>
        <div className="key-map-side">
          <p>Keys</p>
          {keys.map(choice)}
        </div>
        <Lines />
        <div className="key-map-side">
          <p>What they reach</p>
          {parts.map(choice)}
        </div>
      </fieldset>
      <div className="chooser-bodies">
        {all.map((part, at) => (
          <section key={part.id} data-of={at} aria-label={part.name}>
            <h3>{part.name}</h3>
            <p className="soft">{part.holder}</p>
            <dl className="terms">
              {part.facts.map(([question, answer]) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <figcaption className="soft small">
        Sample: a vault as we hand it over. A broken line is a power that ended on launch day.
      </figcaption>
    </figure>
  )
}

/** A line for each power, from its key to the part it reaches. */
function Lines() {
  return (
    <div className="key-map-lines">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not take the page's colours */}
      <svg role="img" aria-label={saysOf()} width="100%" height="100%">
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          {powers.map(({ from, to, once }) => {
            const [start, end] = [middle(placeOf(from), keys.length), middle(placeOf(to) - keys.length, parts.length)]
            return (
              <path
                key={from + to}
                className={once ? 'key-line once' : 'key-line'}
                data-lit={`${placeOf(from)} ${placeOf(to)}`}
                vectorEffect="non-scaling-stroke"
                d={`M0 ${start}C80 ${start} 75 ${end} 100 ${end}`}
              />
            )
          })}
        </svg>
        {powers
          .filter(({ from }, at) => powers.findIndex((power) => power.from === from) === at)
          .map(({ from, does }) => (
            <text key={from} x="4%" y={`${middle(placeOf(from), keys.length) - 2}%`}>
              {does}
            </text>
          ))}
      </svg>
    </div>
  )
}

const named = (id: string) => all.find((part) => part.id === id)!.name

const saysOf = () => powers.map(({ from, to, does }) => `${named(from)}: ${does} (${named(to)}).`).join(' ')
