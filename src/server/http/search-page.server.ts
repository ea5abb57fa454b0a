import type { Hono } from 'hono'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import type { SearchIndex } from '#core/search/open-search.ts'
import { findActions, siteActions } from '#core/search/site-actions.ts'
import { nearestPages } from '#core/text/nearest.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import type { Site } from './site.server.ts'

const { SearchResults, most } = await import('./search-results.tsx')

/**
 * /search: the search for those who come without script, by the function the browser has, and over every post there is. To be mounted
 * at `/`.
 */
export function searchPage(deps: Pages & { site: Site; index: () => SearchIndex }): Hono<{ Variables: Variables }> {
  return endpoint().get('/search', (c) => {
    const query = (c.req.query('q') ?? '').trim().slice(0, 200)
    const found = query ? deps.index().search(query, { limit: most }) : []
    const main = draw(SearchResults, {
      query,
      actions: query ? findActions(query) : siteActions.slice(0, 6),
      found,
      nearest: nearestPages(query, deps.site.named),
    })
    return shellPage(deps, { title: query ? `Search: ${query}` : 'Search', main })
  })
}
