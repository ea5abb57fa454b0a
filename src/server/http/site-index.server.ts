import type { FactsByLanguage, FactsFile } from '#assistant/facts/told-fact.ts'
import { openSearch, type SearchIndex } from '#core/search/open-search.ts'
import { blogWords, olderWords, type SearchedPage, type SearchedSite } from '#core/search/searched-page.ts'
import type { LoadedFile, Site } from './site.server.ts'

/** The file with the words of the built pages; none while they are not built. */
export function wordsFile({ files }: Site): LoadedFile | undefined {
  return [...files.values()].find(({ path }) => /^\/assets\/search-[0-9a-f]{8}\.json$/.test(path))
}

/**
 * Answers what gives the index of the site as it is now, for the search and the assistant: the same object until a page changes. It has
 * every post, also those that no browser fetches.
 */
export function indexOfSite(site: Site): () => SearchIndex {
  let made: { of: Site['files']; index: SearchIndex } | undefined
  return () => {
    if (made?.of !== site.files) {
      const files = [wordsFile(site), site.files.get(blogWords), site.files.get(olderWords)]
      made = { of: site.files, index: openSearch(files.flatMap(pagesIn)) }
    }
    return made.index
  }
}

/** The facts of the built site, by their language, read once; none while it is not built. */
export function factsOfSite(site: Site): () => FactsByLanguage {
  let made: FactsByLanguage | undefined
  return () => (made ??= Object.fromEntries(factsFiles(site).map(factsIn)))
}

/** The files with the facts, one for each language. */
export function factsFiles({ files }: Site): LoadedFile[] {
  return [...files.values()].filter(({ path }) => /^\/assets\/facts-[0-9a-f]{8}-[a-z]{2}\.json$/.test(path))
}

function factsIn(file: LoadedFile): readonly [string, FactsFile['facts']] {
  const { language, facts } = JSON.parse(file.bodies.identity.toString()) as FactsFile
  return [language, facts]
}

function pagesIn(file: LoadedFile | undefined): readonly SearchedPage[] {
  return file ? (JSON.parse(file.bodies.identity.toString()) as SearchedSite).pages : []
}
