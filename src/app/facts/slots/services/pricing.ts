import { listIn } from '#app/facts/slots/house/company.ts'
import type { SlotsOf } from '#assistant/facts/say.ts'
import { pricing } from '#content/pricing.ts'
import { serviceNames } from '#content/answers/own-words/service-names.ts'
import { services, type ServiceSlug } from '#core/offer/catalogue.ts'
import { estimateMenu } from '#core/offer/estimate.ts'
import { offered } from '#core/offer/offered.ts'
import type { Offer } from '#core/offer/steps.ts'

const { audit, token, range } = pricing
const plainToken = estimateMenu(token, [])

/** What a service is offered as. Throws for a tool, which has no price. */
function offerOf(slug: ServiceSlug): Offer {
  const { price } = services[slug]
  if ('tool' in price) throw new Error(`${slug} has no price.`)
  return price
}

/** The lowest end of all prices on the list; the rate of a day where all that is offered is a tool. */
function lowest() {
  const prices = offered.flatMap(([, { price }]) => ('tool' in price ? [] : [price.price[0]]))
  return prices.length > 0 ? Math.min(...prices) : pricing.dayRate
}

export const slots: SlotsOf = (say) => {
  const priceOf = (slug: ServiceSlug) => say.moneyRange(offerOf(slug).price)
  const timeOf = (slug: ServiceSlug) => say.workingDayRange(offerOf(slug).days)
  const name = (slug: ServiceSlug) => serviceNames[say.language][slug] ?? services[slug].name
  const [work, tools] = [false, true].map((isTool) =>
    offered.filter(([, { price }]) => 'tool' in price === isTool).map(([slug]) => slug),
  ) as [ServiceSlug[], ServiceSlug[]]
  return {
    pricingWorkList: listIn(say, work.map(name)),
    pricingToolList: listIn(say, tools.map(name)),
    pricingPriceList: listIn(
      say,
      work.map((slug) => `${name(slug)} ${priceOf(slug)}`),
    ),
    pricingTimeList: listIn(
      say,
      work.map((slug) => `${name(slug)} ${timeOf(slug)}`),
    ),
    dayRate: say.money(pricing.dayRate),
    pricingSetUp: say.workingDays(audit.setUpDays),
    pricingReport: say.workingDays(audit.reportDays),
    pricingFixReview: say.workingDays(audit.fixReviewDays),
    pricingCallDays: say.number(audit.externalCallDays),
    pricingInheritanceDays: say.number(audit.inheritanceDays),
    pricingBelow: say.percent(range.below),
    pricingAbove: say.percent(range.above),
    pricingCurrency: pricing.currency,
    pricingAsOf: say.date(pricing.asOf),
    pricingPlainToken: say.moneyRange(plainToken.price),
    pricingPlainTokenDays: say.workingDayRange(plainToken.days),
    pricingLowest: say.money(lowest()),
  }
}
