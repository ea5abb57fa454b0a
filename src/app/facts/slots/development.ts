import type { SlotsOf } from '#app/facts/say.ts'
import { pricing } from '#content/pricing.ts'
import { offerOf } from '#core/offer/steps.ts'

const { steps, people } = pricing.blockchain
const { days, price } = offerOf(steps, people)

export const slots: SlotsOf = (say) => ({
  developmentPrice: say.moneyRange(price),
  developmentDuration: say.workingDayRange(days),
  developmentDayRate: say.money(pricing.dayRate),
  developmentAsOf: say.date(pricing.asOf),
  developmentDesign: say.workingDayRange(steps.design),
  developmentBuild: say.workingDayRange(steps.build),
  developmentDeploy: say.workingDayRange(steps.deploy),
  developmentCare: say.workingDayRange(steps.care),
})
