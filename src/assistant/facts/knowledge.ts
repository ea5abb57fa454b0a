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
  /** The topics a page is about. */
  topicsAt: (page: string) => ReadonlySet<string>
}

function openLanguage(language: Language, facts: readonly ToldFact[]): Opened {
  const matches = openMatches(language, facts)
  const subjects = new Map<string, readonly string[]>()
  // What is asked of everything, such as its price, names nothing.
  const topicsOf = new Map<string, Set<string>>()
  for (const { topic, asks } of facts)
    for (const term of new Set(asks.flatMap((ask) => matches.terms(ask))))
      topicsOf.set(term, (topicsOf.get(term) ?? new Set()).add(topic))
  const all = new Set(facts.map((fact) => fact.topic)).size
  for (const topic of new Set(facts.map((fact) => fact.topic))) {
    // What most wordings of a topic have in common is what it is about.
    const own = facts.filter((fact) => fact.topic === topic)
    const counts = new Map<string, number>()
    for (const { asks } of own)
      for (const term of new Set(asks.flatMap((ask) => matches.terms(ask))))
        counts.set(term, (counts.get(term) ?? 0) + 1)
    subjects.set(
      topic,
      [...counts]
        .filter(([term, count]) => count >= own.length * 0.4 && (all < 4 || topicsOf.get(term)!.size < all * 0.75))
        .toSorted((one, other) => other[1] - one[1])
        .slice(0, 2)
        .map(([term]) => term),
    )
  }
  const at = Map.groupBy(facts, ({ at: place }) => place.split('#')[0]!)
  return {
    matches,
    byId: new Map(facts.map((fact) => [fact.id, fact])),
    subjects,
    topicsAt: (page) => {
      const counts = Map.groupBy(at.get(page) ?? [], ({ topic }) => topic)
      const [most] = [...counts].toSorted((one, other) => other[1].length - one[1].length)
      return new Set(most ? [most[0]] : [])
    },
  }
}
