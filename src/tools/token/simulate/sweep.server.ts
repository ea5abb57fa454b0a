import { encodeFunctionData, parseAbi, type Address, type Hex } from 'viem'
import type { FoundFunction, Ruler } from '#tools/token/signs/read-signs.server.ts'
import { actors } from './actors.ts'
import { effectsOf, type Effect } from './effects.ts'
import { functionWords } from './function-words.ts'
import { exchangeCalls, readHandover } from './handover-calls.ts'
import type { Market } from './market.ts'
import { roundTrip, type Trip } from './round-trip.server.ts'
import type { ChainView } from './simulate-view.server.ts'
import { madeUp, type Simulator } from './simulator.server.ts'
import { triedCalls, type TriedCall } from './tried-calls.ts'

/** A function that does something to one who holds the token, and who may call it. */
export type Power = {
  selector: Hex
  signature?: string
  /** What it was given, in words. */
  given: string
  /** How we know of the account that called it, and the account. */
  by: string
  caller: Address
  /** Whether an account that nobody knows may call it as well. */
  anyone: boolean
  /** Seconds that have to pass between announcing the call and making it. */
  delay?: number
  effects: Effect[]
}

/**
 * What the sweep did: the powers it found, and how many functions and trips were tried. `waiting`: whether calls that have to wait were left
 * out, since all steps run in one block.
 */
export type Sweep = { powers: Power[]; functions: number; trips: number; leftOut: number; waiting: boolean }

type Place = { view: ChainView; simulator: Simulator; market: Market }
type Given = {
  functions: readonly FoundFunction[]
  rulers: readonly Ruler[]
  baseline: Trip
  bought: bigint
  size: number
  /** Hears how many functions are done. */
  tell: (done: number, of: number) => void
}

/** Trips, functions without a known name, calls of a stranger that share one trip, and calls under a new manager of rights, at most. */
const most = { trips: 60, blind: 24, together: 16, following: 16 }

/** Seconds from the purchase to the calls, where no delay is longer. */
const usualLater = 12

/** Gas of one call, to see whether it goes through. */
const gas = 2_000_000

/** The tax of a power that does nothing else, in ten-thousandths. */
const taxOf = ({ effects: [first, ...more] }: Pick<Power, 'effects'>) =>
  first?.is === 'taxes' && more.length === 0 ? first.tax : undefined

const managerAbi = parseAbi(['function schedule(address target, bytes data, uint48 when) returns (bytes32, uint32)'])

const anyone: Ruler = { address: actors.stranger, is: 'key', by: 'anyone' }

/**
 * Calls each function that is no standard one as those who may, and makes the same trip again after it: nothing is sent. Only calls that
 * go through are followed by a trip. Calls of unnamed functions that a stranger may make share trips, since most are views. Rejects when
 * no node answers.
 */
