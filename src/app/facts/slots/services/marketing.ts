import type { SlotsOf } from '#assistant/facts/say.ts'
import { pricing } from '#content/pricing.ts'
import { offerOf } from '#core/offer/steps.ts'
import { launchWeek, phases, weekCount } from '#site/services/board/launch-plan.ts'

const { steps, people } = pricing.marketing
const { days, price } = offerOf(steps, people)
const [listening, writing, , keeping] = phases.map(({ weeks }) => weeks)

export const slots: SlotsOf = (say) => {
  /** Such as `2–5`, the same in every language, or `1` where both ends are one. */
  const span = (ends: readonly [number, number]) => [...new Set(ends)].map(say.number).join('–')
  return {
    marketingPrice: say.moneyRange(price),
    marketingDuration: say.workingDayRange(days),
    marketingDayRate: say.money(pricing.dayRate),
    marketingAsOf: say.date(pricing.asOf),
    marketingListenDays: span(steps.listen),
    marketingWriteDays: span(steps.write),
    marketingLaunchDays: span(steps.launch),
    marketingKeepDays: span(steps.keep),
    marketingWeeks: say.count(weekCount, 'week'),
    marketingListenWeek: span(listening!),
    marketingWriteWeeks: span(writing!),
    marketingLaunchWeek: say.number(launchWeek),
    marketingKeepWeeks: span(keeping!),
  }
}
