import { detectLanguage } from '#assistant/facts/detect-language.ts'
import { wordsOf, type Word } from '#core/search/tokenize.ts'
import { services, type ServiceSlug } from '#core/offer/catalogue.ts'
import { offered } from '#core/offer/offered.ts'
import type { Combination, Item, Span } from './act.ts'
import { spanOf } from './quantities.ts'
import { joins, lasting, lineWords, questionWords, quiet, servicePhrases, spentOn, sums } from './words/services.ts'
import { numberWords, unitWords } from './words/units.ts'

/** Longer messages say more than what is to be added up. */
const mostWords = 40

const units = new Set(Object.values(unitWords).flat())
const phrases = offered
  .flatMap(([slug]) =>
    (servicePhrases[slug] ?? []).map((phrase) => ({ slug, words: wordsOf(phrase).map(({ word }) => word) })),
  )
  .toSorted((one, other) => other.words.length - one.words.length)

/** A part of the message that means something. */
type Part =
  | { is: 'service'; slug: ServiceSlug; at: number; to: number }
  | { is: 'span'; span: Span; after: boolean }
  | { is: 'lines'; lines: number }

/**
 * The services and times that a message wants added up: `audit and two weeks of design`. Undefined where it says anything else: every
 * word has to be a service, a time, or a word that a request for a price is made of. Two services have to be joined, and a question
 * has to name a time or ask for the sum.
 */
export function readCombination(text: string): Combination | undefined {
  // `1,000 lines` is one number.
  const bare = text.replaceAll(/(?<=\d)[.,'’](?=\d{3}(?!\d))/g, '')
  const words = wordsOf(bare)
  if (words.length === 0 || words.length > mostWords) return undefined
  const parts = partsOf(words, bare)
  const items = parts && itemsOf(parts)
  if (!items || !isJoined(parts, words, bare)) return undefined
  const sum = words.some(({ word }) => sums.has(word))
  const measured = items.some(({ span, lines }) => span ?? lines)
  const isQuestion = bare.includes('?') || questionWords.has(words[0]!.word)
  if (
    items.every(({ slug }) => 'tool' in services[slug].price) ||
    (items.length < 2 && !measured) ||
    (isQuestion && !measured && !sum)
  )
    return undefined
  const language = detectLanguage(text)
  return { language: typeof language === 'string' ? language : 'en', items }
}

/** What each word of the message belongs to; undefined where one belongs to nothing. */
function partsOf(words: readonly Word[], text: string): Part[] | undefined {
  const parts: Part[] = []
  for (let at = 0; at < words.length;) {
    const said = words.slice(at).map(({ word }) => word)
    const phrase = phrases.find(({ words: own }) => own.every((word, index) => said[index] === word))
    const [first = '', second = ''] = said
    const isNumber = /^\d{1,6}$/.test(first) || first in numberWords
    if (phrase) {
      const to = at + phrase.words.length
      parts.push({ is: 'service', slug: phrase.slug, at, to })
      at = to
    } else if (isNumber && units.has(second)) {
      const before = words[at - 1]?.word ?? ''
      const directly = parts.at(-1)
      const follows = directly?.is === 'service' && directly.to === at && !/[,;\n]/.test(gap(words, at, text))
      parts.push({
        is: 'span',
        span: spanOf(first, second),
        after: lasting.has(before) || (follows && !spentOn.has(said[2] ?? '')),
      })
      at += 2
    } else if (/^\d{1,6}$/.test(first) && lineWords.has(second)) {
      parts.push({ is: 'lines', lines: Number(first) })
      at += 2
    } else if (quiet.has(first) || joins.has(first) || lasting.has(first) || sums.has(first) || spentOn.has(first)) at++
    else return undefined
  }
  return parts
}

const gap = (words: readonly Word[], at: number, text: string) => text.slice(words[at - 1]?.to ?? 0, words[at]!.from)

/** The services, each with its time; undefined where a time or a number of lines belongs to none. */
function itemsOf(parts: readonly Part[]): Item[] | undefined {
  const items: Item[] = []
  let waiting: Span | undefined
  let waitingLines: number | undefined
  for (const part of parts) {
    const last = items.at(-1)
    if (part.is === 'service') {
      items.push({ slug: part.slug, ...(waiting && { span: waiting }), ...(waitingLines && { lines: waitingLines }) })
      waiting = waitingLines = undefined
    } else if (part.is === 'lines') {
      if (last && !last.lines) items[items.length - 1] = { ...last, lines: part.lines }
      else waitingLines = part.lines
    } else if (part.after && last && !last.span) items[items.length - 1] = { ...last, span: part.span }
    else if (waiting) return undefined
    else waiting = part.span
  }
  const last = items.at(-1)
  if (waiting && last && !last.span) items[items.length - 1] = { ...last, span: waiting }
  else if (waiting) return undefined
  if (waitingLines || items.length === 0) return undefined
  // Only an audit is measured in lines, and a time of nothing is no work.
  if (items.some(({ slug, lines }) => lines !== undefined && slug !== 'smart-contract-audit')) return undefined
  return items.some(({ span }) => span?.count === 0) ? undefined : items
}

/** Whether a word or a mark that joins is between any two services. */
function isJoined(parts: readonly Part[], words: readonly Word[], text: string): boolean {
  const asked = parts.filter((part) => part.is === 'service')
  return asked.every(({ at }, index) => {
    const before = asked[index - 1]
    if (!before) return true
    const between = words.slice(before.to, at)
    return (
      between.some(({ word }) => joins.has(word)) ||
      /[,;+&\n]/.test(text.slice(words[before.to - 1]!.to, words[at]!.from))
    )
  })
}
