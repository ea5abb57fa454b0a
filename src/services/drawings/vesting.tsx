import { useId } from 'react'
import { Drawing } from './drawing.tsx'
import { elevation, type Point } from './elevation.ts'
import { box, placed } from './paths.ts'

const YEAR = 31_536_000

/** One schedule by its corners, in order of time; two corners at one second are a step. */
export type Schedule = { name: string; points: readonly Point[] }

/** A thousand units over four years, in the three ways of the locker. */
export const sampleSchedules: readonly Schedule[] = [
  { name: 'cliff', points: corners([0, 0], [1, 0], [1, 250], [4, 1000]) },
  { name: 'linear', points: corners([0, 0], [4, 1000]) },
  {
    name: 'steps',
    points: corners([0, 0], [1, 0], [1, 250], [2, 250], [2, 500], [3, 500], [3, 750], [4, 750], [4, 1000]),
  },
]

function corners(...points: [years: number, unlocked: number][]): Point[] {
  return points.map(([years, unlocked]) => ({ at: years * YEAR, unlocked }))
}

const panel = { width: 96, height: 104 }
const top = 8
const ground = top + panel.height

/** Schedules side by side in elevation: what is locked is hatched, what is free is white. */
export function Vesting({ schedules = sampleSchedules }: { schedules?: readonly Schedule[] }) {
  const id = useId()
  const drawn = schedules.slice(0, 3).map(({ name, points }, index) => {
    const x = index * (panel.width + 16)
    const line = elevation(points, panel).map(({ x: along, y }) => `${x + along} ${ground - y}`)
    const years = (points.at(-1)!.at - points[0]!.at) / YEAR
    const ticks = Array.from(
      { length: Math.floor(years) - 1 },
      (_, year) => `M${x + placed(year + 1, [0, years], [0, panel.width])} ${ground}v4`,
    )
    return { name, x, line: `M${line.join('L')}`, years, ticks: ticks.join('') }
  })
  return (
    <Drawing
      title="Three vesting schedules"
      says="Amount over time. Cliff: nothing for a year, then a quarter at once, the rest evenly. Linear: evenly from the first day. Steps: a quarter each year."
      caption="Hatched is locked, white is free. Sample: a thousand units over four years."
      height={ground + 26}
    >
      <clipPath id={id}>
        <path d={drawn.map(({ x, line }) => `${line}V${top}H${x}z`).join('')} />
      </clipPath>
      <path
        className="dense"
        strokeWidth={panel.height}
        d={`M0 ${top + panel.height / 2}H320`}
        clipPath={`url(#${id})`}
      />
      <path className="edge" d={drawn.map(({ x, ticks }) => box(x, top, panel) + ticks).join('')} />
      <path className="bold" d={drawn.map(({ line }) => line).join('')} />
      {drawn.map(({ name, x, years }) => (
        <g key={name}>
          <text x={x} y={ground + 16}>
            {name}
          </text>
          <text className="say" x={x + panel.width} y={ground + 16} textAnchor="end">
            {`${years} years`}
          </text>
        </g>
      ))}
    </Drawing>
  )
}
