import type { Language } from '#content/answers/fact.ts'
import { wordsOf } from '#core/search/tokenize.ts'
import { languageWords, openTerms } from './asked-terms.ts'
import { elsewhere } from './languages/elsewhere.ts'
import type { ToldFact } from './told-fact.ts'

/**
 * A fact that may answer a question. `score`: how alike the question and the fact's wordings are, from 0 to about 1; `covers`: how much
 * of the question its nearest wording has, from 0 to 1.
 */
export type Matched = { fact: ToldFact; score: number; covers: number }

/** What is known beside a question. `lent`: terms of what was said before it; `near`: the topics it is probably about, and how probably. */
type Beside = { lent?: readonly string[]; near?: ReadonlySet<string>; nearness?: number }

/** Facts for a question of one language, best first. */
export type MatchFacts = {
  match(question: string, beside?: Beside): Matched[]
  /** The fact that has this very wording: what is offered to be pressed is always answered. */
  exact(question: string): ToldFact | undefined
  /** The terms of a question, each once. */
  terms(question: string): string[]
  /** The telling words of a question. */
  words(question: string): string[]
}

/** How much each part of a likeness counts. Chosen on the tuning half of the questions. */
const weights = {
  /** A term that another wording of the fact has, and one that only its answer has, beside one of the wording itself. */
  other: 0.9,
  says: 0.6,
  /** A term that no fact has, beside the rarest that one has: stray words are no reason to refuse, foreign things are. */
  unknown: 0.75,
  /** Whether the question is in the wording, beside whether the wording is in the question. */
  precision: 0.5,
  /** The wording, beside the whole fact. */
  wording: 0.8,
  /** A term that was lent, and a topic that is near. */
  lent: 0.6,
  near: 0.06,
  /** Both begin with the same question word. */
  asks: 0.1,
  /** The question names what others do, and the fact does not. */
  elsewhere: 0.5,
}

/** The most facts that are looked at further. */
const most = 12

/** Opens the facts of a language to questions. Question is compared with question, by stems and by words that mean the same. */
export function openMatches(language: Language, facts: readonly ToldFact[]): MatchFacts {
  const terms = openTerms(language)
  const quiet = new Set(languageWords[language].surrounding)
  for (const { asks, says } of facts) for (const text of [...asks, says]) terms.learn(text)
  const docs = facts.map((fact) => {
    const wordings = fact.asks.map((ask) => ({ terms: new Set(terms.of(ask)), asks: terms.asks(ask) }))
    const all = new Set(wordings.flatMap((wording) => [...wording.terms]))
    const says = new Set([...terms.of(fact.says), ...terms.of(fact.topic.replaceAll('-', ' '))])
    return { fact, wordings, all, says }
  })
  type Doc = (typeof docs)[number]
  const counts = new Map<string, number>()
  const having = new Map<string, Doc[]>()
  for (const doc of docs)
    for (const term of new Set([...doc.all, ...doc.says])) {
      counts.set(term, (counts.get(term) ?? 0) + (doc.all.has(term) ? 1 : 0.25))
      having.set(term, [...(having.get(term) ?? []), doc])
    }
  const rarest = Math.log(1 + facts.length / 1.5)
  const worths = new Map([...counts].map(([term, count]) => [term, Math.log(1 + facts.length / (count + 0.5))]))
  const worth = (term: string) => worths.get(term) ?? rarest * weights.unknown
  const sizes = new Map(
    docs.flatMap(({ wordings }) =>
      wordings.map(
        (wording) => [wording.terms, [...wording.terms].reduce((sum, term) => sum + worth(term), 0)] as const,
      ),
    ),
  )

  function likeness(asked: ReadonlyMap<string, number>, whole: number, doc: Doc, kind: string | undefined) {
    let best = 0
    let covers = 0
    let inAll = 0
    for (const [term, value] of asked) inAll += value * (doc.all.has(term) ? 1 : doc.says.has(term) ? weights.other : 0)
    for (const wording of doc.wordings) {
      let has = 0
      let own = 0
      for (const [term, value] of asked)
        if (wording.terms.has(term)) {
          has += value
          own += worth(term)
        } else if (doc.all.has(term)) has += value * weights.other
        else if (doc.says.has(term)) has += value * weights.says
      const size = sizes.get(wording.terms)!
      if (own === 0 || size === 0) continue
      const precision = has / whole
      const recall = Math.min(1, own / size)
      const score =
        1 / (weights.precision / precision + (1 - weights.precision) / recall) +
        (kind && kind === wording.asks ? weights.asks : 0)
      if (score > best) {
        best = score
        covers = precision
      }
    }
    return { score: best === 0 ? 0 : best * weights.wording + (inAll / whole) * (1 - weights.wording), covers }
  }

  const byWording = new Map(facts.flatMap((fact) => fact.asks.map((ask) => [keyOf(ask), fact] as const)))

  return {
    exact: (question) => byWording.get(keyOf(question)),
    terms: (question) => [...new Set(terms.of(question))],
    words: (question) => wordsOf(question).flatMap(({ word }) => (quiet.has(word) ? [] : [word])),
    match(question, { lent = [], near = new Set(), nearness = weights.near } = {}) {
      const own = terms.of(question)
      const asked = new Map<string, number>(own.map((term) => [term, worth(term)]))
      for (const term of lent) if (!asked.has(term)) asked.set(term, worth(term) * weights.lent)
      const whole = [...asked.values()].reduce((sum, value) => sum + value, 0)
      if (whole === 0) return []
      const kind = terms.asks(question)
      const foreign = wordsOf(question).flatMap(({ word }) => (elsewhere.has(word) ? terms.of(word) : []))
      const found = new Set([...asked.keys()].flatMap((term) => having.get(term) ?? []))
      return [...found]
        .map((doc): Matched => {
          const { score, covers } = likeness(asked, whole, doc, kind)
          const isForeign = foreign.some((term) => !doc.all.has(term) && !doc.says.has(term))
          const share = (near.has(doc.fact.topic) ? 1 + nearness : 1) * (isForeign ? weights.elsewhere : 1)
          return { fact: doc.fact, score: score * share, covers }
        })
        .filter(({ score }) => score > 0.1)
        .toSorted((one, other) => other.score - one.score)
        .slice(0, most)
    },
  }
}

/** A question without what does not change it. */
const keyOf = (text: string) =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ')
