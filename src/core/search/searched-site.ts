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
  const parts = await Promise.all([fetchWords(address), fetchPosts()])
  return openSearch(parts.flat())
}

/** The words of the posts, which change without a build: without a network, those that the browser has. */
function fetchPosts(): Promise<readonly SearchedPage[]> {
  return fetchWords(blogWords).catch(() => fetchWords(blogWords, 'force-cache'))
}

async function fetchWords(address: string, cache?: RequestCache): Promise<readonly SearchedPage[]> {
  const answer = await fetch(address, { ...(cache && { cache }) })
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}.`)
  return ((await answer.json()) as SearchedSite).pages
}
