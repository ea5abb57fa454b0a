import { shareText } from '#chain/tokens/amount-text.ts'
import { warningWords } from '#chain/tokens/token-warnings.ts'
import { durationWords, timeWords } from '#core/text/time-words.ts'
import { pairText } from '#tools/liquidity-lock/read/position-names.ts'
import { untilWords } from '#tools/liquidity-lock/read/position-words.ts'
import { never } from '#tools/liquidity-lock/read/read-position-locks.ts'
import type { PositionProof } from './read-position-proof.ts'

/** From here on an end is near, in seconds: a month. */
const near = 30 * 86_400

/** A locked position in one sentence, at a time in Unix seconds. */
export function proofLead({ seen, tokens, position }: PositionProof, now: number): string {
  const { unlock } = seen.lock
  if (unlock <= now)
    return `This lock has ended, on ${timeWords(unlock)}. Its owner can take the position out at any time.`
  return `${pairOf({ position, tokens })} on Uniswap V${seen.lock.kind + 3}, locked ${untilWords(unlock)}. Nobody can take it out or lower it before; its fees can be collected.`
}

/** The two tokens of it; without both names only what it is. */
export function pairOf({ position, tokens }: Pick<PositionProof, 'position' | 'tokens'>): string {
  if (position) return pairText(position.tokens)
  return tokens.length === 2 ? pairText([tokens[0]!, tokens[1]!]) : 'A liquidity position'
}

/** How long it stays locked, at a time in Unix seconds. */
export const timeLeft = (unlock: number, now: number): string =>
  unlock >= never ? 'without end' : unlock > now ? durationWords(unlock - now) : 'none'

/** What can be taken out, and when. */
export const releaseWords = (unlock: number): string =>
  unlock >= never ? 'Nothing, ever; only fees.' : `Only fees until ${timeWords(unlock)}; then the position, whole.`

/** What anyone who relies on it should know first, the weightiest first. */
export function proofWarnings({ seen, known, position, pool, tokens }: PositionProof, now: number): string[] {
  const { unlock } = seen.lock
  const left = unlock - now
  const lines: (string | false)[] = [
    !known &&
      'Its manager is not the one we know on this chain. Anyone can write one, and what it says of its pool may be untrue.',
    position?.hook !== undefined &&
      'Its pool asks a hook, a contract that may change fees and take part of what is collected or withdrawn. Read its code first.',
    seen.liquidity === 0n && 'It holds no liquidity now.',
    left > 0 && unlock < never && left < near && `It ends soon, in ${durationWords(left)}.`,
    position !== undefined &&
      !position.inRange &&
      'The price has left its range: it holds only one of the two tokens and takes no part in trades.',
    pool !== undefined &&
      pool.share * 2n < 10n ** 18n &&
      `Of the liquidity at this price ${shareText(pool.share, 10n ** 18n)} is locked. Holders of the rest can leave.`,
  ]
  const signs = tokens.flatMap(({ symbol, signs: found }) => found.map((sign) => `${symbol}: ${warningWords[sign][1]}`))
  return [...lines.filter((line) => line !== false), ...signs]
}
