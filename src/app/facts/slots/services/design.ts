import type { SlotsOf } from '#assistant/facts/say.ts'
import { pricing } from '#content/pricing.ts'
import { offerOf } from '#core/offer/steps.ts'

const { steps, people } = pricing.design
const { days, price } = offerOf(steps, people)

export const slots: SlotsOf = (say) => {
  /** Such as `1–6`, the same in every language. */
  const span = (ends: readonly [number, number]) => ends.map(say.number).join('–')
  return {
    designPrice: say.moneyRange(price),
    designDuration: say.workingDayRange(days),
    designDayRate: say.money(pricing.dayRate),
    designAsOf: say.date(pricing.asOf),
    designWatch: say.workingDayRange(steps.watch),
    designWatchDays: span(steps.watch),
    designWordsDays: span(steps.words),
    designBuildDays: span(steps.build),
    designTryDays: span(steps.try),
  }
}
