import { formatOf } from '#core/language/languages.ts'
import type { Language } from '#core/language/language-names.ts'
import { filled, wordBook, type WordFacts } from '#core/language/word-book.ts'
import { reasonsOfErrors, type Reason } from './reasons-of-errors.ts'
import { english, type ReasonKey } from './reasons-en.ts'

const book = wordBook<ReasonKey>(english, {
  de: async () => (await import('./reasons-de.ts')).german,
  fr: async () => (await import('./reasons-fr.ts')).french,
  es: async () => (await import('./reasons-es.ts')).spanish,
  'pt-BR': async () => (await import('./reasons-pt.ts')).portuguese,
  it: async () => (await import('./reasons-it.ts')).italian,
  tr: async () => (await import('./reasons-tr.ts')).turkish,
  ru: async () => (await import('./reasons-ru.ts')).russian,
  uk: async () => (await import('./reasons-uk.ts')).ukrainian,
  ja: async () => (await import('./reasons-ja.ts')).japanese,
  ko: async () => (await import('./reasons-ko.ts')).korean,
  'zh-Hans': async () => (await import('./reasons-zh.ts')).chinese,
})

/** All of them in one language. */
export const reasonsIn = book.wordsIn

/** What is read of a revert where no contract of ours has said it. */
const spoken: readonly (readonly [said: RegExp, key: ReasonKey])[] = [
  [/^It ran out of gas\.$/, 'outOfGas'],
  [/^A number left its range\.$|^A division by zero\.$/, 'outOfRange'],
  [/^(?:An assertion failed|An empty list|An entry beyond|A value outside|Too much memory|Panic \d+)/, 'faulty'],
  [/^The account has too little for the amount and the fee\.$/, 'etherShort'],
  [/^An error that is unknown here, (?<selector>0x[\da-f]{8})\.$/i, 'unknown'],
]

/** The time that means never in our contracts. */
const never = 2 ** 40 - 1

/**
 * Why a contract refused, and what to do, in the language of the windows; in English for a page. `reason` is what was read from the chain:
 * the name of an error with its values, or a sentence. What a foreign contract says in words of its own stays as it is.
 */
export function reasonSaid(reason: string, language: Language = book.language()): string {
  const say = (key: ReasonKey, facts?: WordFacts) =>
    language === 'en' ? filled(english[key], facts) : book.t(key, facts)
  for (const [said, key] of spoken) {
    const found = said.exec(reason)
    if (found) return say(key, found.groups)
  }
  const [, name = '', values = ''] = /^(\w+)\((.*)\)$/s.exec(reason) ?? []
  if (!Object.hasOwn(reasonsOfErrors, name)) return reason
  const meant: Reason = reasonsOfErrors[name as keyof typeof reasonsOfErrors]
  if (typeof meant === 'string') return say(meant)
  const given = values.split(', ')
  if ('count' in meant) return say(meant.key, { count: given[meant.count] ?? '' })
  const seconds = Number(given[meant.time])
  // A campaign without a deadline, and a lock without an end, have no time to come back at.
  if (seconds === never) return say(meant.key === 'stillOpen' ? 'openForever' : 'lockPermanent')
  return say(meant.key, { time: momentIn(language, seconds) })
}

/** A moment in UTC, as a language writes it. */
function momentIn(language: Language, seconds: number): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat(formatOf(language), format).format(seconds * 1000)} UTC`
}
