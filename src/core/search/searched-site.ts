import { openSearch, type Search } from './open-search.ts'
import { blogWords, type SearchedPage, type SearchedSite } from './searched-page.ts'

/** The pages of the site and the function that searches them. */
export type OpenSite = { pages: readonly SearchedPage[]; search: Search }

/** The name of the `<meta>` in which the build writes where the words of the site are. */
export const indexMeta = 'search-index'

let opened: Promise<OpenSite> | undefined

/** Fetches the words of the site once for this document. Rejects when they cannot be had; the next call asks again. */
export function openSite(): Promise<OpenSite> {
  opened ??= fetchSite()
  opened.catch(() => (opened = undefined))
  return opened
}

async function fetchSite(): Promise<OpenSite> {
  const address = document.querySelector<HTMLMetaElement>(`meta[name=${indexMeta}]`)?.content
  if (!address) throw new Error('The page does not say where the search index is.')
  const parts = await Promise.all([fetchWords(address), fetchWords(blogWords)])
  const pages = parts.flat()
  return { pages, search: openSearch(pages) }
}

async function fetchWords(address: string): Promise<readonly SearchedPage[]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}.`)
  return ((await answer.json()) as SearchedSite).pages
}
