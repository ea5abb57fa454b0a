import type { Hono } from 'hono'
import { answersWithin } from '#content/promises.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import type { Found, SearchIndex } from '#core/search/open-search.ts'
import { addressOf, linesOf } from '#core/search/result-lines.ts'
import type { SnippetPart } from '#core/search/snippet.ts'
import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { nearestPages } from '#core/text/nearest.ts'
import { framedPage, type Pages } from '#ui/pages/frame.server.ts'
import { pageHead } from '#ui/pages/page-parts.server.ts'
import type { Site } from './site.server.ts'

const most = 30

/**
 * /search: the search for those who come without script, by the function the browser has, and over every post there is. To be mounted
 * at `/`.
 */
export function searchPage(deps: Pages & { site: Site; index: () => SearchIndex }): Hono<{ Variables: Variables }> {
  return endpoint().get('/search', (c) => {
    const query = (c.req.query('q') ?? '').trim().slice(0, 200)
    const found = query ? deps.index().search(query, { limit: most }) : []
    const main = markup`${pageHead({
      heading: 'Search',
      lead: leadOf(query, found.length),
      seed: '/search',
      more: fieldOf(query),
    })}${found.length > 0 && resultsOf(found)}${query && found.length === 0 && nearestOf(query, deps.site)}`
    return framedPage(deps, { title: query ? `Search: ${query}` : 'Search', main })
  })
}

function leadOf(query: string, count: number): string {
  if (!query) return 'Every page of this site is searched. A word may be unfinished or have a slip in it.'
  if (count === 0) return `No page says “${query}”. Try one word of it, or one of these pages.`
  if (count === 1) return `One place for “${query}”.`
  return count < most ? `${count} places for “${query}”, the best first.` : `The best ${most} places for “${query}”.`
}

function fieldOf(query: string): SafeHtml {
  return markup`<search><form class="field" action="/search">
<label for="search-field">Search this site</label>
<span class="search-field"><input class="control" id="search-field" name="q" type="search" value="${query}" maxlength="200" autocomplete="off" required>
<button class="button solid" type="submit">Search</button></span>
</form></search>`
}

function resultsOf(found: readonly Found[]): SafeHtml {
  return markup`<ol class="wide found">${found.map((each) => {
    const { name, place, snippet } = linesOf(each)
    return markup`<li><h2><a href="${addressOf(each)}"><span>${markedText(name)}</span></a></h2>
<p class="soft small">${place}</p>
<p>${markedText(snippet)}</p></li>\n`
  })}</ol>`
}

function markedText(parts: readonly SnippetPart[]): SafeHtml[] {
  return parts.map(({ text, hit }) => (hit ? markup`<mark>${text}</mark>` : markup`${text}`))
}

function nearestOf(query: string, { named }: Site): SafeHtml {
  return markup`<ol class="wide found">${nearestPages(query, named).map(
    ({ path, name }) => markup`<li><h2><a href="${path}">${name}</a></h2></li>\n`,
  )}<li><h2><a href="/contact-us">Ask us</a></h2><p>A person answers within ${answersWithin}.</p></li></ol>`
}
