import { shareText } from '#chain/tokens/amount-text.ts'
import { aboutText } from '#chain/tokens/pool-tokens.ts'
import { timeWords } from '#core/time/time-words.ts'
import { hookWords, mayStopSales } from './hook-words.ts'
import { never, type Ladder, type Rung } from './ladder.ts'
import { sidesOf, type PoolFacts } from './pool-facts.ts'
import type { Side } from './pool-amounts.ts'
import type { LockedExit, Statement } from './statement.ts'
import { lastTick } from './tick-math.ts'

/** Until when something stays, at the end of a sentence about it. */
const beforeWords = (until: number) =>
  until >= never ? 'that nobody can ever withdraw' : `that nobody can withdraw before ${timeWords(until)}`

type Pays = { facts: Pick<PoolFacts, 'tokens' | 'hook' | 'fee'>; quote: Side; amount: bigint; until: number }

/** What locked liquidity pays when the price falls by half, and until when it stays: `until` in Unix seconds, or `never`. */
export function paysWords({ facts, quote: side, amount, until }: Pays): string {
  const { base, quote } = sidesOf({ ...facts, quote: side })
  if (amount === 0n)
    return `If the price of ${base.symbol} falls by half, locked liquidity pays nothing to sellers: its range lies elsewhere.`
  const unless = facts.hook
    ? ', as far as the hook of the pool lets them sell'
    : mayStopSales(undefined, facts.fee)
      ? `, less a fee of ${facts.fee / 10_000} %`
      : ''
  return `If the price of ${base.symbol} falls by half, ${aboutText(amount, quote)} is paid to sellers out of liquidity ${beforeWords(until)}${unless}.`
}

/** The rung that a statement in one sentence is made of: nine tenths of what is locked, so that a lock of next to nothing does not count. */
export const mainRung = ({ rungs }: Ladder): Rung => rungs.find(({ part }) => part === 90)!

/** The sentence about all locks of a pool. */
export function poolHeadline(facts: PoolFacts): string {
  const { statement, tokens } = facts
  if (!statement)
    return `Neither ${tokens[0].symbol} nor ${tokens[1].symbol} is a token that prices are counted in on this chain, so what its locks pay cannot be said in money.`
  const { amount, until } = mainRung(statement.ladder)
  return paysWords({ facts, quote: statement.quote, amount, until })
}

/** The price of the other token at a root, as a number with six digits that count, in the quote. */
export function priceAt(root: bigint, { tokens: [first, second] }: Pick<PoolFacts, 'tokens'>, quote: Side): number {
  const price = (Number(root) / 2 ** 96) ** 2 * 10 ** (first.decimals - second.decimals)
  return Number((quote === 1 ? price : 1 / price).toPrecision(6))
}

/** A price with six digits that count; with a power of ten where nobody would count the zeros. */
export function priceText(price: number): string {
  if (!(price > 0 && Number.isFinite(price))) return 'any price'
  if (price >= 1e-9 && price < 1e15)
    return price.toLocaleString('en-US', { maximumSignificantDigits: 6, useGrouping: true })
  const [digits, power] = price.toExponential(5).split('e')
  return `${Number(digits)} × 10${[...String(Number(power))].map((digit) => superscript[digit]).join('')}`
}

const superscript: Record<string, string> = Object.fromEntries(
  [...'-0123456789'].map((digit, at) => [digit, [...'⁻⁰¹²³⁴⁵⁶⁷⁸⁹'][at]!]),
)

/** What everything outside the locks brings when it is sold into them alone. */
export function exitWords(facts: PoolFacts, { statement, exit }: { statement: Statement; exit: LockedExit }): string {
  const { base, quote } = sidesOf({ ...facts, quote: statement.quote })
  const price = priceAt(exit.root, facts, statement.quote)
  const now = priceAt(facts.root, facts, statement.quote)
  const sold = `Everything outside these locks is ${aboutText(exit.amount, base)}. Sold into them alone, it brings ${aboutText(exit.paid, quote)}`
  if (exit.unsold > 0n)
    return `${sold}. Then they are empty, and ${aboutText(exit.unsold, base)} finds no buyer in them.`
  const lower = now > 0 ? (1 - price / now) * 100 : 0
  return `${sold} and ends at a price of ${priceText(price)} ${quote.symbol}, ${lower > 99.9 ? 'more than 99.9' : lower.toFixed(1)} % lower than now.`
}

/** The rows of a ladder: until when which part stays, and what stays permanently. `text` writes an amount. */
export function ladderFacts({ total, permanent, rungs }: Ladder, text: (amount: bigint) => string): [string, string][] {
  if (total === 0n) return []
  return [
    ...rungs.map(({ part, until, amount }): [string, string] => [
      `${part} % stays`,
      until >= never ? 'permanently' : `until ${timeWords(until)}: ${text(amount)}`,
    ]),
    ['Stays permanently', permanent === 0n ? 'nothing' : `${text(permanent)}, ${shareText(permanent, total)}`],
  ]
}

/** The ladder of a pool, in what it pays when the price falls by half. */
export function poolLadder({ tokens }: Pick<PoolFacts, 'tokens'>, { ladder, quote }: Statement): [string, string][] {
  return ladderFacts(ladder, (amount) => aboutText(amount, tokens[quote]))
}

/** What is paid at other prices, by name. */
export function depthFacts({ tokens }: Pick<PoolFacts, 'tokens'>, { locked, quote: side }: Statement) {
  const { base, quote } = sidesOf({ tokens, quote: side })
  const paid = (amount: bigint) => aboutText(amount, quote)
  return [
    [`If ${base.symbol} falls by 2 %`, paid(locked.fall2)],
    ['By 10 %', paid(locked.fall10)],
    ['By half', paid(locked.fall50)],
    ['To nothing', paid(locked.bottom)],
  ] as const
}

/** Whether a range goes on as far as its pool allows. */
export const isFullRange = (
  { tickLower, tickUpper }: { tickLower: number; tickUpper: number },
  tickSpacing: number,
): boolean => {
  const last = lastTickOf(tickSpacing)
  return tickLower <= -last && tickUpper >= last
}

/** The last tick at which a range of a pool can end; a pair without ticks goes to the end of all prices. */
export const lastTickOf = (tickSpacing: number): number =>
  tickSpacing > 0 ? Math.floor(lastTick / tickSpacing) * tickSpacing : lastTick - 200

/** What the hook of a pool may do, each in a line; empty: it has none. */
export const hookLines = ({ hook, fee }: Pick<PoolFacts, 'hook' | 'fee'>): string[] =>
  hook ? hookWords(hook, fee) : []
