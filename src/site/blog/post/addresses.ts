/** What a slug may be: words of small letters and figures. Anything else in an address leads nowhere. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Parts of addresses below `/blog` that are no posts. */
export const takenSlugs: ReadonlySet<string> = new Set(['404', 'frame'])

/** Pages without words of their own, which the build fills: one for each route that takes its page over in the browser. */
export const templatePaths = {
  list: '/blog',
  post: '/blog/frame',
  shelf: '/blog/frame/frame',
  'shelf-page': '/blog/frame/frame/frame',
} as const

export const postPath = (slug: string) => `/blog/${slug}`

/** The three ways posts are put together, as they are spelt in addresses. */
export type TaxonomyKind = 'category' | 'tag' | 'author'

export const taxonomyPath = (kind: TaxonomyKind, slug: string) => `/blog/${kind}/${slug}`

/** Page `number` of all posts, counted from 1. */
export const listPath = (number: number) => (number === 1 ? '/blog' : `/blog/page/${number}`)

/** The slug of words: `Sign-in & keys` is `sign-in-keys`. Empty where nothing is left. */
export function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
