import { placed } from './geometry/drawing-paths.ts'
import { Drawing, WIDTH, type DrawingWords } from './drawing.tsx'

/** Who holds a power one after another, until which day; after the last, nobody. No holder: it is not in the source. */
export type Power = { name: string; held: readonly (readonly [by: 'deployer' | 'multisig', until: number])[] }

export const sample: { powers: readonly Power[]; words: DrawingWords } = {
  powers: [
    {
      name: 'mint',
      held: [
        ['deployer', 7],
        ['multisig', 30],
      ],
    },
    {
      name: 'pause',
      held: [
        ['deployer', 7],
        ['multisig', 60],
      ],
    },
    { name: 'limit', held: [['deployer', 14]] },
    { name: 'blacklist', held: [] },
    { name: 'upgrade', held: [] },
  ],
  words: {
    title: 'The powers over a token',
    says: 'Mint: the deployer for 7 days, a multisig to day 30, then no one. Pause: the deployer for 7 days, a multisig to day 60, then no one. Limit: the deployer to day 14. Blacklist and upgrade are not in the source.',
    caption: 'Dense shows the deployer alone, lighter a multisig, and a line no one. Sample token.',
  },
}

const left = 82
const y = (row: number) => 42 + 28 * row

/** Powers over a token against the holders they pass through until they are given up; days to the right. */
export function Powers({
  powers = sample.powers,
  words = sample.words,
  days = 90,
}: {
  powers?: readonly Power[]
  words?: DrawingWords
  days?: number
}) {
  const x = (day: number) => placed(day, [0, days], [left, WIDTH - 2])
  const bottom = y(powers.length) - 10
  const marks = [0, days / 3, (2 * days) / 3, days]
  const bars = powers.flatMap(({ held }, row) =>
    held.map(([by, until], index) => ({ by, d: `M${x(held[index - 1]?.[1] ?? 0)} ${y(row)}H${x(until)}` })),
  )
  const barsOf = (holder: string) => bars.flatMap(({ by, d }) => (by === holder ? d : [])).join('')
  const ends = powers.map(({ held }) => held.at(-1)?.[1] ?? 0)
  return (
    <Drawing {...words} height={bottom}>
      <path className="edge" d={`M${left} 24H${WIDTH}${marks.map((day) => `M${x(day)} 20v8`).join('')}`} />
      {marks.map((day, index) => (
        <text
          key={day}
          className="say"
          x={index === 3 ? WIDTH : x(day)}
          y="8"
          textAnchor={index === 0 ? undefined : index === 3 ? 'end' : 'middle'}
        >
          {index === 0 ? 'day 0' : day}
        </text>
      ))}
      <path d={powers.map((_, row) => `M${x(ends[row]!)} ${y(row)}H${WIDTH}`).join('')} />
      <path className="dense" strokeWidth="16" d={barsOf('deployer')} />
      <path className="light" strokeWidth="16" d={barsOf('multisig')} />
      <path className="bold" d={ends.map((day, row) => (day > 0 ? `M${x(day)} ${y(row) - 8}v16` : '')).join('')} />
      {powers.map(({ name, held }, row) => (
        <g key={name}>
          <text y={y(row)}>{name}</text>
          <text className="say" x={held.length > 0 ? x(ends[row]!) + 10 : left + 12} y={y(row)}>
            {held.length > 0 ? 'no one' : 'not in the source'}
          </text>
        </g>
      ))}
    </Drawing>
  )
}
