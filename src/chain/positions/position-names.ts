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

/** The ends of its range as prices, of the second token in the first: `547.676 to 1818.24`. */
export const rangeText = (position: Position): string =>
  `${priceAt(position.tickLower, position)} to ${priceAt(position.tickUpper, position)}`

/** Six digits that count; far beyond any price it is any. */
function priceAt(tick: number, { tokens: [first, second] }: Position): string {
  const price = 1.0001 ** tick * 10 ** (first.decimals - second.decimals)
  return Number.isFinite(price) && price > 0 ? String(Number(price.toPrecision(6))) : 'any'
}
