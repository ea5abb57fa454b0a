import { slugOf, type TaxonomyKind } from './addresses.ts'
import type { Post } from './post.ts'

/** Posts that belong together, newest first. */
export type Taxonomy = { kind: TaxonomyKind; slug: string; name: string; about: string; posts: Post[] }

/** Every category, tag and author that has a post, in the order of their names. */
export function taxonomiesOf(posts: readonly Post[]): Taxonomy[] {
  const shelves = new Map<string, Taxonomy>()
  const put = (post: Post, kind: TaxonomyKind, slug: string, name: string, about: string) => {
    if (!slug) return
    const key = `${kind}/${slug}`
    const shelf = shelves.get(key) ?? { kind, slug, name, about, posts: [] }
    // A post that names a taxonomy twice is listed in it once.
    if (shelf.posts.at(-1) !== post) shelf.posts.push(post)
    shelves.set(key, shelf)
  }
  for (const post of posts) {
    for (const { slug, title, about } of post.categories) put(post, 'category', slug, title, about)
    for (const tag of post.tags) put(post, 'tag', slugOf(tag), tag, '')
    put(post, 'author', post.author.slug, post.author.name, post.author.about)
  }
  return [...shelves.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** The posts before and after one in time, and up to `most` others that share its shelves. */
export type Neighbours = { older?: Post; newer?: Post; related: Post[] }

/** Finds the neighbours of posts, which are in order, newest first. Of a crowded shelf those are looked at that are nearest in time. */
export function neighboursOf(posts: readonly Post[], { most = 3 }: { most?: number } = {}): (post: Post) => Neighbours {
  const places = new Map(posts.map((post, at) => [post, at]))
  const byTag = new Map<string, number[]>()
  for (const [at, post] of posts.entries())
    for (const key of new Set(keysOf(post))) {
      const shelf = byTag.get(key) ?? []
      shelf.push(at)
      byTag.set(key, shelf)
    }
  return (post) => {
    const at = places.get(post)!
    const shared = new Map<number, number>()
    for (const key of keysOf(post))
      for (const other of nearest(byTag.get(key)!, at))
        if (other !== at) shared.set(other, (shared.get(other) ?? 0) + weightOf(key))
    const related = [...shared]
      .toSorted(([one, score], [other, otherScore]) => otherScore - score || Math.abs(one - at) - Math.abs(other - at))
      .slice(0, most)
      .map(([other]) => posts[other]!)
    return { newer: posts[at - 1], older: posts[at + 1], related }
  }
}

/** More posts under one word say less than fewer: only so many to each side are looked at. */
const crowd = 30

/** The places around `at`, which is one of them; they are in order. */
function nearest(places: readonly number[], at: number): readonly number[] {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < at) low = middle + 1
    else high = middle
  }
  return places.slice(Math.max(0, low - crowd), low + crowd + 1)
}

const keysOf = ({ tags, categories }: Post) => [...tags.map(slugOf), ...categories.map(({ slug }) => `/${slug}`)]
const weightOf = (key: string) => (key.startsWith('/') ? 1 : 2)
