import type { Leg } from '#tools/token/simulate/round-trip.server.ts'
import { inPercent, laterWords, listed, sizeWords } from './percent.ts'
import type { Fact, MarketLine, TripLine } from './report.ts'

/** A leg of a trip with the circumstances it was made in. */
type Seen = { size?: number; later: number; leg: Leg }

/** What the legs are called: `a purchase`, `It cannot be bought`. */
type LegWords = { id: string; one: string; all: string }

/** What was found where accounts with code fail and those without it do not. */
export const keysOnly: Fact = {
  id: 'accounts.keys',
  weight: 'sign',
  says: 'It treats accounts with code otherwise than accounts with a key.',
  found: 'Simulated: what failed for accounts with code went through for accounts without it.',
}

/** What fails is read first. */
const rank = ({ id }: Fact) => ['fails', 'some', 'tax', 'free'].indexOf(id.split('.')[1]!)

/** What became of purchases, transfers and sales at all sizes and times. */
export function judgeTrips(trips: readonly TripLine[], market: MarketLine): Fact[] {
  const isPool = market.kind !== 'holder'
  const seen = (legs: (trip: TripLine) => (Leg | undefined)[]): Seen[] =>
    trips.flatMap((trip) =>
      legs(trip).flatMap((leg) => (leg ? [{ ...(trip.size && { size: trip.size }), later: trip.later, leg }] : [])),
    )
  const buys = seen(({ buy }) => [buy])
  const transfers = seen(({ transfer }) => [transfer])
  const onward = seen((trip) => trip.onward)
  const facts = [
    ...(isPool ? judgeLegs(buys, { id: 'buy', one: 'A purchase', all: 'It cannot be bought' }) : []),
    ...judgeLegs(transfers, { id: 'transfer', one: 'A transfer', all: 'It cannot be sent to another account' }),
    ...(isPool ? judgeLegs(onward, { id: 'sell', one: 'A sale', all: 'It cannot be sold' }) : []),
    ...(!isPool
      ? judgeLegs(onward, { id: 'onward', one: 'A further transfer', all: 'Who was sent it cannot send it on' })
      : []),
  ]
  return facts.toSorted((one, other) => rank(one) - rank(other))
}

function judgeLegs(seen: readonly Seen[], words: LegWords): Fact[] {
  if (seen.length === 0) return []
  const failed = seen.filter(({ leg }) => !leg.done)
  const done = seen.flatMap(({ leg, ...rest }) => (leg.done ? [{ ...rest, tax: leg.tax }] : []))
  const why = reasons(failed.map(({ leg }) => leg))
  if (done.length === 0)
    return [
      {
        id: `${words.id}.fails`,
        weight: 'now',
        says: `${words.all}: every attempt failed.`,
        found: `Simulated: 0 of ${seen.length} attempts went through.${why}`,
      },
    ]
  const through = `${done.length} of ${seen.length} attempts went through`
  const facts: Fact[] = []
  if (failed.length > 0)
    facts.push({
      id: `${words.id}.some`,
      weight: 'now',
      says: `${words.one} fails in some cases: ${casesOf(failed, seen)}.`,
      found: `Simulated: ${done.length} of ${seen.length} attempts went through.${why}`,
    })
  const taxes = done.map(({ tax }) => tax)
  const [least, worst] = [Math.min(...taxes), Math.max(...taxes)]
  if (worst === 0)
    facts.push({
      id: `${words.id}.free`,
      weight: 'plain',
      says: `${words.one} delivers all that was sent.`,
      found: `Simulated: ${through}, and nothing was missing where the tokens arrived.`,
    })
  else
    facts.push({
      id: `${words.id}.tax`,
      weight: 'now',
      says:
        worst - least <= 1
          ? `${words.one} costs a tax of ${inPercent(worst)}.`
          : `${words.one} costs a tax of ${inPercent(least)} to ${inPercent(worst)}${dependence(done)}.`,
      found: `Simulated: ${through}. The tax is what was sent and did not arrive.`,
    })
  return facts
}

/** The sizes and times at which something failed; times that failed at every size are named once. */
function casesOf(failed: readonly Seen[], all: readonly Seen[]): string {
  const key = ({ size, later }: Omit<Seen, 'leg'>) => `${size}/${later}`
  const bad = new Set(failed.map(key))
  const wholeOf = (same: (one: Seen) => boolean) => all.filter(same).every((one) => bad.has(key(one)))
  const times = [...new Set(failed.map(({ later }) => later))]
  const sizes = [...new Set(failed.map(({ size }) => size))]
  if (times.every((later) => wholeOf((one) => one.later === later))) return listed(times.map(laterWords))
  if (sizes.every((size) => wholeOf((one) => one.size === size))) return `at ${listed(sizes.map(sizeWords))}`
  return listed(
    [...bad]
      .map((one) => failed.find((other) => key(other) === one)!)
      .map(({ size, later }) => `${sizeWords(size)} ${laterWords(later)}`),
  )
}

/** What a tax changes with, where that can be seen. */
function dependence(done: readonly { size?: number; later: number; tax: number }[]): string {
  const varies = (by: (one: (typeof done)[number]) => unknown, fixed: (one: (typeof done)[number]) => unknown) =>
    [...Map.groupBy(done, fixed).values()].some(
      (group) =>
        new Set([...Map.groupBy(group, by).values()].map((part) => Math.max(...part.map(({ tax }) => tax)))).size > 1,
    )
  const on = [
    ...(varies(
      ({ size }) => size,
      ({ later }) => later,
    )
      ? ['the amount']
      : []),
    ...(varies(
      ({ later }) => later,
      ({ size }) => size,
    )
      ? ['the time']
      : []),
  ]
  return on.length > 0 ? `: it depends on ${listed(on)}` : ''
}

function reasons(legs: readonly Leg[]): string {
  const said = [...new Set(legs.flatMap((leg) => (leg.done || !leg.why ? [] : [leg.why])))].slice(0, 3)
  return said.length > 0 ? ` It answered: ${said.map((text) => `“${text}”`).join(', ')}.` : ''
}
