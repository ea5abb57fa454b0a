import { mayStopSales } from '#chain/liquidity/hook-words.ts'
import { paidBy, rootAfterFall } from '#chain/liquidity/locked-curve.ts'
import { paysWords } from '#chain/liquidity/pool-words.ts'
import { warningWords } from '#chain/tokens/token-warnings.ts'
import { durationWords, timeWords } from '#core/time/time-words.ts'
import { pairText } from '#chain/positions/position-names.ts'
import { untilWords } from '#tools/liquidity-lock/read/position-words.ts'
import { never } from '#tools/liquidity-lock/read/read-position-locks.ts'
import type { PositionProof } from './read-position-proof.ts'

/** From here on an end is near, in seconds: a month. */
const near = 30 * 86_400

/** What one locked position pays, in the quote of its pool, when the price falls by half; undefined: it is not said in money. */
export function ownPay({ seen, pool }: Pick<PositionProof, 'seen' | 'pool'>): bigint | undefined {
  if (pool?.quote === undefined) return undefined
  const at = { root: pool.root, quote: pool.quote }
  return paidBy(seen, at, rootAfterFall(at, 50))
}

/** A locked position in a sentence or two, what it pays first, at a time in Unix seconds. */
export function proofLead({ seen, tokens, position, pool }: PositionProof, now: number): string {
  const { unlock } = seen.lock
  if (unlock <= now)
    return `This lock has ended, on ${timeWords(unlock)}. Its owner can take the position out at any time.`
  const amount = ownPay({ seen, pool })
  const name = `${pairOf({ position, tokens })} on Uniswap V${seen.lock.kind + 3}`
  if (pool?.quote === undefined || amount === undefined)
    return `${name}, locked ${untilWords(unlock)}. Nobody can take it out or lower it before; its fees can be collected.`
  return `${paysWords({ facts: pool, quote: pool.quote, amount, until: unlock })} It is a position of ${name}; its fees can be collected.`
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
    pool?.hook !== undefined &&
      (mayStopSales(pool.hook, pool.fee)
        ? 'Its pool asks a hook, a contract that can keep sellers from selling at the price of the pool. Read its code first.'
        : 'Its pool asks a hook, a contract that may take part of what is collected or withdrawn. Read its code first.'),
    pool !== undefined &&
      pool.quote === undefined &&
      'Neither of its tokens is one that prices are counted in on this chain, so what it pays cannot be said in money.',
    seen.liquidity === 0n && 'It holds no liquidity now.',
    left > 0 && unlock < never && left < near && `It ends soon, in ${durationWords(left)}.`,
    position !== undefined &&
      !position.inRange &&
      'The price has left its range: it holds only one of the two tokens and takes no part in trades.',
    !!pool?.whole &&
      !!pool.statement &&
      pool.statement.locked.fall50 * 2n < pool.whole &&
      'Most of what its pool pays down to half the price is not locked: holders of that part can leave.',
  ]
  const signs = tokens.flatMap(({ symbol, signs: found }) => found.map((sign) => `${symbol}: ${warningWords[sign][1]}`))
  return [...lines.filter((line) => line !== false), ...signs]
}
