import { pricing } from '#content/pricing.ts'
import { estimateAudit, estimateMenu, type Estimate, type Menu } from './estimate.ts'
import { offerOf, type Days, type Offer, type Steps } from './steps.ts'

/** The steps of a service, and its range in working days and in money. A tool costs nothing but the fee of the network. */
export type ServicePrice = Offer | { tool: true }

/** A tool of this site. */
export const tool: ServicePrice = { tool: true }

/** Work whose steps are listed with the fewest and the most days of each. */
export function listed({ people, steps }: { people: number; steps: Steps }): ServicePrice {
  return offerOf(steps, people)
}

/** From the base of a menu alone to all that can be chosen in it. */
export function menuPrice(menu: Menu): ServicePrice {
  const everything = menu.options.map(({ id }) => id)
  return between(estimateMenu(menu, []), estimateMenu(menu, everything), menu.people)
}

/** An audit of code between two sizes, in normalised lines. */
export function auditPrice([fewest, most]: readonly [number, number]): Offer {
  const plain = { interfaceLines: 0, externalCalls: 0, inheritance: 0, ready: 0 }
  const of = (lines: number) => estimateAudit({ ...plain, lines })
  return between(of(fewest), of(most), pricing.audit.reviewers)
}

/** From the shorter of each step to the longer of it. */
function between(least: Estimate, most: Estimate, people: number): Offer {
  const steps = Object.entries(least.steps).map(([name, [from]]): [string, Days] => [
    name,
    [from, most.steps[name]![1]],
  ])
  return offerOf(Object.fromEntries(steps), people)
}
