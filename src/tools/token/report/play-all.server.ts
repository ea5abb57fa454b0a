import type { Signs } from '#tools/token/signs/read-signs.server.ts'
import { sizes, type Market } from '#tools/token/simulate/market.ts'
import { fails, playApart } from '#tools/token/simulate/play-apart.server.ts'
import { boughtAt, roundTrip, type Trip } from '#tools/token/simulate/round-trip.server.ts'
import type { ChainView } from '#tools/token/simulate/simulate-view.server.ts'
import type { Simulator } from '#tools/token/simulate/simulator.server.ts'
import { sweep, type Sweep } from '#tools/token/simulate/sweep.server.ts'

/** Seconds between purchase and sale: the next block, an hour, a day. */
const laters = [12, 3_600, 86_400]

/** The size of the trips after a call of an owner: in the middle. */
const sweptSize = sizes[1]

type Played = { view: ChainView; simulator: Simulator; market: { market: Market }; signs: Signs }

/** Makes trips of every size and at every time, and again after each function. Undefined when the node can play no scene. */
export async function playAll(
  { view, simulator, market: { market }, signs }: Played,
  tell: (words: string, share: number) => void,
) {
  const trips: Trip[] = []
  const bought = new Map<number, bigint>()
  const tried = market.pool ? sizes : [sweptSize]
  for (const [at, size] of tried.entries()) {
    const first = await boughtAt(simulator, market, size)
    if (!first) return undefined
    bought.set(size, first.amount)
    for (const [place, later] of laters.entries()) {
      tell('Buying, sending and selling in a simulation.', 0.1 + (at + place / laters.length) * 0.1)
      const trip = await roundTrip(simulator, market, { size, later, bought: first.amount })
      if (trip) trips.push(trip)
    }
  }
  if (simulator.way() === 'call' && trips.some(fails)) {
    const apart = await playApart({ view, market }, trips)
    // What accounts without code can do, and those with code cannot, is what a buyer meets.
    if (apart) return { trips: apart, way: 'apart' as const }
  }
  const baseline = trips.find((trip) => (trip.size ?? sweptSize) === sweptSize && trip.later === laters[0])
  const swept: Sweep | undefined =
    baseline &&
    (await sweep(
      { view, simulator, market },
      {
        functions: signs.functions,
        rulers: signs.rulers,
        baseline,
        bought: bought.get(sweptSize)!,
        size: sweptSize,
        tell: (done, of) =>
          tell(`Trying what its rulers can do: ${done + 1} of ${of} functions.`, 0.4 + (done / of) * 0.6),
      },
    ))
  return { trips, swept, way: simulator.way() }
}
