import { setByHook } from '#chain/liquidity/hook-words.ts'
import { aboutText } from '#chain/tokens/pool-tokens.ts'
import type { Position } from './read-positions.ts'

/** The fee of a pool, in millionths, in words. */
export const feeText = (fee: number): string => (fee === setByHook ? 'fee set by its hook' : `${fee / 10_000} %`)

/** The two tokens of a pool: `INK / WETH`. */
export const pairText = ([first, second]: readonly [{ symbol: string }, { symbol: string }]): string =>
  `${first.symbol} / ${second.symbol}`

/** What a position is of: `INK / WETH, 0.3 %, position 7`, of Uniswap V4 `V4 position 7`. */
export const positionName = ({ kind, tokens, fee, tokenId }: Position): string =>
  `${pairText(tokens)}, ${feeText(fee)}, ${kind === 1 ? 'V4 ' : ''}position ${tokenId}`

/** Both amounts of it: `24.9 INK and 5 WETH`. */
export const amountsText = ({ tokens, amounts }: Pick<Position, 'tokens' | 'amounts'>): string =>
  `${aboutText(amounts[0], tokens[0])} and ${aboutText(amounts[1], tokens[1])}`

/** The largest tick, and the smallest below zero, of Uniswap V3 and V4 (`TickMath`), and the widest spacing of the ticks of a V3 pool. */
const lastTick = 887_272
const widestSpacing = 200

/** The range that goes on as far as a pool allows. */
export const everyPrice = 'every price'

/** The ends of its range as prices, of the second token in the first: `547.676 to 1818.24`, or that it has none. */
export function rangeText(position: Position): string {
  const { tickLower, tickUpper } = position
  const [hasLower, hasUpper] = [tickLower, tickUpper].map((tick) => Math.abs(tick) <= lastTick - widestSpacing)
  if (!hasLower && !hasUpper) return everyPrice
  if (!hasLower) return `up to ${priceAt(tickUpper, position)}`
  return hasUpper
    ? `${priceAt(tickLower, position)} to ${priceAt(tickUpper, position)}`
    : `${priceAt(tickLower, position)} and more`
}

/** Six digits that count. */
function priceAt(tick: number, { tokens: [first, second] }: Position): string {
  const price = 1.0001 ** tick * 10 ** (first.decimals - second.decimals)
  return String(Number(price.toPrecision(6)))
}
