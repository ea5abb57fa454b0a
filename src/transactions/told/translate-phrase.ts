import { figureIn, formatOf } from '#core/language/languages.ts'
import type { Language } from '#core/language/language-names.ts'
import { filled } from '#core/language/word-book.ts'

/** A text in another language; `whole`: nothing of it stayed English. */
export type Translator = (text: string) => { text: string; whole: boolean }

type Facts = (fact: string) => string
type Once = (text: string) => string | undefined
type Reading = { patterns: readonly Pattern[]; facts: Facts; language: Language }
type Pattern = { is: RegExp; names: readonly string[]; words: string }

/** Reads texts by the phrases they are made of: whole, or else sentence by sentence. */
export function translatorOf(phrases: Readonly<Record<string, string>>, language: Language): Translator {
  const patterns = Object.entries(phrases)
    .filter(([english]) => english.includes('{'))
    // Of two that fit, the one that says more.
    .toSorted(([one], [other]) => literalOf(other).length - literalOf(one).length)
    .map(([english, words]) => patternOf(english, words))
  const reading = { patterns, facts: factsIn(language), language }
  const exactly = (text: string) => (Object.hasOwn(phrases, text) ? phrases[text] : undefined)
  const once: Once = (text) => exactly(text) ?? numbered(text, exactly) ?? fitting(text, reading, once)
  return (text) => {
    const whole = once(text)
    if (whole !== undefined) return { text: whole, whole: true }
    const parts = text.split(/(?<=[.!?]) (?=[\p{Lu}\d])/u).map((part) => ({ part, words: once(part) }))
    return {
      text: parts.map(({ part, words }) => words ?? part).join(' '),
      whole: parts.every(({ words }) => words !== undefined),
    }
  }
}

/** A label of one of a list: `Token 2`. */
function numbered(text: string, exactly: (text: string) => string | undefined): string | undefined {
  const [, label = '', number] = /^(.+) (\d+)$/.exec(text) ?? []
  const words = exactly(label)
  return words && `${words} ${number}`
}

const mark = /\{(\w+)\}/g
const literalOf = (phrase: string) => phrase.replaceAll(mark, '')

function patternOf(english: string, words: string): Pattern {
  const literals = english.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const names = [...english.matchAll(mark)].map(([, name]) => name!)
  // A fact is no sentence: it does not reach over the end of one.
  return { is: new RegExp(`^${literals.join(String.raw`((?:(?!\. ).)+?)`)}$`), names, words }
}

/** Facts that are phrases themselves: who holds a power, what it lets them do, one after the other, and what is done with a lock. */
const phrased = /^(?:holder|powers?|action)$/

/** A text that a pattern fits. A power that is in no book leaves the whole sentence in English: half of one would be read as all of it. */
function fitting(text: string, { patterns, facts, language }: Reading, once: Once): string | undefined {
  for (const { is, names, words } of patterns) {
    const [, ...found] = is.exec(text) ?? []
    if (found.length === 0) continue
    const told = found.map((fact, at) => {
      // An account is an address or a name, or a phrase such as its timelock.
      if (/^(?:account|spender)$/.test(names[at]!)) return once(fact) ?? fact
      if (/^(?:amount|quote)$/.test(names[at]!))
        return fact.replace(/^\d[\d,.]*\d/, (figure) => figureIn(figure, language))
      if (!phrased.test(names[at]!)) return facts(fact)
      const parts = fact.split('; ').map(once)
      return parts.includes(undefined) ? undefined : parts.join('; ')
    })
    if (told.includes(undefined)) continue
    return filled(words, Object.fromEntries(names.map((name, at) => [name, told[at]!])))
  }
  return undefined
}

const months = 'January February March April May June July August September October November December'.split(' ')
const moment = new RegExp(String.raw`(\d{1,2}) (${months.join('|')}) (\d{4}), (\d\d):(\d\d) UTC`, 'g')
const duration = /\b(\d+) (year|day|hour|minute|second)s?\b/g

/** The times and the durations in a fact, as a language writes them. Times stay in UTC. */
function factsIn(language: Language): Facts {
  const format = formatOf(language)
  const clock = new Intl.DateTimeFormat(format, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  const counted = (count: number, unit: string) =>
    new Intl.NumberFormat(format, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  return (fact) =>
    fact
      .replaceAll(moment, (_, day, month, year, hours, minutes) => {
        const time = Date.UTC(Number(year), months.indexOf(month), Number(day), Number(hours), Number(minutes))
        return `${clock.format(time)} UTC`
      })
      .replaceAll(duration, (_, count, unit) => counted(Number(count), unit))
}
