import type { Refusal } from '#core/errors.ts'
import { formatOf } from '#core/language/languages.ts'
import { filled } from '#core/language/word-book.ts'
import type { RefusalWords } from './refusal-words.ts'
import { currentLocale } from './words.ts'

/** What means that page and server are of different versions. */
const reload = /^(?:form\.unknown|request\.(?:foreign-origin|malformed|method|not-found|type))$/

/**
 * Loads the words of refusals before something is asked, because a server that is gone cannot send them. What it resolves to says a refusal
 * in the language of the windows: in the server's own words for English, and where there are no others.
 */
export async function refusalsInWords(): Promise<(refusal: Refusal) => string> {
  const language = currentLocale()
  const words =
    language === 'en'
      ? undefined
      : await import('./refusal-words.ts').then(
          ({ refusalWords }) => refusalWords[language],
          () => undefined,
        )
  return (refusal) => {
    const key = reload.test(refusal.code) ? 'reload' : refusal.code
    if (!words || !Object.hasOwn(words, key)) return refusal.message
    const { seconds = 60, ...facts } = refusal
    const given = Object.entries(facts).map(([name, fact]) => [name, String(fact)] as const)
    return filled(words[key as keyof RefusalWords], {
      ...Object.fromEntries(given),
      seconds: waitIn(formatOf(language), seconds),
    })
  }
}

/** A time to wait, to the second below two minutes, in whole minutes below two hours, then in hours; rounded up. */
function waitIn(format: string, seconds: number): string {
  const [count, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7200
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  return new Intl.NumberFormat(format, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(Number(count))
}
