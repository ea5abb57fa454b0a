import { useId } from 'react'
import { curveTitle, curveWords, type QuotedPool } from './curve-words.ts'
import { priceAt, priceText } from './pool-words.ts'

const plane = { width: 640, height: 150, top: 26 }
const ground = plane.top + plane.height

/** Ticks of one doubling of the price, and how many doublings are shown on either side of the price of now. */
const octave = Math.log(2) / Math.log(1.0001)
const shown = 3

type Drawn = { facts: QuotedPool }

/**
 * The locked curve of a pool: its liquidity by price, from an eighth of the price to eight times it, the cheapest on the left. Ruled is
 * what is paid out until the price has fallen by half.
 */
export function CurveDrawing({ facts }: Drawn) {
  const id = useId()
  const { x, steps, most } = stepsOf(facts)
  const height = (liquidity: number) => (liquidity === 0 ? 0 : Math.max(3, (liquidity / most) * plane.height))
  const outline = steps.map(({ from, liquidity }) => `H${x(from)}V${ground - height(liquidity)}`).join('')
  const [now, half] = [x(0), x(-octave)]
  const price = priceAt(facts.root, facts, facts.quote)
  return (
    <figure className="curve">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not take the page's colours */}
      <svg role="img" aria-label={curveTitle(facts)} viewBox={`0 0 ${plane.width} ${ground + 24}`}>
        <clipPath id={id}>
          <path d={`M${half} ${ground}V0H${now}V${ground}z`} />
        </clipPath>
        <path className="curve-all" d={`M0 ${ground}${outline}H${plane.width}V${ground}z`} />
        <path className="curve-paid" d={`M0 ${ground}${outline}H${plane.width}V${ground}z`} clipPath={`url(#${id})`} />
        <path className="curve-ground" d={`M0 ${ground}H${plane.width}`} />
        <path className="curve-half" d={`M${half} ${plane.top - 8}V${ground}`} />
        <path className="curve-now" d={`M${now} ${plane.top - 8}V${ground}`} />
        {(
          [
            [-shown, price / 2 ** shown, 'start'],
            [-1, price / 2, 'middle'],
            [0, price, 'middle'],
            [shown, price * 2 ** shown, 'end'],
          ] as const
        ).map(([at, shownPrice, anchor]) => (
          <text key={at} x={x(at * octave)} y={ground + 17} textAnchor={anchor}>
            {priceText(Number(shownPrice.toPrecision(3)))}
          </text>
        ))}
        <text x={now} y="11" textAnchor="middle">
          now
        </text>
        <text x={half} y="11" textAnchor="middle">
          half
        </text>
      </svg>
      <figcaption>{curveWords(facts)}</figcaption>
    </figure>
  )
}

/** The liquidity of what is locked, by ticks from the price of now on, cheaper is negative, within what is shown. */
function stepsOf({ parts, root, quote, block }: Drawn['facts']) {
  const tick = (Math.log(Number(root) / 2 ** 96) / Math.log(1.0001)) * 2
  const away = (end: number) => (quote === 1 ? end - tick : tick - end)
  const edge = shown * octave
  const within = (end: number) => Math.min(edge, Math.max(-edge, away(end)))
  const ranges = parts
    .filter(({ unlock }) => unlock > block.time)
    .map(({ tickLower, tickUpper, liquidity }) => {
      const [one, other] = [within(tickLower), within(tickUpper)]
      return { from: Math.min(one, other), to: Math.max(one, other), liquidity: Number(liquidity) }
    })
    .filter(({ from, to }) => from < to)
  const ends = [...new Set(ranges.flatMap(({ from, to }) => [from, to]))].toSorted((one, other) => one - other)
  const steps = ends.map((from) => ({
    from,
    liquidity: ranges.reduce((sum, range) => (range.from <= from && from < range.to ? sum + range.liquidity : sum), 0),
  }))
  const x = (at: number) => Math.round(((at + edge) / (2 * edge)) * plane.width * 10) / 10
  return { x, steps, most: Math.max(1, ...steps.map(({ liquidity }) => liquidity)) }
}
