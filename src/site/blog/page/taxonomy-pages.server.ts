import { blog as words } from '#content/pages/blog.ts'
import { listPath, taxonomyPath, type TaxonomyKind } from '#site/blog/post/addresses.ts'
import { changedOn, type Post } from '#site/blog/post/post.ts'
import type { Taxonomy } from '#site/blog/post/taxonomies.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { clipped, type BlogPage } from './blog-page.server.ts'

const { ListPage } = await import('./list-page.tsx')

/** Posts on one page. */
export const perPage = 12

const kinds: Record<TaxonomyKind, { title: (name: string) => string; lead: (name: string) => string }> = {
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
  more?: Parameters<typeof ListPage>[0]['more']
  noindex?: true
}

/** The pages of all posts, with the ways to their shelves on the first. */
export function listPages(posts: readonly Post[], shelves: readonly Taxonomy[]): BlogPage[] {
  const { title, description, heading, lead } = words
  const templates = ['list', 'shelf'] as const
  return pagesOf({ posts, pathOf: listPath, templates, title, description, heading, lead, more: { shelves } })
}

/** The pages of one shelf. */
export function taxonomyPages({ kind, slug, name, about, posts }: Taxonomy): BlogPage[] {
  const first = taxonomyPath(kind, slug)
  const lead = about || kinds[kind].lead(name)
  return pagesOf({
    posts,
    pathOf: (number) => (number === 1 ? first : `${first}/${number}`),
    templates: ['shelf', 'shelf-page'],
    title: `${kinds[kind].title(name)} · Blog`,
    description: `${lead} Notes from the workshop, with the code and the figures they are checked against.`,
    heading: kinds[kind].title(name),
    lead,
    ...(kind === 'category' ? { more: { feedsBelow: first } } : { noindex: true }),
  })
}

function pagesOf({ posts, pathOf, templates, title, description, heading, lead, more, noindex }: List): BlogPage[] {
  const count = Math.max(1, Math.ceil(posts.length / perPage))
  return Array.from({ length: count }, (_, at): BlogPage => {
    const number = at + 1
    const shown = posts.slice(at * perPage, number * perPage)
    const place = count > 1 && number > 1 ? `, page ${number}` : ''
    const path = pathOf(number)
    const newer = number > 1 ? pathOf(number - 1) : undefined
    const older = number < count ? pathOf(number + 1) : undefined
    return {
      path,
      title: clipped(title, 60 - place.length) + place,
      description: clipped(place ? `Page ${number}: ${description}` : description, 155),
      heading: heading + place,
      main: draw(ListPage, {
        path,
        heading: heading + place,
        lead,
        posts: shown,
        more: number === 1 ? more : undefined,
        ways: count > 1 ? { number, count, newer, older } : undefined,
      }),
      posts: shown,
      changed: shown.map(changedOn).toSorted().at(-1),
      template: templates[number === 1 ? 0 : 1],
      // Of lists, machines need the first pages of the editors' own only.
      ...((noindex || number > 1) && { noindex: true }),
    }
  })
}
