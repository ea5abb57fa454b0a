import { openTerms } from '#assistant/facts/asked-terms.ts'
import type { Language } from '#content/answers/fact.ts'
import { wordsOf } from '#core/search/tokenize.ts'
import { claimsOf } from './claims-of.ts'

/** How much of what a sentence speaks of its source must have. */
const least = 0.6

/** Splits a text into its sentences. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?][”"’)]?)\s+(?=[\p{Lu}\p{N}“"«¿¡(])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Answers whether all that a sentence claims stands in a source: figures with their units, names, promises, and what is denied. */
export function openComparison(language: Language): (sentence: string, source: string) => boolean {
  const terms = openTerms(language)
  return (sentence, source) => {
    const said = claimsOf(sentence)
    const known = claimsOf(source)
    if (said.figures.some((figure) => !hasFigure(known.figures, figure))) return false
    const words = new Set([...wordsOf(source).map(({ word }) => word), ...known.names])
    if (said.names.some((name) => !words.has(name) && !source.toLowerCase().includes(name))) return false
    if ([...said.strong].some((name) => !known.strong.has(name))) return false
    const own = new Set(terms.of(sentence))
    if (own.size === 0) return false
    const there = new Set(terms.of(source))
    const shared = [...own].filter((term) => there.has(term)).length
    if (shared / own.size < least) return false
    // What is denied is compared clause by clause, each with the one of the source that speaks of the same.
    const clauses = clausesOf(source).map((clause) => ({
      denies: claimsOf(clause).denies,
      terms: new Set(terms.of(clause)),
    }))
    return clausesOf(sentence).every((clause) => {
      const about = new Set(terms.of(clause))
      const near = clauses
        .map((one) => ({ ...one, shared: about.intersection(one.terms).size }))
        .toSorted((first, second) => second.shared - first.shared || first.terms.size - second.terms.size)[0]
      return !near || near.shared === 0 || near.denies === claimsOf(clause).denies
    })
  }
}

/** The clauses of a text: what stands between its commas, and before and after a `but`. */
const clausesOf = (text: string): string[] =>
  sentencesOf(text)
    .flatMap((sentence) => sentence.split(/[,;:]\s+|\s(?:but|and|aber|und|mais|et|pero|y)\s/i))
    .filter((clause) => /\p{L}/u.test(clause))

/** A figure with a unit needs the same figure with that unit; one without a unit needs the figure. */
const hasFigure = (known: readonly string[], figure: string): boolean =>
  known.some((one) => one === figure || one.split(' ')[0] === figure)
