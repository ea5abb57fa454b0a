import { services, type ServiceSlug } from '#core/offer/catalogue.ts'
import { daysInWords, priceInWords } from '#core/offer/words.ts'

/** How long a service takes and what it costs, in words, wherever a page says both. */
export function offerFacts(slug: ServiceSlug): { time: string; price: string } {
  const { price } = services[slug]
  return 'tool' in price
    ? { time: 'a few minutes', price: 'the network’s fee' }
    : { time: daysInWords(price.days), price: priceInWords(price.price) }
}
