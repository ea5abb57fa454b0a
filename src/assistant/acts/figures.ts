import { actWords, type ActWords } from '#content/answers/act-words.ts'
import type { Language } from '#content/answers/fact.ts'
import { pricing } from '#content/pricing.ts'
import type { Span } from './act.ts'

const locales = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' } as const satisfies Record<Language, string>

/** Fills the places in braces of a sentence. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** A text of a stranger, in which nothing means something in Markdown. */
export const asText = (text: string): string => text.replaceAll(/([\\`*_[\]<>#|~])/g, String.raw`\$1`)

/** The words and figures of a language. */
export function figuresIn(language: Language) {
  const words: ActWords = actWords[language]
  const number = (value: number) => new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(value)
  const { range, units } = words
  return {
    words,
    /** Such as `12,500`. */
    number,
    /** An amount in digits with a point, every digit of it. */
    amount: (text: string) => {
      const [whole = '0', fraction] = text.split('.')
      const grouped = new Intl.NumberFormat(locales[language]).format(BigInt(whole))
      return fraction ? `${grouped}${language === 'en' ? '.' : ','}${fraction}` : grouped
    },
    /** Such as `1,100 USD`. */
    money: (value: number) => `${number(value)} ${pricing.currency}`,
    /** Such as `8,800 to 19,800 USD`; one figure where both are the same. */
    price: ([from, to]: readonly [number, number]) =>
      from === to
        ? `${number(to)} ${pricing.currency}`
        : `${number(from)} ${range.to} ${number(to)} ${pricing.currency}`,
    /** Such as `4 to 9 working days`. */
    days: ([from, to]: readonly [number, number]) => {
      const end = `${number(to)} ${to === 1 ? range.day : range.days}`
      if (from === to) return end
      return from === 0 ? `${range.upTo} ${end}` : `${number(from)} ${range.to} ${end}`
    },
    /** Such as `2 people`. */
    people: (count: number) => `${number(count)} ${words.people[count === 1 ? 0 : 1]}`,
    /** Such as `18 months`. */
    span: ({ count, unit }: Span) => `${number(count)} ${units[unit][count === 1 ? 0 : 1]}`,
    /** A day, of a time in Unix seconds. */
    date: (seconds: number) =>
      new Intl.DateTimeFormat(locales[language], {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(seconds * 1_000)),
  }
}
