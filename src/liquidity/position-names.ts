import { aboutText } from './pool-tokens.ts'
import type { Position } from './read-positions.ts'

/** What a position is of: `INK / WETH, 0.3 %, position 7`. */
export const positionName = ({ tokens, fee, tokenId }: Position): string =>
  `${tokens[0].symbol} / ${tokens[1].symbol}, ${fee / 10_000} %, position ${tokenId}`

/** Both amounts of it: `24.9 INK and 5 WETH`. */
export const amountsText = ({ tokens, amounts }: Pick<Position, 'tokens' | 'amounts'>): string =>
  `${aboutText(amounts[0], tokens[0])} and ${aboutText(amounts[1], tokens[1])}`

/** The ends of its range as prices, of the second token in the first: `547.676 to 1818.24`. */
export const rangeText = (position: Position): string =>
  `${priceAt(position.tickLower, position)} to ${priceAt(position.tickUpper, position)}`

/** Six digits that count; far beyond any price it is any. */
function priceAt(tick: number, { tokens: [first, second] }: Position): string {
  const price = 1.0001 ** tick * 10 ** (first.decimals - second.decimals)
  return Number.isFinite(price) && price > 0 ? String(Number(price.toPrecision(6))) : 'any'
}
