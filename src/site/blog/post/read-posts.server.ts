import type { ContentSource, Fault } from '#site/blog/source/content-source.ts'
import { postQuery, postsQuery } from '#site/blog/source/queries.ts'
import { postPath } from './addresses.ts'
import { parsePost } from './parse-post.server.ts'
import type { Post } from './post.ts'

/** The most posts read in one query. */
const atOnce = 500

/** What a source holds: posts, newest first, and what was left out of them. */
export type Posts = { posts: Post[]; faults: Fault[] }

/**
 * Reads every post that is published by `today` (an ISO date). Of posts with the same slug the oldest keeps it, because its
 * address is the one people have. Throws when the source cannot be asked or answers something else than posts.
 */
export async function readPosts(source: ContentSource, { today }: { today: string }): Promise<Posts> {
  const posts: Post[] = []
  const faults: Fault[] = []
  for (let from = 0; ; from += atOnce) {
    const answer = await source.ask(postsQuery, { from, to: from + atOnce })
    if (!Array.isArray(answer)) throw new Error(`The ${source.name} answered something else than posts.`)
    for (const each of answer) {
      const { post, faults: own } = parsePost(each)
      faults.push(...own)
      if (post && post.published <= today) posts.push(post)
    }
    if (answer.length < atOnce) break
  }
  return { posts: withOwnSlugs(posts, faults), faults }
}

/** Reads one post by its slug, with any date. Nothing where there is none, or where it cannot be read. */
export async function readPost(source: ContentSource, slug: string): Promise<Post | undefined> {
  return parsePost(await source.ask(postQuery, { slug })).post
}

function withOwnSlugs(newestFirst: readonly Post[], faults: Fault[]): Post[] {
  const owners = new Map<string, Post>()
  for (const post of newestFirst) owners.set(post.slug, post)
  return newestFirst.filter((post) => {
    const owner = owners.get(post.slug)!
    if (owner !== post) faults.push(`${post.id}: its slug ${post.slug} belongs to ${owner.id}`)
    return owner === post
  })
}

/** Where addresses of before lead now, by their path. A post's own address is never moved. */
export function movedPaths(posts: readonly Post[]): Record<string, string> {
  const own = new Set(posts.map(({ slug }) => slug))
  return Object.fromEntries(
    posts.flatMap(({ slug, formerSlugs }) =>
      formerSlugs.filter((former) => !own.has(former)).map((former) => [postPath(former), postPath(slug)]),
    ),
  )
}
