import { never } from './ladder.ts'
import { sidesOf, type PoolFacts } from './pool-facts.ts'
import type { Side } from './pool-amounts.ts'
import type { LockedPart } from './statement.ts'
import { isFullRange, lastTickOf, priceAt, priceText } from './pool-words.ts'
import { rootAtTick } from './tick-math.ts'

/** A pool whose one token is a quote token. */
export type QuotedPool = PoolFacts & { quote: Side }

/** What the drawing of the locked curve shows. */
export function curveTitle(facts: QuotedPool): string {
  const { base, quote } = sidesOf(facts)
  return `Locked liquidity by price, in ${quote.symbol} for one ${base.symbol}`
}

/** The same in a few sentences. */
export function curveWords(facts: QuotedPool): string {
  const { parts, root, quote, tickSpacing, block } = facts
  const counted = parts.filter(({ unlock }) => unlock > block.time)
  const full = counted.filter((part) => isFullRange(part, tickSpacing)).length
  const narrower = counted.filter((part) => !isFullRange(part, tickSpacing))
  const subject = full > 0 ? 'What is not lies' : counted.length === 1 ? 'It lies' : 'They lie'
  const spread = narrower.length > 0 ? ` ${subject} ${spreadWords(narrower, facts)}.` : ''
  const count = `${counted.length} locked ${counted.length === 1 ? 'position' : 'positions'}`
  const fullWords = full === 0 ? '' : full === counted.length ? ', full range' : `, ${full} of them full range`
  const permanent = counted.filter(({ unlock }) => unlock >= never).length
  const lasting = permanent > 0 ? ` ${permanent} ${permanent === 1 ? 'is' : 'are'} permanent.` : ''
  return `${curveTitle(facts)}, which is ${priceText(priceAt(root, facts, quote))} now. ${count}${fullWords}.${spread}${lasting}`
}

/** Where ranges lie together. An end at the last tick of the pool is no price that a reader could use: the range is open there. */
function spreadWords(ranges: readonly LockedPart[], facts: QuotedPool): string {
  const last = lastTickOf(facts.tickSpacing)
  const lowest = Math.min(...ranges.map(({ tickLower }) => tickLower))
  const highest = Math.max(...ranges.map(({ tickUpper }) => tickUpper))
  const [openBelow, openAbove] = [lowest <= -last, highest >= last]
  if (openBelow && openAbove) return 'on both sides of the price'
  const text = (tick: number) => priceText(priceAt(rootAtTick(tick), facts, facts.quote))
  const rises = facts.quote === 1
  if (openAbove) return `${rises ? 'above' : 'below'} ${text(lowest)}`
  if (openBelow) return `${rises ? 'below' : 'above'} ${text(highest)}`
  const [cheapest, dearest] = rises ? [lowest, highest] : [highest, lowest]
  return `between ${text(cheapest)} and ${text(dearest)}`
}
