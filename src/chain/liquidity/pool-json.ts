import { sidesOf, type PoolFacts } from './pool-facts.ts'
import { poolQuestion } from './pool-question.ts'

/** What is said of a pool and its locks, for a file: amounts in smallest units of the quote, times in Unix seconds. */
export function poolJson(facts: PoolFacts) {
  const { quote, tokens, root, statement, whole, parts, failed, complete, tickSpacing, block } = facts
  return {
    block,
    sqrtPriceX96: root,
    tickSpacing,
    quote: quote === undefined ? undefined : sidesOf({ tokens, quote }).quote.address,
    locked: statement && {
      paid: statement.locked,
      stays: statement.ladder,
      exit: statement.exit,
      wholePoolPaysWhenPriceHalves: whole,
    },
    curve: parts,
    locksThatDidNotAnswer: failed,
    everyLockRead: complete,
    checkPool: poolQuestion(facts),
  }
}
