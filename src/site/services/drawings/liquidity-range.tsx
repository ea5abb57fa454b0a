import { useId } from 'react'
import { placed } from '#site/services/geometry/drawing-paths.ts'
import { depthOf, priceAt, type Position } from '#site/services/geometry/ticks.ts'
import { Drawing, WIDTH, type DrawingWords } from './drawing.tsx'

export const sample: { positions: readonly Position[]; tick: number; words: DrawingWords } = {
  tick: 180,
  positions: [
    { lower: -2400, upper: 2400, liquidity: 4, locked: 'permanently' },
    { lower: -900, upper: 1200, liquidity: 9, locked: 'to 2028' },
    { lower: 600, upper: 1800, liquidity: 5 },
    { lower: -1800, upper: -300, liquidity: 3 },
  ],
  words: {
    title: 'Liquidity by price',
    says: 'Four positions. From 0.79 to 1.27, locked permanently. From 0.91 to 1.13, the largest, locked to 2028. From 1.06 to 1.20 and from 0.84 to 0.97, free to leave. The price now is 1.02, where only the two locked ones trade.',
    caption: 'Above, what trades at each price; below, whose it is. The clamps are locks. Sample pool.',
  },
}

const ground = 92
const tall = 66

/** Positions of concentrated liquidity over the price, the locked ones in clamps; `tick` is the price now. */
export function LiquidityRange({
  positions = sample.positions,
  tick = sample.tick,
  words = sample.words,
}: Partial<typeof sample>) {
  const id = useId()
  const depth = depthOf(positions)
  const range = [depth[0]!.tick, depth.at(-1)!.tick] as const
  const most = Math.max(...depth.map(({ liquidity }) => liquidity))
  const x = (at: number) => placed(at, range, [4, WIDTH - 4])
  const y = (index: number) => ground + 46 + 46 * index
  const outline = `M4 ${ground}${depth.map(({ tick: at, liquidity }) => `H${x(at)}V${ground - placed(liquidity, [0, most], [0, tall])}`).join('')}`
  const bottom = y(positions.length - 1) + 14
  return (
    <Drawing {...words} height={bottom}>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path className="even" strokeWidth={tall} d={`M0 ${ground - tall / 2}H${WIDTH}`} clipPath={`url(#${id})`} />
      <path d={`${outline}M0 ${ground}H${WIDTH}`} />
      <path className="bold" d={`M${x(tick) - 2} 16V${bottom}m4 0V16`} />
      <text x={x(tick)} y="8" textAnchor="middle">
        {`price ${priceAt(tick)}`}
      </text>
      {positions.map(({ lower, upper, liquidity, locked }, index) => (
        <g key={lower}>
          <path
            className={locked ? 'dense' : 'light'}
            strokeWidth={6 + liquidity}
            d={`M${x(lower)} ${y(index)}H${x(upper)}`}
          />
          {locked && (
            <path
              className="bold"
              d={`M${x(lower) + 4} ${y(index) - 10}h-6v20h6M${x(upper) - 4} ${y(index) - 10}h6v20h-6`}
            />
          )}
          <text y={y(index) - 22}>{`${priceAt(lower)} to ${priceAt(upper)}`}</text>
          <text className="say" x={WIDTH} y={y(index) - 22} textAnchor="end">
            {locked ? `locked ${locked}` : 'free to leave'}
          </text>
        </g>
      ))}
    </Drawing>
  )
}
