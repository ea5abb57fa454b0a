import type { Language } from '#content/answers/fact.ts'
import { readWords } from '#core/search/tokenize.ts'
import { languageWords, openTerms } from './asked-terms.ts'
import { elsewhereIn } from './languages/elsewhere.ts'
import { countsOf, openLikelihood } from './likelihood.ts'
import { openNearness } from './nearest-wordings.ts'
import { probabilities, type AskedSize, type Evidence } from './probability.ts'
import type { ToldFact } from './told-fact.ts'

/**
 * A fact that may answer a question. `score`: how probable it is that it does, from 0 to 1; `covers`: how much of the question its wordings
 * have, from 0 to 1.
 */
export type Matched = { fact: ToldFact; score: number; covers: number }

/** What is known beside a question. `lent`: terms of what was said before it; `near`: the topics it is probably about, and how probably. */
type Beside = { lent?: readonly string[]; near?: ReadonlySet<string>; nearness?: number }

/** Facts for a question of one language, best first. */
export type MatchFacts = {
  match(question: string, beside?: Beside): Matched[]
  /** What speaks for the likeliest facts: what `match` judges by. */
  evidence(
    question: string,
    beside?: Beside,
  ): { found: readonly { fact: ToldFact; evidence: Evidence }[]; size: AskedSize }
  /** The fact that has this very wording: what is offered to be pressed is always answered. */
  exact(question: string): ToldFact | undefined
  /** The terms of a question, each once. */
  terms(question: string): string[]
  /** The telling words of a question. */
  words(question: string): string[]
  /** The terms that each fact is asked with, in the order of the facts. */
  asked: readonly ReadonlySet<string>[]
}

/** How much each part counts. Chosen on the tuning half of the questions. */
const weights = {
  /** A term that no fact has, beside the rarest that one has: stray words are no reason to refuse, foreign things are. */
  unknown: 0.75,
  /** A term that was lent, and a topic that is near. */
  lent: 0.6,
  near: 0.025,
  /** The question names what others do, and the fact does not. */
  elsewhere: 0.25,
}

/** The most facts that are compared wording by wording, and that are told of. */
const most = { compared: 20, told: 12 }

/**
 * Opens the facts of a language to questions. A question is compared with all that people say for a fact, in three ways: by stems and
 * words that mean the same; by whole words, since `how long` and `how much` tell facts of one topic apart; and by four letters in a
 * row, of which a slip or another ending leaves most.
 */
