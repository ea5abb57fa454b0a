import { useId } from 'react'
import { unlockPoints, type Point } from '#site/services/geometry/unlock-points.ts'
import { box, placed } from '#site/services/geometry/drawing-paths.ts'
import { Drawing, WIDTH, type DrawingWords } from './drawing.tsx'

const DAY = 86_400
const YEAR = 365 * DAY

/** One schedule by its corners, in order of time; two corners at one second are a step. */
export type Schedule = { name: string; points: readonly Point[] }

/** A thousand units over four years, in the three ways of the locker. */
export const sample: { schedules: readonly Schedule[]; words: DrawingWords } = {
  schedules: [
    { name: 'cliff', points: yearly([0, 0], [1, 0], [1, 250], [4, 1000]) },
    { name: 'linear', points: yearly([0, 0], [4, 1000]) },
    {
      name: 'steps',
      points: yearly([0, 0], [1, 0], [1, 250], [2, 250], [2, 500], [3, 500], [3, 750], [4, 750], [4, 1000]),
    },
  ],
  words: {
    title: 'Three vesting schedules',
    says: 'Amount over time. Cliff: nothing for a year, then a quarter at once, the rest evenly. Linear: evenly from the first day. Steps: a quarter at the end of each year.',
    caption: 'Hatched is locked, white is free. Sample: a thousand units over four years.',
  },
}

function yearly(...points: [years: number, unlocked: number][]): Point[] {
  return points.map(([years, unlocked]) => ({ at: years * YEAR, unlocked }))
}

const top = 8
const tall = 104
const ground = top + tall
const gap = 16

/** One to three schedules side by side in elevation: what is locked is hatched, what is free is white. */
export function Vesting({ schedules = sample.schedules, words = sample.words }: Partial<typeof sample>) {
  const id = useId()
  const panel = { width: Math.floor((WIDTH + gap) / schedules.length) - gap, height: tall }
  const drawn = schedules.map(({ name, points }, index) => {
    const x = index * (panel.width + gap)
    const line = unlockPoints(points, panel).map(({ x: along, y }) => `${x + along} ${ground - y}`)
    return { name, x, line: `M${line.join('L')}`, seconds: points.at(-1)!.at - points[0]!.at }
  })
  return (
    <Drawing {...words} height={ground + 26}>
      <clipPath id={id}>
        <path d={drawn.map(({ x, line }) => `${line}V${top}H${x}z`).join('')} />
      </clipPath>
      <path className="dense" strokeWidth={tall} d={`M0 ${top + tall / 2}H320`} clipPath={`url(#${id})`} />
      <path
        className="edge"
        d={drawn.map(({ x, seconds }) => box(x, top, panel) + yearTicks(seconds, [x, x + panel.width])).join('')}
      />
      <path className="bold" d={drawn.map(({ line }) => line).join('')} />
      {drawn.map(({ name, x, seconds }) => (
        <g key={name}>
          <text x={x} y={ground + 16}>
            {name}
          </text>
          <text className="say" x={x + panel.width} y={ground + 16} textAnchor="end">
            {seconds % YEAR === 0 ? `${seconds / YEAR} years` : `${Math.round(seconds / DAY)} days`}
          </text>
        </g>
      ))}
    </Drawing>
  )
}

/** A tick below the ground at the end of every whole year within. */
function yearTicks(seconds: number, along: readonly [number, number]): string {
  const count = Math.min(40, Math.ceil(seconds / YEAR) - 1)
  return Array.from(
    { length: count },
    (_, year) => `M${placed((year + 1) * YEAR, [0, seconds], along)} ${ground}v4`,
  ).join('')
}
