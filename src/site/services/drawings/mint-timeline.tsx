import { placed } from '#site/services/geometry/drawing-paths.ts'
import { Drawing, WIDTH, type DrawingWords } from './drawing.tsx'

/** One phase of a mint: hours since it opened, how many pieces may exist at its end, how many one address may take. */
export type Phase = { name: string; from: number; to: number; cap: number; each: number }

/** One thousand five hundred pieces in four days, revealed a day later. */
const sample: { phases: readonly Phase[]; reveal: number; words: DrawingWords } = {
  phases: [
    { name: 'allow list', from: 0, to: 48, cap: 500, each: 2 },
    { name: 'public', from: 48, to: 96, cap: 1500, each: 5 },
  ],
  reveal: 120,
  words: {
    title: 'The phases of a mint',
    says: 'The order of the pieces is fixed before the first hour. Hours 0 to 48: allow list, two for each address, at most 500. Hours 48 to 96: public, five for each address, at most 1500 in all. Hour 120: reveal.',
    caption: 'Height is the most that may exist, density how strictly it is given. Sample drop.',
  },
}

const tall = 96
const ground = 170

/** The phases of a mint in elevation: hours to the right, the most pieces that may exist upwards; `reveal` in hours. */
export function MintTimeline({
  phases = sample.phases,
  reveal = sample.reveal,
  words = sample.words,
}: Partial<typeof sample>) {
  const most = Math.max(...phases.map(({ cap }) => cap))
  const x = (hours: number) => placed(hours, [0, reveal], [0, WIDTH - 12])
  const y = (cap: number) => ground - placed(cap, [0, most], [0, tall])
  const hours = [...new Set([...phases.flatMap(({ from, to }) => [from, to]), reveal])]
  const steps = phases.map(({ from, to, cap }) => `M${x(from)} ${ground}V${y(cap)}H${x(to)}V${ground}`)
  return (
    <Drawing {...words} height={ground + 24}>
      {phases.map(({ name, from, to, cap, each }, index) => (
        <g key={name}>
          <path
            className={index === 0 ? 'dense' : 'light'}
            strokeWidth={ground - y(cap)}
            d={`M${x(from)} ${(ground + y(cap)) / 2}H${x(to)}`}
          />
          <text x={x(from) + 4} y={y(cap) - 28}>
            {name}
          </text>
          <text className="say" x={x(from) + 4} y={y(cap) - 12}>
            {`${each} each, ${cap} in all`}
          </text>
        </g>
      ))}
      <path className="bold" d={steps.join('')} />
      <path d={`M0 ${ground}H320${hours.map((hour) => `M${x(hour)} ${ground}v5`).join('')}`} />
      <path className="bold" d={`M${x(reveal)} 18V${ground}m4 0V18`} />
      <path className="dots" d={`M0 22H${x(reveal)}`} />
      <text y="8">order fixed</text>
      <text x="320" y="8" textAnchor="end">
        reveal
      </text>
      {hours.map((hour) => (
        <text key={hour} className="say" x={x(hour)} y={ground + 15} textAnchor={hour === 0 ? undefined : 'middle'}>
          {hour === 0 ? 'hour 0' : hour}
        </text>
      ))}
    </Drawing>
  )
}
