import type { SearchIndex } from '#core/search/open-search.ts'
import { addressOf, linesOf } from '#core/search/result-lines.ts'
import { findActions, siteActions, type SiteAction } from '#core/search/site-actions.ts'
import { recentPaths } from './recent-pages.ts'
import type { SearchLine } from './search-hit.tsx'

/** Lines under a name of their own. */
export type SearchGroup = { name: string; lines: readonly SearchLine[] }

/** What the list shows: what is found for a query, actions first; without one, the pages of this visit and what can be done. */
export function searchGroups(query: string, { search, pages }: SearchIndex): SearchGroup[] {
  const groups = query.trim()
    ? [
        { name: 'Actions', lines: findActions(query).map(actionLine) },
        {
          name: 'Pages',
          lines: search(query, { limit: 8 }).map((found) => ({ to: addressOf(found), ...linesOf(found) })),
        },
      ]
    : [
        { name: 'Recent pages', lines: recentLines(pages) },
        { name: 'Suggestions', lines: siteActions.slice(0, 6).map(actionLine) },
      ]
  return groups.filter(({ lines }) => lines.length > 0)
}

const actionLine = ({ name, path }: SiteAction): SearchLine => ({ to: path, name: [{ text: name, hit: false }] })

/** The pages of this visit without the one the visitor is on. A page that the index does not have is left out. */
function recentLines(pages: SearchIndex['pages']): SearchLine[] {
  return recentPaths()
    .filter((path) => path !== location.pathname)
    .flatMap((path) => pages.find((page) => page.path === path) ?? [])
    .slice(0, 4)
    .map(({ path, title }) => ({ to: path, name: [{ text: title, hit: false }], place: path }))
}
