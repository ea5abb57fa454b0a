import type { SearchIndex } from '#core/search/open-search.ts'
import type { SearchedPage, SearchedSection } from '#core/search/searched-page.ts'
import { stemOf } from '#core/search/stem.ts'
import { synonymsOf } from '#core/search/synonyms.ts'
import { wordsOf } from '#core/search/tokenize.ts'
import { quotesOf } from './sentences.ts'

/** A section of a page as the assistant quotes it. */
export type Passage = {
  page: SearchedPage
  section: SearchedSection
  href: string
  /** The stems of its heading and text, and those of what its page is called. */
  stems: ReadonlySet<string>
  called: ReadonlySet<string>
  /** The stems of each three neighbouring sentences, with those of the heading. */
  windows: readonly ReadonlySet<string>[]
}

/** The pages of the site, ready to be asked. */
export type Passages = {
  all: readonly Passage[]
  pageAt(path: string): SearchedPage | undefined
  /** The passages of one page, in their order. */
  on(path: string): readonly Passage[]
  /** The passage at `/page#anchor`: the first under that anchor that has words, or the one with this heading. */
  at(href: string, heading?: string): Passage | undefined
  /** How telling a stem is: little where every passage has it, most where none has. */
  rarity(stem: string): number
  knows(stem: string): boolean
  /** Passages for these words, best first, with a score that compares within one answer only. */
  find(words: readonly string[]): { passage: Passage; score: number }[]
  /** How telling words are, together. */
  worth(words: readonly string[]): number
  /** How much of that three neighbouring sentences of a passage have, with its heading and the name of its page: from 0 to 1. */
  coverage(passage: Passage, words: readonly string[]): number
  /** Whether a passage has a word, or another word for it. */
  has(passage: Passage, word: string): boolean
}

/** Sentences that are read together: those further apart answer something else. */
const windowLength = 3

/** Anchors of what was made up to show what something looks like, which is not a fact, and of lists of contents, which say nothing. */
const unquotable = new Set(['sample', 'contents', 'seals'])

/** Cuts the pages of the site into passages, on the index that the search has. */
export function openPassages({ pages, search, stem }: SearchIndex): Passages {
  const stemsIn = (text: string) => new Set(wordsOf(text).map(({ word }) => stem(word)))
  const all = pages.flatMap((page) => {
    const called = stemsIn(`${page.title} ${page.sections[0]?.heading ?? ''}`)
    return page.sections
      .filter(({ anchor = '' }) => !unquotable.has(anchor))
      .map((section): Passage => {
        const href = section.anchor ? `${page.path}#${section.anchor}` : page.path
        const quotes = quotesOf(section.text).map(({ label = '', text }) => `${label} ${text}`)
        const windows = quotes.map((_, from) =>
          stemsIn([section.heading, ...quotes.slice(from, from + windowLength)].join(' ')),
        )
        return { page, section, href, stems: stemsIn(`${section.heading} ${section.text}`), called, windows }
      })
  })
  const bySection = new Map(all.map((passage) => [passage.section, passage]))
  const counts = new Map<string, number>()
  const known = new Set(all.flatMap(({ stems }) => [...stems]))
  // How rare a word is, the pages that answer say: an essay mentions much that the site does not do.
  const answering = all.filter(({ page }) => page.share === undefined)
  for (const { stems } of answering) for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1)
  const rarity = (one: string) => Math.log(1 + answering.length / ((counts.get(one) ?? 0) + 0.5))

  /** How far a passage has a word: wholly, by another word for it, or not. */
  const share = (stems: ReadonlySet<string>, called: ReadonlySet<string>, word: string) => {
    const own = stem(word)
    if (stems.has(own)) return 1
    if (called.has(own)) return 0.9
    return synonymsOf(own, stemOf).some((other) => stems.has(other) || called.has(other)) ? 0.7 : 0
  }

  const worth = (words: readonly string[]) => words.reduce((sum, word) => sum + rarity(stem(word)), 0)

  return {
    all,
    rarity,
    knows: (one) => known.has(one),
    pageAt: (path) => pages.find((page) => page.path === path),
    on: (path) => all.filter(({ page }) => page.path === path),
    at: (href, heading) =>
      all.find(
        (passage) => passage.href === href && (heading ? passage.section.heading === heading : passage.section.text),
      ),
    find: (words) =>
      // The space says that the last word is finished.
      search(`${words.join(' ')} `, { limit: 60, perPage: 8 }).flatMap(({ section, score }) => {
        const passage = bySection.get(section)
        return passage ? [{ passage, score }] : []
      }),
    worth,
    coverage(passage, words) {
      const sum = worth(words)
      if (sum === 0) return 0
      const worths = words.map((word) => worth([word]))
      const had = (stems: ReadonlySet<string>) =>
        words.reduce((total, word, at) => total + worths[at]! * share(stems, passage.called, word), 0)
      return Math.max(0, ...passage.windows.map(had)) / sum
    },
    has: ({ stems, called }, word) => share(stems, called, word) > 0,
  }
}
