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

/** One wording of a fact: its terms, the question word it has, and what its terms are worth together. */
type Wording = { terms: readonly string[]; asks: string | undefined; size: number }

/** A fact, where its wordings stand among all of them, and the terms of its wordings and of its answer. */
type Doc = { fact: ToldFact; from: number; to: number; all: ReadonlySet<string>; says: ReadonlySet<string> }

/** What has a term: facts, and wordings by their places. */
type Having = { docs: Doc[]; wordings: number[] }

/** A question: what each of its terms is worth and all of them together, what each wording has of it, and its question word. */
type Asked = {
  terms: ReadonlyMap<string, number>
  shares: { values: Float64Array; own: Float64Array }
  whole: number
  kind: string | undefined
}

/** Opens the facts of a language to questions. Question is compared with question, by stems and by words that mean the same. */
export function openMatches(language: Language, facts: readonly ToldFact[]): MatchFacts {
  const terms = openTerms(language)
  const quiet = new Set(languageWords[language].surrounding)
  for (const { asks, says } of facts) for (const text of [...asks, says]) terms.learn(text)
  const wordings: Wording[] = []
  const docs = facts.map((fact): Doc => {
    const from = wordings.length
    for (const ask of fact.asks) wordings.push({ terms: [...new Set(terms.of(ask))], asks: terms.asks(ask), size: 0 })
    const all = new Set(wordings.slice(from).flatMap((wording) => wording.terms))
    const says = new Set([...terms.of(fact.says), ...terms.of(fact.topic.replaceAll('-', ' '))])
    return { fact, from, to: wordings.length, all, says }
  })
  const counts = new Map<string, number>()
  const having = new Map<string, Having>()
  const havingOf = (term: string): Having => {
    const known = having.get(term) ?? { docs: [], wordings: [] }
    having.set(term, known)
    return known
  }
  for (const doc of docs)
    for (const term of new Set([...doc.all, ...doc.says])) {
      counts.set(term, (counts.get(term) ?? 0) + (doc.all.has(term) ? 1 : 0.25))
      havingOf(term).docs.push(doc)
    }
  for (const [at, wording] of wordings.entries()) for (const term of wording.terms) havingOf(term).wordings.push(at)
  const rarest = Math.log(1 + facts.length / 1.5)
  const worths = new Map([...counts].map(([term, count]) => [term, Math.log(1 + facts.length / (count + 0.5))]))
  const worth = (term: string) => worths.get(term) ?? rarest * weights.unknown
  for (const wording of wordings) wording.size = wording.terms.reduce((sum, term) => sum + worth(term), 0)

  /** What each wording has of a question, in the order of the wordings: of its value, and of its own. */
  function sharesOf(asked: ReadonlyMap<string, number>) {
    const values = new Float64Array(wordings.length)
    const own = new Float64Array(wordings.length)
    for (const [term, value] of asked)
      for (const at of having.get(term)?.wordings ?? []) {
        values[at]! += value
        own[at]! += worth(term)
      }
    return { values, own }
  }

  function likeness(asked: Asked, doc: Doc) {
    let inWordings = 0
    let inSays = 0
    for (const [term, value] of asked.terms)
      if (doc.all.has(term)) inWordings += value
      else if (doc.says.has(term)) inSays += value
    let best = 0
    let covers = 0
    for (let at = doc.from; at < doc.to; at++) {
      const own = asked.shares.own[at]!
      if (own === 0) continue
      const here = asked.shares.values[at]!
      const has = here + (inWordings - here) * weights.other + inSays * weights.says
      const { size, asks } = wordings[at]!
      const precision = has / asked.whole
      const recall = Math.min(1, own / size)
      const score =
        1 / (weights.precision / precision + (1 - weights.precision) / recall) +
        (asked.kind && asked.kind === asks ? weights.asks : 0)
      if (score > best) {
        best = score
        covers = precision
      }
    }
    const inAll = (inWordings + inSays * weights.other) / asked.whole
    return { score: best === 0 ? 0 : best * weights.wording + inAll * (1 - weights.wording), covers }
  }

  const byWording = new Map(facts.flatMap((fact) => fact.asks.map((ask) => [keyOf(ask), fact] as const)))

  return {
    exact: (question) => byWording.get(keyOf(question)),
    terms: (question) => [...new Set(terms.of(question))],
    words: (question) => wordsOf(question).flatMap(({ word }) => (quiet.has(word) ? [] : [word])),
    match(question, { lent = [], near = new Set(), nearness = weights.near } = {}) {
      const own = terms.of(question)
      const values = new Map<string, number>(own.map((term) => [term, worth(term)]))
      for (const term of lent) if (!values.has(term)) values.set(term, worth(term) * weights.lent)
      const whole = [...values.values()].reduce((sum, value) => sum + value, 0)
      if (whole === 0) return []
      const asked: Asked = { terms: values, shares: sharesOf(values), whole, kind: terms.asks(question) }
      const foreign = wordsOf(question).flatMap(({ word }) => (elsewhere.has(word) ? terms.of(word) : []))
      const found = new Set([...values.keys()].flatMap((term) => having.get(term)?.docs ?? []))
      return [...found]
        .map((doc): Matched => {
          const { score, covers } = likeness(asked, doc)
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
