import type { Language } from '#content/answers/fact.ts'
import { pricing } from '#content/pricing.ts'

const units = {
  en: { to: 'to', upTo: 'up to', workingDay: ['working day', 'working days'], gas: 'gas' },
  de: { to: 'bis', upTo: 'bis zu', workingDay: ['Arbeitstag', 'Arbeitstage'], gas: 'Gas' },
  fr: { to: 'à', upTo: 'jusqu’à', workingDay: ['jour ouvré', 'jours ouvrés'], gas: 'gas' },
  es: { to: 'a', upTo: 'hasta', workingDay: ['día laborable', 'días laborables'], gas: 'gas' },
} as const satisfies Record<Language, unknown>

const locales = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' } as const satisfies Record<Language, string>

/** Says figures as one language writes them. */
export type Say = ReturnType<typeof sayIn>

/** The slots of a topic, filled in one language, by their names without braces. */
export type SlotsOf = (say: Say) => Readonly<Record<string, string>>

/** How figures are said in a language. Money is in whole units of the currency of the price list. */
export function sayIn(language: Language) {
  const words = units[language]
  const locale = locales[language]
  const number = (value: number | bigint) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
  const count = (value: number, unit: string, unitDisplay: 'long' | 'short' = 'long') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 2 }).format(value)
  const [day, days] = words.workingDay
  return {
    language,
    /** Such as `12,500`. */
    number,
    /** Such as `30 minutes`; `unit` as `Intl.NumberFormat` has it: second, minute, hour, day, week, month, year, byte, kilobyte … */
    count,
    /** Such as `15%`. */
    percent: (value: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100),
    /** Such as `1,100 USD`. */
    money: (value: number) => `${number(value)} ${pricing.currency}`,
    /** Such as `8,800 to 19,800 USD`; one figure where both are the same. */
    moneyRange: ([from, to]: readonly [number, number]) =>
      `${from === to ? '' : `${number(from)} ${words.to} `}${number(to)} ${pricing.currency}`,
    /** Such as `1 working day`. */
    workingDays: (value: number) => `${number(value)} ${value === 1 ? day : days}`,
    /** Such as `4 to 9 working days`, `up to 3 working days` or `1 working day`. */
    workingDayRange: ([from, to]: readonly [number, number]) => {
      const end = `${number(to)} ${to === 1 ? day : days}`
      if (from === to) return end
      return from === 0 ? `${words.upTo} ${end}` : `${number(from)} ${words.to} ${end}`
    },
    /** Such as `20,500 gas`. */
    gas: (value: number | bigint) => `${new Intl.NumberFormat(locale).format(value)} ${words.gas}`,
    /** Such as `15 June 2027`, of a day `YYYY-MM-DD`. */
    date: (iso: string) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${iso}T00:00:00Z`),
      ),
  }
}