export function openMatches(language: Language, facts: readonly ToldFact[]): MatchFacts {
  const terms = openTerms(language)
  const quiet = new Set(languageWords[language].surrounding)
  const elsewhere = elsewhereIn(language)
  const letters = fourLetters()
  const ways = [
    terms.ofWords,
    (words: readonly string[]) => words,
    (words: readonly string[]) => words.flatMap(letters),
  ]

  // Each text is read once, and each word of a fact is taken apart once: there are a quarter of a million of them.
  const read = facts.map(({ asks, says }) => {
    const texts = [...asks, says].map(terms.read)
    return { texts, words: countsOf(texts.flat()) }
  })
  for (const { words } of read) for (const [word, times] of words) terms.learn(word, times)
  const meant = read.map(({ texts }) => texts.map(terms.ofWords))
  const said = [
    meant.map((own) => countsOf(own.flat())),
    read.map(({ words }) => words),
    read.map(({ words }) => partsOf(words, letters)),
  ]
  const likelihoods = said.map((ofFacts) =>
    openLikelihood(ofFacts.map((features, at) => ({ topic: facts[at]!.topic, features }))),
  )

  const docs = facts.map((fact, at) => ({
    fact,
    at,
    has: new Set([...said[0]![at]!.keys(), ...terms.of(fact.topic.replaceAll('-', ' '))]),
  }))
  type Doc = (typeof docs)[number]
  const having = new Map<string, Doc[]>()
  for (const doc of docs)
    for (const term of doc.has) {
      const others = having.get(term)
      if (others) others.push(doc)
      else having.set(term, [doc])
    }
  /** How much a term or a word tells: the fewer facts have it, the more. */
  const rareness = (times: number) => Math.log(1 + facts.length / (times + 0.5))
  const worth = (term: string) => {
    const times = having.get(term)?.length
    return times ? rareness(times) : rareness(1) * weights.unknown
  }

  const wordings = read.map(({ texts }, at) =>
    texts.slice(0, -1).map((words, of) => ({ words, terms: meant[at]![of]! })),
  )
  const sayingIt = countsOf(read.flatMap(({ words }) => [...words.keys()]))
  const nearness = openNearness({
    worthOfTerm: (term) => rareness(having.get(term)?.length ?? 0),
    worthOfWord: (word) => rareness(sayingIt.get(word) ?? 0),
    letters,
  })
  const ledTo = countsOf(facts.flatMap(({ next }) => next))
  const places = placesOf(facts)

  /** How likely a question is for each fact, in nats for each nat of their number: among more of them one can stand out more. */
  function likelyOf(words: readonly string[], lent: readonly string[]): Float64Array {
    const scores = new Float64Array(facts.length)
    for (const [way, likelihood] of likelihoods.entries()) {
      const asked = countsOf(ways[way]!(words))
      if (way === 0) for (const term of lent) if (!asked.has(term)) asked.set(term, weights.lent)
      for (const [at, found] of likelihood(asked).entries()) scores[at]! += found / likelihoods.length
    }
    const whole = Math.log(facts.length + 1)
    return scores.map((found) => found / whole)
  }

  // What is said is told after the wordings.
  const byWording = new Map(
    facts.flatMap((fact, at) => read[at]!.texts.slice(0, -1).map((words) => [words.join(' '), fact] as const)),
  )

  /** What speaks for the likeliest facts, and what is asked, with what each term of it is worth. */
  function evidence(question: string, { lent = [], near = new Set(), nearness: leaning = weights.near }: Beside = {}) {
    const words = terms.mended(terms.read(question))
    const asked = new Map<string, number>(terms.ofWords(words).map((term) => [term, worth(term)]))
    for (const term of lent) if (!asked.has(term)) asked.set(term, worth(term) * weights.lent)
    const worthOf = (isOne: (term: string) => boolean) =>
      asked.entries().reduce((sum, [term, value]) => (isOne(term) ? sum + value : sum), 0)
    const whole = worthOf(() => true)
    const share = (own: ReadonlySet<string>) => worthOf((term) => own.has(term)) / whole
    const likely = likelyOf(words, lent)
    const nearest = nearness({ words, terms: [...asked.keys()] })
    const found = [...new Set([...asked.keys()].flatMap((term) => having.get(term) ?? []))]
      .map((doc) => ({ ...doc, likely: likely[doc.at]! + (near.has(doc.fact.topic) ? leaning : 0) }))
      .toSorted((one, other) => other.likely - one.likely)
      .slice(0, most.compared)
      .map(({ fact, has, at, likely: ofFact }) => ({
        fact,
        has,
        covers: share(has),
        evidence: {
          likely: ofFact,
          ...nearest(wordings[at]!),
          named: share(new Set(meant[at]![0])),
          said: share(new Set(meant[at]!.at(-1))),
          ledTo: ledTo.get(fact.id) ?? 0,
          place: places[at]!,
        },
      }))
    return {
      found,
      size: {
        words: words.length,
        terms: asked.size,
        unknown: whole > 0 ? worthOf((term) => !having.has(term)) / whole : 0,
      },
    }
  }

  return {
    asked: meant.map((own) => new Set(own.slice(0, -1).flat())),
    exact(question) {
      const words = terms.read(question)
      return byWording.get(words.join(' ')) ?? byWording.get(terms.mended(words).join(' '))
    },
    terms: (question) => [...new Set(terms.of(question))],
    words: (question) => readWords(question).filter((word) => !quiet.has(word)),
    evidence,
    match(question, beside) {
      const { found, size } = evidence(question, beside)
      const chances = probabilities(
        found.map((one) => one.evidence),
        size,
      )
      const foreign = terms.read(question).flatMap((word) => (elsewhere.has(word) ? terms.of(word) : []))
      return found
        .map(({ fact, has, covers }, at): Matched => {
          const isForeign = foreign.some((term) => !has.has(term))
          return { fact, score: chances[at]! * (isForeign ? weights.elsewhere : 1), covers }
        })
        .toSorted((one, other) => other.score - one.score)
        .slice(0, most.told)
    },
  }
}

/** The place of each fact among those of its topic, from 0. */
function placesOf(facts: readonly ToldFact[]): number[] {
  const told = new Map<string, number>()
  return facts.map(({ topic }) => {
    const place = told.get(topic) ?? 0
    told.set(topic, place + 1)
    return place
  })
}

/** How often each part is said in words that are said so often. */
function partsOf(words: ReadonlyMap<string, number>, parts: (word: string) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word, times] of words) for (const part of parts(word)) counts.set(part, (counts.get(part) ?? 0) + times)
  return counts
}

/** Tells the four letters in a row of a word, with its edges. */
function fourLetters(): (word: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (word) => {
    let parts = known.get(word)
    if (!parts) {
      const edged = `^${word}$`
      parts = edged.length <= 4 ? [edged] : Array.from({ length: edged.length - 3 }, (_, at) => edged.slice(at, at + 4))
      known.set(word, parts)
    }
    return parts
  }
}
