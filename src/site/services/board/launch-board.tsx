import { useId } from 'react'
import {
  launchWeek,
  loadOfWeeks,
  owners,
  phases,
  weekCount,
  weeksInWords,
  type Card,
  type Owner,
} from './launch-plan.ts'

const cards = phases.flatMap((phase) => phase.cards)

/**
 * The eight weeks around a launch as a board of four phases. Radio buttons and style sheet leave the cards of one owner, so it works by
 * keyboard and without a script.
 */
export function LaunchBoard() {
  const name = useId()
  const choices: [value: string, text: string, count: number][] = [
    ['all', 'Everyone', cards.length],
    ...Object.entries(owners).map(([owner, text]): [string, string, number] => [
      owner,
      text,
      cards.filter((card) => card.owner === owner).length,
    ]),
  ]
  return (
    <figure className="board chooser">
      <p>You get a board like this in the first week. Each task has a channel, an author, a checker and a figure.</p>
      <fieldset className="chooser-list">
        <legend>Show the work of</legend>
        {choices.map(([value, text, count]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === 'all'} />
            <span>{`${text} (${count})`}</span>
          </label>
        ))}
      </fieldset>
      <WeekStrip />
      <div className="board-phases">
        {phases.map((phase) => (
          <section key={phase.name} aria-label={phase.name}>
            <h3>
              {phase.name}
              {', '}
              <span className="soft">{weeksInWords(phase.weeks)}</span>
            </h3>
            <ul className="board-cards">
              {phase.cards.map((card) => (
                <BoardCard key={card.name} card={card} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <figcaption className="soft small">
        Sample plan for a made-up product. The densest weeks have the most work; the double line is the launch.
      </figcaption>
    </figure>
  )
}

const person = (owner: Owner) => owners[owner].toLowerCase()

function BoardCard({ card: { name, weeks, channel, owner, check, counted } }: { card: Card }) {
  return (
    <li data-owner={owner}>
      <h4>{name}</h4>
      <p className="board-where">{`${channel}, ${weeksInWords(weeks)}`}</p>
      <p>{`${owners[owner]}, checked by ${person(check)}`}</p>
      <p className="board-counted">
        <span className="soft">We count</span> {counted.charAt(0).toLowerCase() + counted.slice(1)}
      </p>
    </li>
  )
}

const strip = { top: 24, tall: 44 }
const share = (week: number) => `${(100 * week) / weekCount}%`

/** How much is done in each week, and when the launch is. */
function WeekStrip() {
  const id = useId()
  const most = Math.max(...loadOfWeeks)
  return (
    <svg
      className="plot"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not take the page's colours
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      width="100%"
      height={strip.top + strip.tall + 26}
    >
      <title id={`${id}t`}>Work in each of eight weeks</title>
      <desc
        id={`${id}d`}
      >{`${loadOfWeeks.map((load, at) => `Week ${at + 1}: ${load} tasks.`).join(' ')} The launch is at the start of week ${launchWeek}.`}</desc>
      {loadOfWeeks.map((load, week) => (
        <g key={week}>
          <pattern id={`${id}${week}`} width={1 + (4 * most) / load} height="8" patternUnits="userSpaceOnUse">
            <rect className="plot-line" width="1.2" height="8" />
          </pattern>
          <rect x={share(week)} y={strip.top} width={share(1)} height={strip.tall} fill={`url(#${id}${week})`} />
          <text x={share(week + 0.5)} y="14" textAnchor="middle">
            {week + 1}
          </text>
        </g>
      ))}
      <line className="plot-ground" x2="100%" y1={strip.top + strip.tall} y2={strip.top + strip.tall} />
      <line
        className="plot-bold"
        x1={share(launchWeek - 1)}
        x2={share(launchWeek - 1)}
        y1="4"
        y2={strip.top + strip.tall + 6}
      />
      <svg x={share(launchWeek - 1)} overflow="visible">
        <line className="plot-bold" x1="5" x2="5" y1="4" y2={strip.top + strip.tall + 6} />
      </svg>
      <text x={share(launchWeek - 1)} y={strip.top + strip.tall + 20} textAnchor="middle">
        launch
      </text>
    </svg>
  )
}
