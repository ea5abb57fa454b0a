import type { SlotsOf } from '#assistant/facts/say.ts'
import { pricing } from '#content/pricing.ts'
import { offerOf } from '#core/offer/steps.ts'

const { steps, people } = pricing.blockchain
const { days, price } = offerOf(steps, people)

export const slots: SlotsOf = (say) => {
  /** Such as `1–12`, the same in every language. */
  const span = (ends: readonly [number, number]) => ends.map(say.number).join('–')
  return {
    developmentPrice: say.moneyRange(price),
    developmentDuration: say.workingDayRange(days),
    developmentDayRate: say.money(pricing.dayRate),
    developmentAsOf: say.date(pricing.asOf),
    developmentDesign: say.workingDayRange(steps.design),
    developmentDesignDays: span(steps.design),
    developmentBuildDays: span(steps.build),
    developmentDeployDays: span(steps.deploy),
    developmentCare: say.workingDayRange(steps.care),
    developmentCareDays: span(steps.care),
  }
}
