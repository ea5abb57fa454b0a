import type { Post } from '#site/blog/post/post.ts'
import { neighboursOf, taxonomiesOf } from '#site/blog/post/taxonomies.ts'
import type { BlogPage } from './blog-page.server.ts'
import { postPage } from './post-page.server.ts'
import { listPages, taxonomyPages } from './taxonomy-pages.server.ts'

/** Every page of the blog, drawn one after the other: the lists first, then the posts, newest first. */
export function* blogPages(posts: readonly Post[], site: { publicUrl: string }): Generator<BlogPage> {
  const shelves = taxonomiesOf(posts)
  yield* listPages(posts, shelves)
  for (const shelf of shelves) yield* taxonomyPages(shelf)
  const neighbours = neighboursOf(posts)
  for (const post of posts) yield postPage(post, neighbours(post), site)
}
