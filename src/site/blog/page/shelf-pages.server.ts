import { blog as words } from '#content/pages/blog.ts'
import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { listPath, shelfPath, type ShelfKind } from '#site/blog/post/addresses.ts'
import { changedOn, type Post } from '#site/blog/post/post.ts'
import type { Shelf } from '#site/blog/post/shelves.ts'
import { clipped, type BlogPage } from './blog-page.server.ts'
import { cardHtml, headHtml } from './page-parts.server.ts'

/** Posts on one page. */
export const perPage = 12
/** Tags offered on the page of all posts: those under which there is something to choose from, those with most posts first. */
const mostTags = 16

const kinds: Record<ShelfKind, { title: (name: string) => string; lead: (name: string) => string }> = {
  category: { title: (name) => name, lead: (name) => `Posts filed under ${name}.` },
  tag: { title: (name) => `Posts about ${name}`, lead: (name) => `Posts that say something about ${name}.` },
  author: { title: (name) => `Posts by ${name}`, lead: (name) => `What ${name} has written here.` },
}

type List = {
  posts: readonly Post[]
  pathOf: (number: number) => string
  templates: readonly [BlogPage['template'], BlogPage['template']]
  title: string
  description: string
  heading: string
  lead: string
  more?: SafeHtml
  noindex?: true
}

/** The pages of all posts, with the ways to their shelves on the first. */
export function listPages(posts: readonly Post[], shelves: readonly Shelf[]): BlogPage[] {
  const { title, description, heading, lead } = words
  const templates = ['list', 'shelf'] as const
  return pagesOf({ posts, pathOf: listPath, templates, title, description, heading, lead, more: findersHtml(shelves) })
}

/** The pages of one shelf. */
export function shelfPages({ kind, slug, name, about, posts }: Shelf): BlogPage[] {
  const first = shelfPath(kind, slug)
  const lead = about || kinds[kind].lead(name)
  return pagesOf({
    posts,
    pathOf: (number) => (number === 1 ? first : `${first}/${number}`),
    templates: ['shelf', 'shelf-page'],
    title: `${kinds[kind].title(name)} · Blog`,
    description: `${lead} Notes from the workshop, with the code and the figures they are checked against.`,
    heading: kinds[kind].title(name),
    lead,
    ...(kind === 'category' ? { more: feedsHtml(first) } : { noindex: true }),
  })
}

function pagesOf({ posts, pathOf, templates, title, description, heading, lead, more, noindex }: List): BlogPage[] {
  const count = Math.max(1, Math.ceil(posts.length / perPage))
  return Array.from({ length: count }, (_, at): BlogPage => {
    const number = at + 1
    const shown = posts.slice(at * perPage, number * perPage)
    const place = count > 1 && number > 1 ? `, page ${number}` : ''
    const path = pathOf(number)
    const list =
      shown.length > 0
        ? markup`<ol class="wide post-list">${shown.map(cardHtml)}</ol>`
        : markup`<p class="wide">Nothing has been written here yet.</p>`
    return {
      path,
      title: clipped(title, 60 - place.length) + place,
      description: clipped(place ? `Page ${number}: ${description}` : description, 155),
      heading: heading + place,
      main: markup`${headHtml({ path, heading: heading + place, lead, more: number === 1 ? more : undefined })}${list}${waysHtml(pathOf, number, count)}`,
      posts: shown,
      changed: shown.map(changedOn).toSorted().at(-1),
      template: templates[number === 1 ? 0 : 1],
      // Of lists, machines need the first pages of the editors' own only.
      ...((noindex || number > 1) && { noindex: true }),
    }
  })
}

function waysHtml(pathOf: (number: number) => string, number: number, count: number): SafeHtml | undefined {
  if (count === 1) return undefined
  return markup`<nav class="wide" aria-label="Pages"><ul class="ways">${
    number > 1 && markup`<li><a rel="prev" href="${pathOf(number - 1)}">Newer posts</a></li>`
  }<li class="soft">Page ${number} of ${count}</li>${
    number < count && markup`<li><a rel="next" href="${pathOf(number + 1)}">Older posts</a></li>`
  }</ul></nav>`
}

/** A field that searches the whole site, and the shelves with how much stands on them. */
function findersHtml(shelves: readonly Shelf[]): SafeHtml {
  const of = (kind: ShelfKind) => shelves.filter((shelf) => shelf.kind === kind)
  const tags = of('tag')
    .filter(({ posts }) => posts.length > 1)
    .toSorted((one, other) => other.posts.length - one.posts.length)
    .slice(0, mostTags)
  return markup`<search><form class="field" action="/search"><label for="blog-search">Search the posts and the site</label><span class="search-field"><input class="control" id="blog-search" name="q" type="search" maxlength="200" required><button class="button" type="submit">Search</button></span></form></search>${rowHtml('Categories', of('category'))}${rowHtml('Tags', tags)}${rowHtml('Authors', of('author'))}${feedsHtml('')}`
}

function rowHtml(label: string, shelves: readonly Shelf[]): SafeHtml | undefined {
  if (shelves.length === 0) return undefined
  return markup`<nav class="shelves" aria-label="${label}"><span class="soft small">${label}</span><ul class="shelf-links">${shelves.map(
    ({ kind, slug, name, posts }) =>
      markup`<li><a href="${shelfPath(kind, slug)}">${name}</a> <span class="soft small mono">${posts.length}</span></li>`,
  )}</ul></nav>`
}

function feedsHtml(base: string): SafeHtml {
  return markup`<p class="soft small">Follow by <a href="${base}/feed.xml">RSS</a>, <a href="${base}/atom.xml">Atom</a> or <a href="${base}/feed.json">JSON feed</a>.</p>`
}
