import { openSearch, type SearchIndex } from './open-search.ts'
import { blogWords, type SearchedPage, type SearchedSite } from './searched-page.ts'

/** The name of the `<meta>` in which the build writes where the words of the site are. */
export const indexMeta = 'search-index'

let opened: Promise<SearchIndex> | undefined

/** The index of the site, made once for this document. Rejects when its words cannot be fetched; the next call asks again. */
export function openSite(): Promise<SearchIndex> {
  opened ??= fetchSite()
  opened.catch(() => (opened = undefined))
  return opened
}

async function fetchSite(): Promise<SearchIndex> {
  const address = document.querySelector<HTMLMetaElement>(`meta[name=${indexMeta}]`)?.content
  if (!address) throw new Error('The page does not say where the search index is.')
  const parts = await Promise.all([fetchWords(address), fetchWords(blogWords)])
  return openSearch(parts.flat())
}

async function fetchWords(address: string): Promise<readonly SearchedPage[]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}.`)
  return ((await answer.json()) as SearchedSite).pages
}
