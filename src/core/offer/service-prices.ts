import { pricing } from '#content/pricing.ts'
import { estimateAudit, estimateMenu, type Estimate, type Menu } from './estimate.ts'

/** The range of a service, in working days and in money. A tool costs nothing but the fee of the network. */
export type ServicePrice = Pick<Estimate, 'days' | 'price'> | { tool: true }

/** A tool of this site. */
export const tool: ServicePrice = { tool: true }

/** Work that is paid by the day: the working days of each of some people. */
export function flat({ people, days: [from, to] }: { people: number; days: readonly [number, number] }): ServicePrice {
  return { days: [from, to], price: [from * people * pricing.dayRate, to * people * pricing.dayRate] }
}

/** From the base of a menu alone to all that can be chosen in it. */
export function menuPrice(menu: Menu): ServicePrice {
  const everything = menu.options.map(({ id }) => id)
  return between(estimateMenu(menu, []), estimateMenu(menu, everything))
}

/** An audit of code between two sizes, in normalised lines. */
export function auditPrice([fewest, most]: readonly [number, number]): ServicePrice {
  const plain = { interfaceLines: 0, externalCalls: 0, inheritance: 0, ready: 0 }
  return between(estimateAudit({ ...plain, lines: fewest }), estimateAudit({ ...plain, lines: most }))
}

const between = (least: Estimate, most: Estimate): ServicePrice => ({
  days: [least.days[0], most.days[1]],
  price: [least.price[0], most.price[1]],
})
