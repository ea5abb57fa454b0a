import { sayIn } from '#assistant/facts/say.ts'
import { actWords, type ActWords } from '#content/answers/act-words.ts'
import type { Language } from '#content/answers/fact.ts'
import type { Span } from './act.ts'

/** Fills the places in braces of a sentence. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** The words and figures of a language. */
export function figuresIn(language: Language) {
  const words: ActWords = actWords[language]
  const say = sayIn(language)
  return {
    ...say,
    words,
    /** An amount in digits with a point, every digit of it. */
    amount: (text: string) => {
      const [whole = '0', fraction] = text.split('.')
      const grouped = say.number(BigInt(whole))
      return fraction ? `${grouped}${language === 'en' ? '.' : ','}${fraction}` : grouped
    },
    /** Such as `2 people`. */
    people: (count: number) => `${say.number(count)} ${words.people[count === 1 ? 0 : 1]}`,
    /** Such as `18 months`. */
    span: ({ count, unit }: Span) => say.count(count, unit),
    /** A day, of a time in Unix seconds. */
    day: (seconds: number) => say.date(new Date(seconds * 1_000).toISOString().slice(0, 10)),
  }
}
