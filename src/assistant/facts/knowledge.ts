import { openPassages, type Passages } from '#assistant/retrieval/passages.ts'
import type { Language } from '#content/answers/fact.ts'
import type { SearchIndex } from '#core/search/open-search.ts'
import { openMatches, type MatchFacts } from './match-facts.ts'
import type { FactsByLanguage, ToldFact } from './told-fact.ts'

/** What the site knows, ready to be asked: its pages, and its facts in each language. */
export type Knowledge = { passages: Passages; in(language: Language): Opened }

/** Opens the words and the facts of the site: the same in the browser and on the server. A language is opened when it is first asked in. */
export function openKnowledge({ index, facts }: { index: SearchIndex; facts: FactsByLanguage }): Knowledge {
  const opened = new Map<Language, Opened>()
  return {
    passages: openPassages(index),
    in(language) {
      const known = opened.get(language) ?? openLanguage(language, facts[language] ?? [])
      opened.set(language, known)
      return known
    },
  }
}

/** The facts of a language, ready to be asked. */
export type Opened = {
  matches: MatchFacts
  byId: ReadonlyMap<string, ToldFact>
  /** The terms that name each topic. */
  subjects: ReadonlyMap<string, readonly string[]>
  /** The terms that are asked of nearly everything, such as its price: alone they do not say of what. */
  general: ReadonlySet<string>
  /** The topic a page is about; undefined where no fact is on it. */
  topicAt: (page: string) => string | undefined
}

function openLanguage(language: Language, facts: readonly ToldFact[]): Opened {
  const matches = openMatches(language, facts)
  const subjects = subjectsOf(facts, matches)
  return {
    matches,
    byId: new Map(facts.map((fact) => [fact.id, fact])),
    subjects,
    general: generalTerms(facts, matches),
    topicAt: topicsOf(facts),
  }
}

/** Tells what a page is about: the topic that has the largest share of its facts there, since others may name the page more often. */
export function topicsOf(facts: readonly ToldFact[]): (page: string) => string | undefined {
  const sizes = countsOf(facts)
  const onPages = Map.groupBy(
    facts.filter(({ silent }) => !silent),
    ({ at }) => at.split('#')[0]!,
  )
  return (page) => {
    const shares = [...countsOf(onPages.get(page) ?? [])].map(([topic, count]) => ({
      topic,
      share: count / sizes.get(topic)!,
    }))
    return shares.toSorted((one, other) => other.share - one.share)[0]?.topic
  }
}

/** How many facts each topic has. */
const countsOf = (facts: readonly ToldFact[]) =>
  new Map([...Map.groupBy(facts, ({ topic }) => topic)].map(([topic, own]) => [topic, own.length]))

/** A term names a topic that this share of its facts have, and that they have so many times as often as all facts. */
const least = { share: 0.15, lift: 2 }
/** The topic that is about all others: what it is asked with names nothing. */
const ofAll = 'pricing'

/** The terms that name each topic, at most two: what its facts are asked with, and others are not. Its price, or how long it takes, names nothing. */
function subjectsOf(facts: readonly ToldFact[], matches: MatchFacts): Map<string, readonly string[]> {
  const asked = facts.map(({ topic }, at) => ({ topic, terms: matches.asked[at]! }))
  const overall = countsIn(asked)
  const topics = [...Map.groupBy(asked, ({ topic }) => topic)]
  return new Map(
    topics.map(([topic, own]) => {
      const telling = [...countsIn(own)].map(([term, count]) => {
        const share = count / own.length
        return { term, share, lift: share / (overall.get(term)! / facts.length) }
      })
      const naming = telling.filter(({ share, lift }) => topic !== ofAll && share >= least.share && lift >= least.lift)
      const best = naming.toSorted((one, other) => other.share - one.share)
      return [topic, best.slice(0, 2).map(({ term }) => term)]
    }),
  )
}

/** A term is general where this share of the topics has it in this share of its facts. */
const leastGeneral = { topics: 0.9, facts: 0.1 }

/** The terms that are asked of nearly every topic. */
function generalTerms(facts: readonly ToldFact[], matches: MatchFacts): Set<string> {
  const asked = facts.flatMap(({ topic, silent }, at) => (silent ? [] : [{ topic, terms: matches.asked[at]! }]))
  const topics = [...Map.groupBy(asked, ({ topic }) => topic).values()]
  const having = new Map<string, number>()
  for (const own of topics)
    for (const [term, count] of countsIn(own))
      if (count >= own.length * leastGeneral.facts) having.set(term, (having.get(term) ?? 0) + 1)
  return new Set([...having].filter(([, count]) => count >= topics.length * leastGeneral.topics).map(([term]) => term))
}

/** How many facts are asked with each term. */
function countsIn(asked: readonly { terms: ReadonlySet<string> }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { terms } of asked) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
