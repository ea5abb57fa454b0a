import { aboutText } from './pool-tokens.ts'
import type { Position } from './read-positions.ts'

/** A part of a whole in per cent with two decimals; what is not nothing is never shown as nothing. */
export function percent(part: bigint, whole: bigint): string {
  if (whole === 0n) return '0 %'
  const hundredths = Number((part * 10_000n) / whole)
  return part > 0n && hundredths === 0 ? 'less than 0.01 %' : `${hundredths / 100} %`
}

/** What a position is of: `INK / WETH, 0.3 %, position 7`. */
export const positionName = ({ tokens, fee, tokenId }: Position): string =>
  `${tokens[0].symbol} / ${tokens[1].symbol}, ${fee / 10_000} %, position ${tokenId}`

/** Both amounts of it: `24.9 INK and 5 WETH`. */
export const amountsText = ({ tokens, amounts }: Pick<Position, 'tokens' | 'amounts'>): string =>
  `${aboutText(amounts[0], tokens[0])} and ${aboutText(amounts[1], tokens[1])}`

/** The price at a tick, of the second token in the first: six digits that count. */
function priceAt(tick: number, { tokens: [first, second] }: Position): string {
  const price = 1.0001 ** tick * 10 ** (first.decimals - second.decimals)
  return Number.isFinite(price) && price > 0 ? String(Number(price.toPrecision(6))) : 'any'
}

/** What is known of a position: amounts, share of the liquidity at the price of now, and range. */
export function PositionFacts({ position }: { position: Position }) {
  const { tokens, tickLower, tickUpper, inRange, share } = position
  return (
    <dl className="locks-facts">
      <div>
        <dt>Holds about</dt>
        <dd>{amountsText(position)}</dd>
      </div>
      <div>
        <dt>Of the liquidity at this price</dt>
        <dd>{inRange ? percent(share, 10n ** 18n) : 'none: the price is outside its range'}</dd>
      </div>
      <div>
        <dt>
          Range, {tokens[1].symbol} for one {tokens[0].symbol}
        </dt>
        <dd>
          {priceAt(tickLower, position)} to {priceAt(tickUpper, position)}
        </dd>
      </div>
    </dl>
  )
}