export async function sweep(
  { view, simulator, market }: Place,
  { functions, rulers, baseline, bought, size, tell }: Given,
): Promise<Sweep> {
  const named = functions.filter(({ signature }) => signature)
  // What hands powers on comes last: it seldom does anything to a holder.
  named.sort((one, other) => Number(one.kind === 'handover') - Number(other.kind === 'handover'))
  const blind = functions.filter(({ signature }) => !signature)
  const all = [...named, ...blind.slice(0, most.blind)]
  const powers: Power[] = []
  const open: { found: FoundFunction; call: TriedCall }[] = []
  let trips = 0

  const handover = await readHandover(view, market.token, {
    functions,
    manager: rulers.find(({ manager }) => manager)?.manager,
  })
  // Nothing can be announced, or wait, where all steps run in one block.
  const canWait = simulator.way() === 'simulate'
  let waiting = false

  const passes = async (from: Address, { data, to = market.token }: TriedCall) =>
    (await view.call({ from, to, data, gas, overrides: madeUp })).ok
  /** The same trip without a call, at the time that a delay makes it. */
  const baselines = new Map<number, Promise<Trip | undefined>>([[usualLater, Promise.resolve(baseline)]])
  const baselineAt = (later: number) => {
    const known = baselines.get(later) ?? roundTrip(simulator, market, { size, later, bought })
    baselines.set(later, known)
    return known
  }
  /** Seconds between announcing a call and making it. */
  const delayOf = (ruler: Ruler, { to }: TriedCall) => Math.max(ruler.delay ?? 0, (to && handover.manager?.delay) ?? 0)
  const after = async (ruler: Ruler, calls: readonly TriedCall[]) => {
    if (trips >= most.trips) return []
    trips++
    const made = calls.map(({ data, to = market.token }) => ({ from: ruler.address, to, data }))
    const next = calls.flatMap(({ next: datas = [] }) =>
      datas.map((data) => ({ from: actors.third, to: market.token, data })),
    )
    const delay = Math.max(...calls.map((call) => delayOf(ruler, call)))
    const isBegun = calls.some(({ waits }) => waits !== undefined)
    const announced = made.map(({ from, to, data }) => ({
      from,
      to: ruler.manager!,
      data: encodeFunctionData({ abi: managerAbi, functionName: 'schedule', args: [to, data, 0] }),
    }))
    const before = isBegun ? made : delay > 0 ? announced : []
    const between = isBegun ? next : [...made, ...next]
    const later = usualLater + Math.max(delay, ...calls.map(({ waits = 0 }) => waits))
    const trip = await roundTrip(simulator, market, { size, later, bought, before, between })
    const plain = await baselineAt(later)
    return plain && trip?.between.some((went) => went) ? effectsOf(plain, trip) : []
  }
  type Did = { found: FoundFunction; ruler: Ruler; call: TriedCall } & Pick<Power, 'anyone' | 'effects'>
  const powerOf = ({ found, ruler, call, anyone: byAnyone, effects }: Did): Power => {
    const delay = delayOf(ruler, call) || call.waits
    return {
      selector: found.selector,
      ...(found.signature && { signature: found.signature }),
      by: ruler.by,
      caller: ruler.address,
      ...(delay && { delay }),
      given: call.given,
      anyone: byAnyone,
      effects,
    }
  }

  /** Ways in which one ruler may call a function. */
  function callsOf(ruler: Ruler, found: FoundFunction): TriedCall[] {
    const given = { supply: baseline.supply[0], to: ruler.address, handover }
    if (found.signature !== 'setAuthority(address)' || ruler === anyone) return triedCalls(found, given)
    // What nobody may call today may be called by anyone under another manager.
    const idle = named.filter(
      ({ selector, kind }) =>
        kind !== 'handover' && !powers.some((power) => power.selector === selector && !power.delay),
    )
    const following = idle.flatMap((one) =>
      triedCalls(one, given).map((call) => ({ ...call, given: functionWords({ ...one, ...call }) })),
    )
    return exchangeCalls({
      token: market.token,
      manager: ruler.manager,
      following: following.slice(0, most.following),
    })
  }

  /** The worst that one ruler does by a function; of what sets a tax, the highest tax beside it. */
  async function tryAs(ruler: Ruler, found: FoundFunction): Promise<Power[]> {
    const stops: Power[] = []
    const taxes: Power[] = []
    for (const call of callsOf(ruler, found)) {
      const delay = delayOf(ruler, call)
      if (!canWait && (delay > 0 || call.waits !== undefined)) {
        waiting = true
        continue
      }
      // What has to be announced fails when it is only called.
      if (delay === 0 && !(await passes(ruler.address, call))) continue
      const byAnyone = ruler === anyone || (await passes(actors.stranger, call))
      if (byAnyone && !found.signature) {
        if (!open.some((other) => other.call.data === call.data)) open.push({ found, call })
        continue
      }
      const effects = await after(ruler, [call])
      if (effects.length === 0) continue
      const power = powerOf({ found, ruler, call, anyone: byAnyone, effects })
      if (taxOf(power) === undefined) stops.push(power)
      else taxes.push(power)
      // Whether a tax is in hundredths or ten-thousandths is not known: all are tried. Nothing else does more than what stops a sale.
      if (found.kind !== 'tax' && stops.length > 0) break
    }
    return [...stops.slice(0, 1), ...taxes.toSorted((one, other) => taxOf(other)! - taxOf(one)!).slice(0, 1)]
  }

  for (const [at, found] of all.entries()) {
    tell(at, all.length)
    for (const ruler of [...rulers, anyone]) {
      const did = await tryAs(ruler, found)
      powers.push(...did)
      if (did.length > 0) break
    }
  }
  for (let from = 0; from < open.length; from += most.together) {
    const part = open.slice(from, from + most.together)
    const calls = part.map(({ call }) => call)
    if ((await after(anyone, calls)).length === 0) continue
    for (const { found, call } of part) {
      const effects = await after(anyone, [call])
      if (effects.length > 0) powers.push(powerOf({ found, ruler: anyone, call, anyone: true, effects }))
    }
  }
  return { powers, functions: all.length, trips, leftOut: blind.length - Math.min(blind.length, most.blind), waiting }
}
