import { useState } from 'react'
import { depthFacts, paysWords, priceText } from '#chain/liquidity/pool-words.ts'
import { shareText } from '#chain/tokens/amount-text.ts'
import { aboutText } from '#chain/tokens/pool-tokens.ts'
import { Choices } from '#ui/figures/choices.tsx'
import { Facts } from '#ui/components/clause.tsx'
import { Plot } from '#ui/figures/plot.tsx'
import { Slide } from '#ui/figures/slide.tsx'
import { FactTable } from '#ui/components/table.tsx'
import { edge, heights, readSample, samplePool, sampleUnlock, spacing, type PoolTicks } from './sample-pool.ts'

const ranges = {
  full: ['Full range', -edge, edge],
  wide: ['0.5 to 2', -6_960, 6_960],
  narrow: ['0.9 to 1.1', -1_080, 960],
} as const

type RangeName = keyof typeof ranges

const names = Object.fromEntries(Object.entries(ranges).map(([name, [text]]) => [name, text])) as Record<
  RangeName,
  string
>

const octave = Math.log(2) / Math.log(1.0001)
const [base, quote] = samplePool.tokens

const text = (tick: number, at: number) =>
  Math.abs(tick) >= edge ? 'any price' : `${priceText(Number(at.toPrecision(3)))} WETH`

/** Where a tick is drawn, of the width. */
const share = (tick: number) => Math.min(Math.max((tick + edge) / (2 * edge), 0), 1)

/** A locked range over the price: its ends and the price are moved, and the words are those of the proof of a pool. */
export function PoolRange() {
  const [ticks, setTicks] = useState<PoolTicks>({ low: ranges.narrow[1], now: 0, high: ranges.narrow[2] })
  const { low, now, high } = ticks
  const { depth, price, prices, isFull, badge, whole, money, left } = readSample(ticks)
  const move = (next: Partial<PoolTicks>) => setTicks((old) => ({ ...old, ...next }))
  const chosen = (Object.keys(ranges) as RangeName[]).find(
    (name) => ranges[name][1] === low && ranges[name][2] === high,
  )
  const halved = now - octave
  const paid = [Math.max(share(low), share(halved)), Math.min(share(high), share(now))] as const
  const pays = paysWords({ facts: samplePool, quote: samplePool.quote, amount: depth.fall50, until: sampleUnlock })
  const slide = { range: [-edge, edge] as const, step: spacing }

  return (
    <figure className="plotted">
      <p>Move the range. A badge keeps saying that 90 % is locked, while the money for sellers changes.</p>
      <Choices
        id="range"
        label="Locked range"
        names={names}
        chosen={chosen}
        choose={(name) => move({ low: ranges[name][1], high: ranges[name][2] })}
      />
      <div className="slid-plot">
        <Plot
          title="Locked liquidity by price."
          says={`The locked range goes from ${text(low, prices[0])} to ${text(high, prices[1])}. The price is ${priceText(price)} WETH.`}
          areas={[
            { tone: 'light', path: `M0 1V${1 - heights.others}H1V1z` },
            { tone: 'even', path: column(share(low), Math.min(share(high), paid[0])) },
            { tone: 'dense', path: column(...paid) },
            { tone: 'even', path: column(Math.max(share(low), paid[1]), share(high)) },
          ]}
          outline={outlineOf(share(low), share(high))}
          marks={[
            { at: share(halved), label: 'half the price', kind: 'dashed' },
            { at: share(now), label: 'price now' },
          ]}
          ticks={[-3, -2, -1, 0, 1, 2, 3].map((power) => ({
            at: share(power * octave),
            label: priceText(2 ** power),
            wide: power % 2 === 0 && power !== 0,
          }))}
        />
        <div className="slides">
          <Slide
            {...slide}
            label="Lowest price of the range"
            words={text(low, prices[0])}
            at={low}
            move={(to) => move({ low: Math.min(to, high - spacing) })}
          />
          <Slide
            {...slide}
            label="Price now"
            words={`${priceText(Number(price.toPrecision(3)))} WETH`}
            at={now}
            move={(to) => move({ now: to })}
          />
          <Slide
            {...slide}
            label="Highest price of the range"
            words={text(high, prices[1])}
            at={high}
            move={(to) => move({ high: Math.max(to, low + spacing) })}
          />
        </div>
      </div>
      <output className="statement">{pays}</output>
      <Facts
        facts={[
          ['A badge says “locked”', shareText(...badge)],
          ['Locked share of what sellers get', shareText(depth.fall50, whole)],
          ['Money in the locked position', aboutText(rounded(money), quote)],
        ]}
      />
      <FactTable
        label="What the locked range pays"
        facts={[
          ...depthFacts(samplePool, { quote: samplePool.quote, locked: depth } as Parameters<typeof depthFacts>[1]),
          [
            'What it holds after the fall by half',
            `${aboutText(rounded(left[0]), base)} and ${aboutText(rounded(left[1]), quote)}`,
          ],
        ]}
      />
      <figcaption className="soft small">
        Sample pool, on no chain{isFull ? ', locked in full range' : ''}. The locked range always has 90 % of the
        liquidity at a price inside it. Your browser computes this with the functions of our proof pages; the contract
        LiquidityLens gives the same amounts.
      </figcaption>
    </figure>
  )
}

const rounded = (amount: bigint) => (amount / 10n ** 15n) * 10n ** 15n

const column = (from: number, to: number) => {
  const [low, high] = [from, Math.max(from, to)].map((at) => Number(at.toFixed(4)))
  return `M${low} ${1 - heights.others}V${1 - heights.others - heights.locked}H${high}V${1 - heights.others}z`
}

function outlineOf(low: number, high: number): string {
  const [from, to] = [low, high].map((at) => Math.round(at * 1000))
  const [ground, top] = [1000 * (1 - heights.others), 1000 * (1 - heights.others - heights.locked)]
  return `M0 ${ground}H${from}V${top}H${to}V${ground}H1000`
}
