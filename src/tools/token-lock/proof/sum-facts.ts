import { amountText, shareText } from '#chain/tokens/amount-text.ts'
import { aboutText } from '#chain/tokens/pool-tokens.ts'
import { partOf } from '#chain/tokens/read-pair.ts'
import { timeWords } from '#core/text/time-words.ts'
import { permanent } from '#tools/token-lock/schedule/schedule.ts'
import { stillLocked } from './proof-words.ts'
import type { Proof } from './read-proof.ts'

type Known = Extract<Proof, { at: 'there' }>
type Fact = readonly [name: string, value: string]

/** What an LP token is of, and what its lock is worth; of any other token nothing. */
export function poolFacts({ lock, pair, block }: Known): Fact[] {
  if (!pair) return []
  const [first, second] = pair.tokens
  const both = ([one, other]: readonly [bigint, bigint]) => `${aboutText(one, first)} and ${aboutText(other, second)}`
  const locked = stillLocked(lock, block.time)
  return [
    ['Pair, as the factory knows it', `${first.symbol} / ${second.symbol}, Uniswap V2`],
    ['In the pool', both(pair.reserves)],
    ['This lock is worth about', both(partOf(pair, locked))],
    ['This lock, of the pool', shareText(locked, pair.supply)],
  ]
}

/** What all locks of a token come to, and when the next of them ends. */
export function sumFacts({ token, sums, pair }: Known): Fact[] {
  const { supply } = token.proof
  const whole = wholeOf({ pair })
  const some = (amount: bigint) =>
    amount === 0n ? 'nothing' : `${amountText(amount, token)}, ${shareText(amount, supply)} of the ${whole}`
  return [
    ['In all locks of it, permanently', some(sums.permanent)],
    ['In all locks of it, until a time', some(sums.timed)],
    ['In all locks of it, free to go', some(sums.released)],
    ['Next end of any', sums.earliest === permanent ? 'none' : timeWords(sums.earliest)],
    ...(sums.complete ? [] : [['Counted', 'the first 2,400 locks'] as const]),
  ]
}

/** What a share of the token is a share of. */
export function wholeOf({ pair }: Pick<Known, 'pair'>): 'pool' | 'supply' {
  return pair ? 'pool' : 'supply'
}
