import { postsEditedAt } from '#content/brand.ts'
import { postPath } from '#site/blog/post/addresses.ts'
import { changedOn, type Post } from '#site/blog/post/post.ts'
import type { Neighbours } from '#site/blog/post/taxonomies.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { clipped, type BlogPage } from './blog-page.server.ts'

const { PostPage } = await import('./post-page.tsx')

/** What the page of a post needs to know of its site: its origin, and where posts are edited, if they can be. */
type PostSite = { publicUrl: string; editedAt?: string }

/** The page of a post, and what is said of it elsewhere. */
export function postPage(
  post: Post,
  neighbours: Neighbours,
  { publicUrl, editedAt = postsEditedAt }: PostSite,
): BlogPage {
  const { title, excerpt, seo } = post
  return {
    path: postPath(post.slug),
    title: clipped(seo?.title ?? title, 60),
    description: clipped(seo?.description ?? excerpt, 155),
    heading: title,
    main: draw(PostPage, { post, neighbours, publicUrl, editedAt }),
    posts: [post],
    published: post.published,
    changed: changedOn(post),
    template: 'post',
  }
}
