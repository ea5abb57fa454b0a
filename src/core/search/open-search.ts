import { slipsAllowed, slipsBetween } from './near-word.ts'
import type { SearchedPage, SearchedSection } from './searched-page.ts'
import { stemOf } from './stem.ts'
import { stopWords } from './stop-words.ts'
import { synonymsOf } from './synonyms.ts'
import { scoresOf, weigh, type Weights } from './weigh.ts'
import { wordsOf } from './tokenize.ts'

/** One section that answers a query. */
export type Found = {
  page: SearchedPage
  section: SearchedSection
  /** Comparable within one answer only. */
  score: number
  /** The share of the query's words that the page has, from 0 to 1. */
  coverage: number
  /** The stems that were looked for: what is marked in the text. */
  stems: ReadonlySet<string>
}

/** Finds sections for a query, best first, at most `limit`, and `perPage` (two) of one page. */
export type Search = (query: string, options?: { limit?: number; perPage?: number }) => Found[]

/**
 * The one index of a site, which the search and the assistant share. `stem` is that of a word in lower case, remembered for all words
 * that were asked for.
 */
export type SearchIndex = { pages: readonly SearchedPage[]; search: Search; stem: (word: string) => string }

/** Stems that match one word of the query, and how much each of them counts. */
type Meaning = Map<string, number>

const weights = { prefix: 0.6, synonym: 0.35, slip: 0.5, called: 1.6 }
/** How much a section's own words count beside those of its whole page. */
const sectionShare = 0.75
/** A visitor asks with a few words; a longer query is answered by its first words. */
const mostWords = 12

/**
 * Makes the index of a site, in the browser or in Node. A query finds pages whose words have the same stems; its last word may be
 * unfinished; a word that nothing has may have a slip in it. A word in a title counts most, in a heading more than in the text.
 */
export function openSearch(pages: readonly SearchedPage[]): SearchIndex {
  const sections = pages.flatMap((page, at) => page.sections.map((section) => ({ page: at, section })))
  const remembered = new Map<string, string>()
  const stem = (word: string) => {
    const known = remembered.get(word) ?? stemOf(word)
    remembered.set(word, known)
    return known
  }
  const byPage = weigh(
    pages.map(({ title, sections: parts }) => [
      { text: [title, parts[0]?.heading].join(' '), weight: 10, lengthCounts: 0.3 },
      {
        text: parts
          .slice(1)
          .map(({ heading }) => heading)
          .join(' '),
        weight: 2.5,
        lengthCounts: 0.6,
      },
      { text: parts.map(({ text }) => text).join(' '), weight: 1, lengthCounts: 0.75 },
    ]),
    stem,
  )
  const bySection = weigh(
    sections.map(({ page, section: { heading, text } }, at) => [
      // The first section is headed by what the page is called.
      {
        text: sections[at - 1]?.page === page ? heading : `${pages[page]!.title} ${heading}`,
        weight: 6,
        lengthCounts: 0.3,
      },
      { text, weight: 1, lengthCounts: 0.6 },
    ]),
    stem,
  )
  // Every word that was stemmed until here is on a page.
  const vocabulary = [...remembered.keys()]
  const stems = new Set(remembered.values())

  const search: Search = (query, { limit = 10, perPage = 2 } = {}) => {
    const words = contentWords(query)
    const meanings = words.map((word, at) =>
      meaningOf(word, { stem, vocabulary, known: stems, last: at === words.length - 1 && !/\s$/.test(query) }),
    )
    if (!meanings.some((meaning) => meaning.size > 0)) return []
    const pageScores = scored(byPage, meanings)
    const sectionScores = scored(bySection, meanings)
    const answered = new Set([...sectionScores.keys()].map((at) => sections[at]!.page))
    const asked = new Set(meanings.flatMap((meaning) => [...meaning.keys()]))
    // A page that is called what was asked for, in whole.
    const titled = (title: string) => {
      const own = new Set(wordsOf(title).map(({ word }) => stem(word)))
      return meanings.length > 1 && meanings.every((meaning) => [...meaning.keys()].some((each) => own.has(each)))
    }
    const called = pages.map(({ title }) => (titled(title) ? weights.called : 1))
    const found = sections.flatMap(({ page, section }, at) => {
      const whole = pageScores.get(page)
      if (!whole) return []
      const own = sectionScores.get(at)
      const coverage = whole.matched / meanings.length
      // Where no section has any of the words, and only the title does, the page begins to be read at its beginning.
      if (!own && (answered.has(page) || pages[page]!.sections[0] !== section)) return []
      return [
        {
          page: pages[page]!,
          section,
          score:
            (whole.score + sectionShare * (own?.score ?? 0)) *
            coverage ** 2 *
            (pages[page]!.share ?? 1) *
            called[page]!,
          coverage,
          stems: asked,
        },
      ]
    })
    const has = (text: string) => wordsOf(text).some(({ word }) => asked.has(stem(word)))
    return firstOfEachPage(
      beginningsFirst(found, has).toSorted((one, other) => other.score - one.score),
      perPage,
    ).slice(0, limit)
  }
  return { pages, search, stem }
}

