import { prerendered } from '#app/page/prerendered.ts'
import { postPath, taxonomyPath } from '#site/blog/post/addresses.ts'
import type { Post } from '#site/blog/post/post.ts'
import { taxonomiesOf } from '#site/blog/post/taxonomies.ts'

/** So many posts, the newest, have a picture of their own; drawing one takes a good part of a second. Others share the blog's. */
const mostDrawn = 100

/** The pages that have a picture for sharing, by their path. */
export function sharedPages(posts: readonly Post[]): Record<string, { heading: string; noindex?: boolean }> {
  const categories = taxonomiesOf(posts).filter(({ kind }) => kind === 'category')
  return {
    ...prerendered,
    ...Object.fromEntries(categories.map(({ slug, name }) => [taxonomyPath('category', slug), { heading: name }])),
    ...Object.fromEntries(posts.slice(0, mostDrawn).map(({ slug, title }) => [postPath(slug), { heading: title }])),
  }
}
