import { slipsAllowed, slipsBetween } from '#core/search/near-word.ts'
import { stemOf } from '#core/search/stem.ts'
import { wordsOf } from '#core/search/tokenize.ts'

/** A phrase that was found in a text: its meaning, and which words of the text it is, from and to (exclusive). */
export type Said<meaning> = { meaning: meaning; from: number; to: number }

/** Finds phrases in words, the longest at each place first, none over another. Words are compared by their stems. */
export type Phrases<meaning> = (stems: readonly string[]) => Said<meaning>[]

/** The stems of a text's words, in their order. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(({ word }) => stemOf(word))
}

/** Opens a list of phrases with their meanings. Of the same phrase twice, the first counts. */
export function openPhrases<meaning>(
  entries: readonly (readonly [phrase: string, meaning: meaning])[],
): Phrases<meaning> {
  const known = new Map<string, meaning>()
  let longest = 0
  for (const [phrase, meaning] of entries) {
    const stems = stemsOf(phrase)
    longest = Math.max(longest, stems.length)
    if (!known.has(stems.join(' '))) known.set(stems.join(' '), meaning)
  }
  return (stems) => {
    const said: Said<meaning>[] = []
    for (let from = 0; from < stems.length; from++)
      for (let to = Math.min(stems.length, from + longest); to > from; to--) {
        const phrase = stems.slice(from, to).join(' ')
        if (!known.has(phrase)) continue
        said.push({ meaning: known.get(phrase)!, from, to })
        from = to - 1
        break
      }
    return said
  }
}

const sorted = (word: string) => [...word].toSorted().join('')

/** A word nothing knows, as the one of `known` it is nearest to, when no more slips lie between them than its length excuses. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const most = slipsAllowed(word)
  let best: { word: string; slips: number } | undefined
  for (const other of most ? known : []) {
    // The first letter is seldom the one that slips.
    if (other[0] !== word[0] || other.length < 4) continue
    // Of a short word, one letter more or less makes another one; two that changed places do not.
    if (word.length < 5 && sorted(word) !== sorted(other)) continue
    const slips = slipsBetween(word, other, most)
    if (slips && (!best || slips < best.slips)) best = { word: other, slips }
  }
  return best?.word
}
