import type { Language } from '#content/answers/fact.ts'
import { wordsOf } from '#core/search/tokenize.ts'
import { languageWords, openTerms } from './asked-terms.ts'
import type { ToldFact } from './told-fact.ts'

/**
 * A fact that may answer a question. `score`: how alike the question and its nearest wording are; `covers`: how much of the question
 * that wording has. Both are from 0 to 1.
 */
export type Matched = { fact: ToldFact; score: number; covers: number }

/** Facts for a question, best first. `lent`: terms of what was said before, which count less. */
export type MatchFacts = {
  match(question: string, context?: { lent?: readonly string[]; near?: ReadonlySet<string> }): Matched[]
  terms(question: string): string[]
  /** The telling words of a question. */
  words(question: string): string[]
}

/** How much each part of a likeness counts. Chosen on the tuning half of the questions. */
const weights = { other: 0.55, near: 0.06, lent: 0.6, precision: 0.62, second: 0.08 }

/** Opens the facts of a language to questions: question is compared with question, by stems and by words that mean the same. */
export function openMatches(language: Language, facts: readonly ToldFact[]): MatchFacts {
  const terms = openTerms(language)
  const quiet = new Set(languageWords[language].surrounding)
  for (const { asks, says } of facts) for (const text of [...asks, says]) terms.learn(text)
  const docs = facts.map((fact) => {
    const wordings = fact.asks.map((ask) => [...new Set(terms.of(ask))])
    return {
      fact,
      wordings,
      all: new Set(wordings.flat()),
      says: new Set([...terms.of(fact.says), ...terms.of(fact.topic.replaceAll('-', ' '))]),
    }
  })
  const counts = new Map<string, number>()
  for (const { all } of docs) for (const term of all) counts.set(term, (counts.get(term) ?? 0) + 1)
  for (const { all, says } of docs)
    for (const term of says) if (!all.has(term)) counts.set(term, (counts.get(term) ?? 0) + 0.25)
  const worth = (term: string) => Math.log(1 + facts.length / ((counts.get(term) ?? 0) + 0.5))
  const sum = (some: Iterable<string>, counted: (term: string) => number) => {
    let total = 0
    for (const term of some) total += worth(term) * counted(term)
    return total
  }

  const likeness = (asked: ReadonlySet<string>, lent: ReadonlySet<string>, doc: (typeof docs)[number]) => {
    const whole = sum(asked, (term) => (lent.has(term) ? weights.lent : 1))
    if (whole === 0) return { score: 0, covers: 0 }
    const scores = doc.wordings
      .map((wording) => {
        const own = new Set(wording)
        const has = (term: string) =>
          own.has(term) ? 1 : doc.all.has(term) ? weights.other + 0.15 : doc.says.has(term) ? weights.other : 0
        const precision = sum(asked, (term) => has(term) * (lent.has(term) ? weights.lent : 1)) / whole
        const recall = sum(own, (term) => (asked.has(term) ? 1 : 0)) / (sum(own, () => 1) || 1)
        const isNone = precision === 0 || recall === 0
        const score = isNone ? 0 : 1 / (weights.precision / precision + (1 - weights.precision) / recall)
        return { score, covers: precision }
      })
      .toSorted((one, other) => other.score - one.score)
    const [best = { score: 0, covers: 0 }, second = best] = scores
    return { ...best, score: best.score * (1 - weights.second) + weights.second * second.score }
  }

  return {
    terms: terms.of,
    words: (question) => wordsOf(question).flatMap(({ word }) => (quiet.has(word) ? [] : [word])),
    match(question, { lent = [], near = new Set() } = {}) {
      const own = new Set(terms.of(question))
      const borrowed = new Set(lent.filter((term) => !own.has(term)))
      const asked = new Set([...own, ...borrowed])
      return docs
        .map((doc): Matched => {
          const { score, covers } = likeness(asked, borrowed, doc)
          return { fact: doc.fact, score: score * (near.has(doc.fact.topic) ? 1 + weights.near : 1), covers }
        })
        .filter(({ score }) => score > 0.1)
        .toSorted((one, other) => other.score - one.score)
        .slice(0, 12)
    },
  }
}
