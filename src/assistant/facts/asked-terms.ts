import type { Language } from '#content/answers/fact.ts'
import { slipsAllowed, slipsBetween } from '#core/search/near-word.ts'
import { stemOf } from '#core/search/stem.ts'
import { readWords } from '#core/search/tokenize.ts'
import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import type { LanguageWords } from './languages/language-words.ts'

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

/** The most words of a text that terms are made of. */
const mostWords = 60

/** Reads texts of one language as the facts are searched by it. */
export function openTerms(language: Language): Terms {
  const { surrounding, meanings, endings } = languageWords[language]
  const quiet = new Set(surrounding)
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
      const said = readWords(phrase).map(stem)
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
  for (const word of meanings.flat().flatMap(readWords)) beginning(word[0]!).set(word, 1)

  /** A word as it was probably meant: by a slip less, or in the parts it is put together of. */
  const mended = (word: string): string[] => {
    if (quiet.has(word) || known.has(stem(word)) || /^0x|^\d/.test(word)) return [word]
    const parts = compound(word)
    if (parts) return parts
    const most = Math.max(word.length === 3 ? 1 : 0, slipsAllowed(word))
    let best: { word: string; slips: number; times: number } | undefined
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

  // French runs its little words together with the next: `l’audit` is `audit`.
  const read = (text: string) =>
    readWords(language === 'fr' ? text.replaceAll(/(?<!\p{L})(?:[ldjmnstc]|qu)['’]/giu, ' ') : text)
  const mendedAll = (words: readonly string[]) => words.slice(0, mostWords).flatMap(mended)
  const ofWords = (words: readonly string[]) => terms(mendedAll(words))

  return {
    of: (text) => ofWords(read(text)),
    read,
    mended: mendedAll,
    ofWords,
    learn(word, times) {
      const others = beginning(word[0]!)
      others.set(word, (others.get(word) ?? 0) + times)
      known.add(stem(word))
    },
  }
}

/** Whether a word of three letters is another with a letter left out, or with two that changed places. */
const isShortSlip = (word: string, other: string) =>
  other.length === 4 || (other.length === 3 && [...word].toSorted().join('') === [...other].toSorted().join(''))
