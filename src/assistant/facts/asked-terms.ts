import type { Language } from '#content/answers/fact.ts'
import { slipsAllowed, slipsBetween } from '#core/search/near-word.ts'
import { stemOf } from '#core/search/stem.ts'
import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import type { LanguageWords } from './languages/language-words.ts'
import { foldedIn, readIn } from './languages/read-in.ts'

export const languageWords: Readonly<Record<Language, LanguageWords>> = { en, de, fr, es }

/** The terms of a text: stems, and `§` with the name of a group for words that mean the same. */
export type Terms = {
  /** The terms of a text in their order; a word that the facts do not know is mended where it can be. */
  of(text: string): string[]
  /** The words of a text. */
  read(text: string): string[]
  /** Words that were read, those that the facts do not know mended where they can be. */
  mended(words: readonly string[]): string[]
  /** The terms of words that were read, as `of` has them. */
  ofWords(words: readonly string[]): string[]
  /** Tells a word of the facts, and how often they say it, before anything is asked. */
  learn(word: string, times: number): void
}

/** A word that the facts say, how many slips lie between it and what was read, and how often they say it. */
type Said = { word: string; slips: number; times: number }

/** How often a word is said that a short one may have lost its first letter of, and how much seldomer the first letter slips than another. */
const often = 50
const firstSlips = 0.3

/** The most words of a text that terms are made of. */
const mostWords = 60

/** Reads texts of one language as the facts are searched by it. */
export function openTerms(language: Language): Terms {
  const { surrounding, meanings, endings } = languageWords[language]
  const read = (text: string) => readIn(language, text)
  const quiet = new Set(surrounding.map((word) => foldedIn(language, word)))
  const stems = new Map<string, string>()
  const stem = (word: string): string => {
    let cut = stems.get(word)
    if (cut === undefined) stems.set(word, (cut = cutOff(word)))
    return cut
  }
  const cutOff = (word: string): string => {
    if (endings === 'porter') return stemOf(word)
    if (!/^[a-z]+$/.test(word)) return word
    const cut = endings.cut.find((ending) => word.endsWith(ending) && word.length - ending.length >= endings.least)
    return cut ? word.slice(0, -cut.length) : word
  }
  const byPhrase = new Map<string, string>()
  /** The most words of a phrase that begins with a stem. */
  const longest = new Map<string, number>()
  for (const group of meanings)
    for (const phrase of group) {
      const said = read(phrase).map(stem)
      longest.set(said[0]!, Math.max(longest.get(said[0]!) ?? 0, said.length))
      const key = said.join(' ')
      if (!byPhrase.has(key)) byPhrase.set(key, `§${group[0]!}`)
    }
  const known = new Set<string>([...byPhrase.keys()].flatMap((phrase) => phrase.split(' ')))
  /** How often each word is said in the facts, by its first letter. */
  const whole = new Map<string, Map<string, number>>()
  const beginning = (letter: string) => {
    const words = whole.get(letter) ?? new Map<string, number>()
    whole.set(letter, words)
    return words
  }
  for (const word of meanings.flat().flatMap(read)) beginning(word[0]!).set(word, 1)
  /** The word that is said most often, by all of it but its first letter. */
  const rests = new Map<string, Said>()
  const oneOf = (word: string): Said | undefined => {
    const times = whole.get(word[0] ?? '')?.get(word)
    return times ? { word, slips: 1, times } : undefined
  }

  /** The word that is meant where the first letter slipped: it is missing, another, or one too many. */
  const byRest = (word: string) => {
    const without = rests.get(word)
    // A short name is not a word without its first letter, unless that is said all the time.
    const lost = without && (word.length > 4 || without.times >= often) ? without : undefined
    const meant = [lost, rests.get(word.slice(1)), oneOf(word.slice(1))]
    return meant
      .filter((found) => found !== undefined && found.word.length > 3)
      .reduce<Said | undefined>((best, found) => (best && best.times >= found!.times ? best : found), undefined)
  }

  /** A word as it was probably meant: by a slip less, or in the parts it is put together of. */
  const mended = (word: string): string[] => {
    if (quiet.has(word) || known.has(stem(word)) || /^0x|^\d/.test(word)) return [word]
    const parts = compound(word)
    if (parts) return parts
    const most = Math.max(word.length === 3 ? 1 : 0, slipsAllowed(word))
    let best: Said | undefined
    // The first letter is seldom the one that slips, unless it changed places with the second.
    for (const first of most ? new Set([word[0]!, word[1]!]) : [])
      for (const [other, times] of whole.get(first) ?? []) {
        if (first !== word[0] && other[1] !== word[0]) continue
        if (other.length < 3 || (word.length === 3 && !isShortSlip(word, other))) continue
        const slips = slipsBetween(word, other, most)
        if (!slips) continue
        if (!best || slips < best.slips || (slips === best.slips && times > best.times))
          best = { word: other, slips, times }
      }
    const other = most ? byRest(word) : undefined
    if (other && (best?.slips !== 1 || other.times * firstSlips > best.times)) best = other
    return [best?.word ?? word]
  }
  const compound = (word: string): string[] | undefined => {
    if (language !== 'de' || word.length < 9) return undefined
    for (let at = 4; at <= word.length - 4; at++) {
      const [first, last] = [word.slice(0, at), word.slice(at)]
      const begins = [first, first.replace(/s$/, '')].find((one) => one.length > 3 && known.has(stem(one)))
      if (begins && known.has(stem(last)) && last.length > 3) return [begins, last]
    }
    return undefined
  }

  const terms = (said: readonly string[]): string[] => {
    const own = said.map(stem)
    const found: string[] = []
    for (let at = 0; at < said.length;) {
      let length = Math.min(longest.get(own[at]!) ?? 0, said.length - at)
      for (; length > 0; length--) {
        const group = byPhrase.get(own.slice(at, at + length).join(' '))
        if (!group) continue
        found.push(group)
        break
      }
      if (length === 0 && !quiet.has(said[at]!)) found.push(own[at]!)
      at += Math.max(1, length)
    }
    return found
  }

  const mendedAll = (words: readonly string[]) => words.slice(0, mostWords).flatMap(mended)
  const ofWords = (words: readonly string[]) => terms(mendedAll(words))

  return {
    of: (text) => ofWords(read(text)),
    read,
    mended: mendedAll,
    ofWords,
    learn(word, times) {
      const others = beginning(word[0]!)
      const all = (others.get(word) ?? 0) + times
      others.set(word, all)
      const rest = word.slice(1)
      if (all > (rests.get(rest)?.times ?? 0)) rests.set(rest, { word, slips: 1, times: all })
      if (!quiet.has(word)) known.add(stem(word))
    },
  }
}

/** Whether a word of three letters is another with a letter left out, or with two that changed places. */
const isShortSlip = (word: string, other: string) =>
  other.length === 4 || (other.length === 3 && [...word].toSorted().join('') === [...other].toSorted().join(''))
