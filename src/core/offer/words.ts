import { pricing } from '#content/pricing.ts'
import { figure } from '#core/text/figure.ts'
import { services, type ServiceSlug } from './catalogue.ts'
import { priceOf, type Days } from './steps.ts'

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** How many there are, as a heading begins: `Nine services`. */
export const countInWords = (count: number, what: string) =>
  `${small[count] ?? figure(count)} ${what}${count === 1 ? '' : 's'}`

/** A number of working days in words, such as `1 working day`. */
export const workingDays = (count: number) => `${figure(count)} working ${count === 1 ? 'day' : 'days'}`

/** A range of working days in words, such as `4 to 9 working days`, `up to 3 working days` or `1 working day`. */
export function daysInWords([from, to]: Days): string {
  if (from === to) return workingDays(to)
  return from === 0 ? `up to ${workingDays(to)}` : `${figure(from)} to ${workingDays(to)}`
}

/** How long a step of a service takes, in words. Throws where its price has no such step. */
export const stepInWords = (slug: ServiceSlug, step: string): string => daysInWords(stepOf(slug, step).days)

/** What a step of a service costs by itself, in words. Throws where its price has no such step. */
export const stepPriceInWords = (slug: ServiceSlug, step: string): string => {
  const { days, people } = stepOf(slug, step)
  return priceInWords(priceOf(days, people))
}

function stepOf(slug: ServiceSlug, step: string): { days: Days; people: number } {
  const { price } = services[slug]
  const days = 'tool' in price ? undefined : price.steps[step]
  if ('tool' in price || !days) throw new Error(`There is no step ${step} of ${slug}.`)
  return { days, people: price.people }
}

/** A range of money in words, such as `8,800 to 19,800 USD`. */
export function priceInWords([from, to]: readonly [number, number], currency: string = pricing.currency): string {
  return `${figure(from)} to ${figure(to)} ${currency}`
}
