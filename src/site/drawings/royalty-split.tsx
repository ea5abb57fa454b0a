import { widthsOf } from './geometry/shares.ts'
import { Drawing, WIDTH } from './drawing.tsx'

/** Who receives how much of a sale, in hundredths of a percent. The seller comes first and receives what is left. */
export type Shares = readonly (readonly [to: string, basisPoints: number])[]

/** The same sale where the marketplace pays the royalty that the contract asks for, and where it does not. */
export const sales: readonly (readonly [name: string, shares: Shares])[] = [
  [
    'The marketplace pays the royalty',
    [
      ['seller', 9000],
      ['artist', 500],
      ['studio', 250],
      ['marketplace', 250],
    ],
  ],
  [
    'The marketplace ignores it',
    [
      ['seller', 9750],
      ['artist', 0],
      ['studio', 0],
      ['marketplace', 250],
    ],
  ],
]

/** One sale, divided twice: every band is as wide as its share. */
export function RoyaltySplit() {
  return (
    <Drawing
      title="A sale divided"
      says="Where the marketplace pays the royalty: seller 90 percent, artist 5, studio 2.5, marketplace 2.5. Where it ignores the royalty: seller 97.5 percent, artist and studio nothing, marketplace 2.5."
      caption="ERC-2981 tells a marketplace what the creators ask for. The marketplace decides. Sample shares."
      height={260}
    >
      {sales.map(([name, shares], index) => (
        <Sale key={name} name={name} shares={shares} top={index * 136} />
      ))}
    </Drawing>
  )
}

function Sale({ name, shares, top }: { name: string; shares: Shares; top: number }) {
  const widths = widthsOf(
    shares.map(([, points]) => points),
    WIDTH,
  )
  const bar = top + 20
  const bands = shares.map(([to, points], index) => {
    const left = widths.slice(0, index).reduce((sum, width) => sum + width, 0)
    const x = left + widths[index]! / 2
    const y = bar + 44 + 22 * (index - 1)
    return { to, points, width: widths[index]!, y, d: `M${x} ${bar}V${y - 12}Q${x} ${y} ${x - 12} ${y}H258` }
  })
  const [seller, ...others] = bands
  return (
    <>
      <text className="name" y={top + 8}>
        {name}
      </text>
      <path className="light" strokeWidth="26" d={`M0 ${bar + 13}h${seller!.width}`} />
      <path d={`M0 ${bar}H${WIDTH}M0 ${bar + 26}h${seller!.width}`} />
      <text y={others[0]!.y}>{`seller ${seller!.points / 100} %`}</text>
      {others.map(({ to, points, width, y, d }) => (
        <g key={to}>
          <path
            className={width === 0 ? 'dots' : to === 'marketplace' ? 'even' : 'dense'}
            strokeWidth={width || undefined}
            d={d}
          />
          <text x="250" y={y} textAnchor="end">
            {`${to} ${points / 100} %`}
          </text>
        </g>
      ))}
    </>
  )
}
