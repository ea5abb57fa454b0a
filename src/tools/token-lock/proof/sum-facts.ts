import { ladderFacts } from '#chain/liquidity/pool-words.ts'
import { amountText, shareText } from '#chain/tokens/amount-text.ts'
import { aboutText } from '#chain/tokens/pool-tokens.ts'
import { partOf } from '#chain/tokens/read-pair.ts'
import { pairPay, stillLocked } from './proof-words.ts'
import type { Proof } from './read-proof.ts'

type Known = Extract<Proof, { at: 'there' }>
type Fact = readonly [name: string, value: string]

/** What an LP token is of, and what its lock is worth; of any other token nothing. */
export function poolFacts({ chainId, lock, pair, block }: Known): Fact[] {
  if (!pair) return []
  const [first, second] = pair.tokens
  const both = ([one, other]: readonly [bigint, bigint]) => `${aboutText(one, first)} and ${aboutText(other, second)}`
  const locked = stillLocked(lock, block.time)
  const paid = pairPay({ chainId, pair }, locked)
  const pays: Fact[] = paid ? [['Pays when the price halves', aboutText(paid.amount, pair.tokens[paid.quote])]] : []
  return [
    ['Pair, as the factory knows it', `${first.symbol} / ${second.symbol}, Uniswap V2`],
    ['In the pool', both(pair.reserves)],
    ['This lock is worth about', both(partOf(pair, locked))],
    ['This lock, of the pool', shareText(locked, pair.supply)],
    ...pays,
  ]
}

/** What all locks of a token hold, until when how much of it stays, and what of them could be withdrawn now, which is not held. */
export function sumFacts({ token, sums, pair }: Known): Fact[] {
  const { supply } = token.proof
  const { ladder, free, complete } = sums
  const whole = wholeOf({ pair })
  const some = (amount: bigint) =>
    amount === 0n ? 'nothing' : `${amountText(amount, token)}, ${shareText(amount, supply)} of the ${whole}`
  return [
    ['Held in all locks of it', some(ladder.total)],
    ...ladderFacts(ladder, (amount) => amountText(amount, token)),
    ['Free to withdraw, not held', free === 0n ? 'nothing' : amountText(free, token)],
    ...(complete ? [] : [['Counted', 'the first 2,400 locks of each kind'] as const]),
  ]
}

/** What a share of the token is a share of. */
export function wholeOf({ pair }: Pick<Known, 'pair'>): 'pool' | 'supply' {
  return pair ? 'pool' : 'supply'
}
