import { posts } from '#content/posts.ts'
import { pages } from './pages.ts'

/**
 * Every path that is rendered at build. `/blog/404` is what an unknown post is answered with: the browser matches such an address
 * to the post's route, and must find the same route in the served page to take it over.
 */
export const prerendered: readonly string[] = [
  ...Object.keys(pages),
  ...posts.map(({ slug }) => `/blog/${slug}`),
  '/blog/404',
]
