import { pricing } from '#content/pricing.ts'

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/** A number with its thousands apart, such as `12,500`. */
export const figure = (value: number) => grouped.format(value)

/** A number of working days in words, such as `1 working day`. */
export const workingDays = (count: number) => `${figure(count)} working ${count === 1 ? 'day' : 'days'}`

/** A range of working days in words, such as `4 to 9 working days`. */
export function daysInWords([from, to]: readonly [number, number]): string {
  return `${figure(from)} to ${figure(to)} working days`
}

/** A range of money in words, such as `8,800 to 19,800 USD`. */
export function priceInWords([from, to]: readonly [number, number], currency: string = pricing.currency): string {
  return `${figure(from)} to ${figure(to)} ${currency}`
}
