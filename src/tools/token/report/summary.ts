import { isSold } from '#tools/token/simulate/effects.ts'
import type { Sweep } from '#tools/token/simulate/sweep.server.ts'
import { listed } from './percent.ts'
import type { Fact, MarketLine, TokenReport, TripLine } from './report.ts'

type Found = {
  block: number
  way: TokenReport['way']
  market?: MarketLine
  trips: readonly TripLine[]
  facts: readonly Fact[]
  swept?: Sweep
  /** Whether there are pools in which no trade was tried, since their hook is unknown. */
  hooked?: boolean
  /** Whether the node refused to tell of events: there may then be pools that were not found. */
  untold?: boolean
}

/** What came out, in two sentences: what happens to a buyer, and what those who rule the token can do. */
export function summaryOf({ block, way, market, trips, facts, swept, hooked, untold }: Found): string[] {
  return [tradeSentence({ block, way, market, trips, hooked, untold }), rulerSentence(facts, swept)]
}

function tradeSentence({ block, way, market, trips, hooked, untold }: Omit<Found, 'facts' | 'swept'>): string {
  if (!market || trips.length === 0) return `On block ${block} nothing could be simulated.`
  const bought = trips.filter(({ buy }) => buy.done)
  const sold = bought.filter(isSold)
  if (market.kind === 'holder') {
    const why = hooked
      ? 'Its pools have an unknown hook'
      : untold
        ? 'The node did not let us search for all pools'
        : 'No pool was found'
    return sold.length === trips.length
      ? `On block ${block} it could be sent and sent on. ${why}, so no sale was tried.`
      : `On block ${block} it could not always be sent on. ${why}, so no sale was tried.`
  }
  if (bought.length === 0) return `On block ${block} it could not be bought.`
  if (way === 'apart' && bought.every(({ onward }) => onward.length === 0))
    return `On block ${block} it could be bought. Its sale could not be tried on this node.`
  if (sold.length === 0) return `On block ${block} it could be bought and not sold.`
  const all = sold.length === trips.length
  return all
    ? `On block ${block} it could be bought and sold at every size and time we tried.`
    : `On block ${block} it could be bought, and only ${sold.length} of ${trips.length} sales went through.`
}

function rulerSentence(facts: readonly Fact[], swept: Sweep | undefined): string {
  const ruled = facts.filter(({ weight }) => weight === 'ruler').map(({ says }) => says.replace(/\.$/, ''))
  if (ruled.length > 0) return `${listed(ruled.slice(0, 3).map(withoutSubject))}.`
  if (!swept) return 'What its rulers can do was not tried.'
  return swept.functions === 0
    ? 'It has no function beyond the standard.'
    : `${swept.functions} functions beyond the standard were tried, and none changed anything for a holder.`
}

/** Of sentences with the same beginning, such as `The owner can`, the later ones go on where that ends. */
function withoutSubject(says: string, at: number, all: readonly string[]): string {
  const subject = says.slice(0, says.indexOf(' can ') + 1)
  return at > 0 && subject && all[0]!.startsWith(subject) ? says.slice(subject.length) : at > 0 ? lowered(says) : says
}

const lowered = (says: string) => says.slice(0, 1).toLowerCase() + says.slice(1)
