import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { draftChanged } from './draft-event.ts'
import type { Minute, Taken } from './minute-checks.ts'

const takenWords: Record<Taken, string> = {
  settled: 'Settled',
  question: 'A question',
  warning: 'A warning',
  yours: 'Yours to answer',
}

const clock = (second: number) => `0:${String(second).padStart(2, '0')}`

/** What a buyer checks in the first minute, on a dial and in words. It begins with `first` and follows the draft of the creator above. */
export function FirstMinute({ first }: { first: Minute }) {
  const [{ name, checks }, setMinute] = useState(first)

  useEffect(() => {
    const follow = () =>
      void import('./minute-checks.ts').then(
        ({ firstMinute }) => setMinute((shown) => firstMinute(location.search) ?? shown),
        // What is shown stays.
        () => undefined,
      )
    if (location.search) follow()
    addEventListener(draftChanged, follow)
    return () => removeEventListener(draftChanged, follow)
  }, [])

  return (
    <div className="minute">
      <Dial name={name} checks={checks} />
      <ol className="minute-checks">
        {checks.map(({ second, asks, answer, taken, next }) => (
          <li key={second} data-taken={taken}>
            <span className="minute-time">{clock(second)}</span>
            <div>
              <h3>{asks}</h3>
              <p>{answer}</p>
              {next && <Link to={next[0]}>{next[1]}</Link>}
            </div>
            <span className="minute-taken">{takenWords[taken]}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A point of the dial, so many units from its middle; the first second is at the top. */
function point(second: number, radius: number) {
  const angle = (second / 60) * 2 * Math.PI
  return [Math.round(Math.sin(angle) * radius), Math.round(-Math.cos(angle) * radius)] as const
}

const tick = (second: number, from: number, to: number) =>
  `M${point(second, from).join(' ')}L${point(second, to).join(' ')}`

const seconds = Array.from({ length: 240 }, (_, at) => at / 4)

function Dial({ name, checks }: Minute) {
  const settled = checks.filter(({ taken }) => taken === 'settled').length
  return (
    <figure className="dial">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not take the page's colours */}
      <svg role="img" viewBox="-500 -500 1000 1000">
        <title>{`A dial of 60 seconds with ${checks.length} checks, ${settled} of them settled`}</title>
        <path className="dial-fine" d={seconds.map((each) => tick(each, 380, each % 5 === 0 ? 330 : 360)).join('')} />
        <circle r="384" />
        <circle r="320" />
        {checks.map(({ second, taken }) => (
          <g key={second} data-taken={taken}>
            <path className="dial-mark" d={tick(second, 240, 400)} />
            <text x={point(second, 450)[0]} y={point(second, 450)[1]}>
              {clock(second)}
            </text>
          </g>
        ))}
        <text className="dial-count" y="-24">{`${settled} of ${checks.length}`}</text>
        <text y="64">settled</text>
      </svg>
      <figcaption>
        <bdi>{name}</bdi>, as you have designed it above
      </figcaption>
    </figure>
  )
}
