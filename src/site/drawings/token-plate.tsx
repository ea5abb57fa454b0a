import { useId } from 'react'
import { seal } from '#seals/lines/seal-lines.ts'
import { Marks } from '#seals/marks/marks-drawn.tsx'
import { marksOf } from '#seals/marks/marks.ts'
import { box } from './geometry/drawing-paths.ts'
import { widthsOf } from './geometry/shares.ts'
import { Drawing, type DrawingWords } from './drawing.tsx'

/** What is drawn of a token; shares in percent, the seal's seed is its address. */
export type Token = {
  name: string
  supply: string
  seed: string
  shares: readonly (readonly [where: string, percent: number])[]
}

export const sample: { token: Token; words: DrawingWords } = {
  token: {
    name: 'Meridian',
    supply: '1,000,000 MRD',
    seed: '0xDc64a140Aa3E981100a9becA4E685f962f0cF6C9',
    shares: [
      ['holders', 55],
      ['locked', 30],
      ['liquidity', 15],
    ],
  },
  words: {
    title: 'A token as a plate',
    says: 'One million units: 55 percent with holders, 30 locked, 15 in liquidity. Beside the name, the seal of its address.',
    caption: 'Every unit has its place. Dense is locked. Sample token.',
  },
}

/** The smallest cut of the seal, in the fine strokes of a plate. */
function engraved(seed: string) {
  return seal(seed, 39).map((line) => ({ ...line, width: 2000 }))
}

const inside = { x: 22, width: 276 }
const tones = ['light', 'dense', 'even'] as const

/** A token on its plate: name, seal, and a bar of its whole supply. */
export function TokenPlate({ token = sample.token, words = sample.words }: Partial<typeof sample>) {
  const id = useId()
  const widths = widthsOf(
    token.shares.map(([, percent]) => percent),
    inside.width,
  )
  const lefts = widths.map((_, index) => inside.x + widths.slice(0, index).reduce((sum, width) => sum + width, 0))
  return (
    <Drawing {...words} height={190}>
      <path d={box(1, 1, { width: 318, height: 188 }) + box(5, 5, { width: 310, height: 180 })} />
      <g transform="translate(258 58)scale(.04)">
        <Marks marks={marksOf(engraved(token.seed), id)} />
      </g>
      <circle className="dense" cx="258" cy="58" r="17" strokeWidth="9" />
      <text className="title" x={inside.x} y="48">
        {token.name}
      </text>
      <text x={inside.x} y="76">
        {token.supply}
      </text>
      {token.shares.map(([where, percent], index) => {
        const last = index === token.shares.length - 1
        const x = last ? inside.x + inside.width : lefts[index]
        return (
          <g key={where} textAnchor={last ? 'end' : undefined}>
            <path className={tones[index]} strokeWidth="26" d={`M${lefts[index]} 123h${widths[index]}`} />
            <text x={x} y="150">{`${percent} %`}</text>
            <text className="say" x={x} y="166">
              {where}
            </text>
          </g>
        )
      })}
      <path d={box(inside.x, 110, { width: inside.width, height: 26 })} />
    </Drawing>
  )
}
