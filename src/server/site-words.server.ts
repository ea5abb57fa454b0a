import type { SearchedSite } from '#search/searched-page.ts'
import type { LoadedFile, Site } from './site.server.ts'

/** The file with the words of the built site; none while it is not built. */
export function wordsFile({ files }: Site): LoadedFile | undefined {
  return [...files.values()].find(({ path }) => /^\/assets\/search-[0-9a-f]{8}\.json$/.test(path))
}

/** The words of the built site, for the search and the assistant. */
export function wordsOfSite(site: Site): SearchedSite {
  const file = wordsFile(site)
  return file ? (JSON.parse(file.bodies.identity.toString()) as SearchedSite) : { pages: [] }
}