function contentWords(query: string): string[] {
  const words = wordsOf(query.slice(0, 200)).map(({ word }) => word)
  const telling = words.filter((word) => !stopWords.has(word))
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, mostWords)
}

function meaningOf(
  word: string,
  {
    stem,
    vocabulary,
    known: stems,
    last,
  }: { stem: (word: string) => string; vocabulary: readonly string[]; known: ReadonlySet<string>; last: boolean },
): Meaning {
  const meaning: Meaning = new Map()
  const add = (found: string, weight: number) => meaning.set(found, Math.max(weight, meaning.get(found) ?? 0))
  const own = stemOf(word)
  if (stems.has(own)) add(own, 1)
  if (last && word.length > 1)
    for (const known of vocabulary) if (known !== word && known.startsWith(word)) add(stem(known), weights.prefix)
  for (const other of synonymsOf(own, stemOf)) add(other, weights.synonym)
  if (meaning.has(own) || (meaning.size > 0 && last)) return meaning
  const most = slipsAllowed(word)
  for (const known of most ? vocabulary : []) {
    const slips = slipsBetween(word, known, most)
    if (slips) add(stem(known), weights.slip / slips)
  }
  if (meaning.size > 0) return meaning
  // `auditin` on the way to `auditing`: an ending may be unfinished that no page has.
  for (let end = word.length - 1; end >= Math.max(4, word.length - 3); end--) {
    const begun = stem(word.slice(0, end))
    if (stems.has(begun)) {
      add(begun, weights.slip)
      break
    }
  }
  return meaning
}

/** For each unit, the best that each word of the query finds in it, added up, and how many of the words it has. */
function scored(index: Weights, meanings: readonly Meaning[]) {
  const total = new Map<number, { score: number; matched: number }>()
  for (const meaning of meanings) {
    const best = new Map<number, number>()
    for (const [stem, weight] of meaning)
      for (const [unit, score] of scoresOf(index, stem)) best.set(unit, Math.max(best.get(unit) ?? 0, score * weight))
    for (const [unit, score] of best) {
      const { score: sum, matched } = total.get(unit) ?? { score: 0, matched: 0 }
      total.set(unit, { score: sum + score, matched: matched + 1 })
    }
  }
  return total
}

/**
 * A page that is called what was asked for is read from its beginning, unless the heading of its best part has a word of the query as
 * well: a sentence in passing does not lead before the page itself.
 */
function beginningsFirst(found: readonly Found[], has: (text: string) => boolean): Found[] {
  const best = new Map<SearchedPage, Found>()
  for (const each of found) if (each.score > (best.get(each.page)?.score ?? 0)) best.set(each.page, each)
  return found.map((each) => {
    const top = best.get(each.page)!
    const begins = each.section === each.page.sections[0]
    const lifted = begins && top !== each && has(each.page.title) && !has(top.section.heading)
    // The least that puts it before.
    return lifted ? { ...each, score: top.score * (1 + Number.EPSILON * 4) } : each
  })
}

/** The best of each page, at most `perPage`, and one of each address: who follows it comes to the same place. */
function firstOfEachPage(found: readonly Found[], perPage: number): Found[] {
  const counts = new Map<SearchedPage, number>()
  const addresses = new Set<string>()
  return found.filter(({ page, section: { anchor = '' } }) => {
    const address = `${page.path}#${anchor}`
    if (addresses.has(address)) return false
    addresses.add(address)
    const count = (counts.get(page) ?? 0) + 1
    counts.set(page, count)
    return count <= perPage
  })
}
