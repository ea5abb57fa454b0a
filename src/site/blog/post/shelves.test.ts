import { expect, test } from 'vitest'
import { blogPages } from '#site/blog/page/pages.server.ts'
import { postPage } from '#site/blog/page/post-page.server.ts'
import { perPage } from '#site/blog/page/taxonomy-pages.server.ts'
import { openLocalSource } from '#site/blog/source/local-source.server.ts'
import { postDocument, taxonomyDocuments } from '#site/blog/source/test-posts.server.ts'
import { readPosts } from './read-posts.server.ts'
import { neighboursOf } from './taxonomies.ts'

const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString()
const made = async (count: number, more: (at: number) => object = () => ({})) =>
  (
    await readPosts(
      openLocalSource([
        ...taxonomyDocuments,
        ...Array.from({ length: count }, (_, at) => postDocument(`p${at}`, { publishedAt: day(at), ...more(at) })),
      ]),
      { today: '2027-01-01' },
    )
  ).posts

test('every post stands on one page of the list and one of its category, and every page is reached from the one before', async () => {
  const posts = await made(perPage * 2 + 1)
  const pages = [...blogPages(posts, { publicUrl: '' })]
  for (const [first, next] of [
    ['/blog', '/blog/page/2'],
    ['/blog/category/first', '/blog/category/first/2'],
  ] as const) {
    const list = pages.filter(({ path }) => path === first || path.startsWith(next.replace(/\d$/, '')))
    expect(list.map((page) => page.posts.length)).toEqual([perPage, perPage, 1])
    expect(list.flatMap((page) => page.posts)).toEqual(posts)
    expect(list[0]!.main.text).toContain(`rel="next" href="${next}"`)
    expect(list[2]!.main.text).toContain(`rel="prev" href="${next}"`)
  }
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

test('a list names who wrote each post and offers the authors, and a post says where to edit it when that is known', async () => {
  const [post, ...posts] = await made(2)
  const [list] = blogPages([post!, ...posts], { publicUrl: '' })
  expect(list!.main.text).toMatch(/<a href="\/blog\/p1">.*min to read · by One<\/p>/)
  expect(list!.main.text).toContain(
    '<nav class="shelves" aria-label="Authors"><span class="soft small">Authors</span><ul class="shelf-links"><li><a href="/blog/author/one">One</a> <span class="soft small mono">2</span>',
  )
  const foot = (editedAt: string) => postPage(post!, { related: [] }, { publicUrl: '', editedAt }).main.text
  expect(foot('https://code.example/edit/')).toContain('href="https://code.example/edit/p1.md">Edit this post</a>')
  expect(foot('')).not.toContain('Edit this post')
})

test('without any post there is a list that says so', () => {
  const [list, ...others] = blogPages([], { publicUrl: '' })
  expect(list!.main.text).toContain('There are no posts here yet.')
  expect(others).toEqual([])
})

test('a post is followed by those of the same words, and stands between its neighbours in time', async () => {
  const posts = await made(5, (at) => ({
    tags: at === 0 || at === 3 ? ['Merkle trees', 'gas'] : ['gas'],
    categories: [],
  }))
  const at = posts.findIndex(({ slug }) => slug === 'p3')
  const { newer, older, related } = neighboursOf(posts)(posts[at]!)
  expect([newer?.slug, older?.slug]).toEqual(['p4', 'p2'])
  expect(related[0]!.slug).toBe('p0')
  expect(related).toHaveLength(3)
  expect(neighboursOf(posts)(posts[0]!).newer).toBeUndefined()
})

test('under a word that many posts have, the nearest in time are related', async () => {
  const posts = await made(200, () => ({ tags: ['gas'], categories: [] }))
  const at = posts.findIndex(({ slug }) => slug === 'p150')
  const { related } = neighboursOf(posts)(posts[at]!)
  expect(related.map(({ slug }) => slug).toSorted()).toEqual(['p149', 'p151', expect.stringMatching(/^p1(?:48|52)$/)])
})
