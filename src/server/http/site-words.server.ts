import { blogWords, olderWords, type SearchedPage, type SearchedSite } from '#core/search/searched-page.ts'
import type { LoadedFile, Site } from './site.server.ts'

/** The file with the words of the built pages; none while they are not built. */
export function wordsFile({ files }: Site): LoadedFile | undefined {
  return [...files.values()].find(({ path }) => /^\/assets\/search-[0-9a-f]{8}\.json$/.test(path))
}

/** The words of the site as every browser has them, and of all posts there are. The same objects until pages of it were made anew. */
export type SiteWords = { browser: SearchedSite; all: SearchedSite }

/** Answers what gives the words of the site as it is now, for the search and the assistant. */
export function wordsOfSite(site: Site): () => SiteWords {
  let read: { of: Site['files']; words: SiteWords } | undefined
  return () => {
    if (read?.of !== site.files) read = { of: site.files, words: readWords(site) }
    return read.words
  }
}

function readWords(site: Site): SiteWords {
  const pages = [wordsFile(site), site.files.get(blogWords)].flatMap(pagesIn)
  return { browser: { pages }, all: { pages: [...pages, ...pagesIn(site.files.get(olderWords))] } }
}

function pagesIn(file: LoadedFile | undefined): readonly SearchedPage[] {
  return file ? (JSON.parse(file.bodies.identity.toString()) as SearchedSite).pages : []
}
