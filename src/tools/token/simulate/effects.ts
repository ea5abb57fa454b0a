import type { Leg, Trip } from './round-trip.server.ts'

/** What changes for a holder after one call. `tax` is in ten-thousandths of what is sent. */
export type Effect =
  | { is: 'stops-sales' | 'stops-transfers' | 'mints' | 'seizes' | 'opens-sales' }
  | { is: 'taxes'; tax: number }

/** Whether everything bought could be sold, or sent on where there is no pool. */
export const isSold = ({ onward }: Pick<Trip, 'onward'>): boolean =>
  onward.length > 0 && onward.every(({ done }) => done)

/** The highest tax of some legs, in ten-thousandths. */
export const worstTax = (legs: readonly Leg[]): number => Math.max(0, ...legs.map((leg) => (leg.done ? leg.tax : 0)))

const moves = ({ transfer }: Trip) => transfer?.done ?? false
const taxOf = ({ onward, transfer }: Trip) => worstTax([...onward, ...(transfer ? [transfer] : [])])

/** What differs for a holder between a trip and the same one after some calls. */
export function effectsOf(baseline: Trip, trip: Trip): Effect[] {
  const effects: Effect[] = []
  const hasPool = baseline.size !== undefined
  if (hasPool && isSold(baseline) && !isSold(trip)) effects.push({ is: 'stops-sales' })
  if (hasPool && !isSold(baseline) && isSold(trip)) effects.push({ is: 'opens-sales' })
  if (moves(baseline) && !moves(trip)) effects.push({ is: 'stops-transfers' })
  if (trip.supply[1] > trip.supply[0]) effects.push({ is: 'mints' })
  if (trip.held[1] < trip.held[0]) effects.push({ is: 'seizes' })
  if (taxOf(trip) > taxOf(baseline)) effects.push({ is: 'taxes', tax: taxOf(trip) })
  return effects
}
