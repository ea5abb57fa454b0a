import { expect, test } from 'vitest'
import type { StoredDocument } from '#site/blog/source/dataset.server.ts'
import { openLocalSource } from '#site/blog/source/local-source.server.ts'
import { postDocument, taxonomyDocuments, textBlock } from '#site/blog/source/test-posts.server.ts'
import { movedPaths, readPosts } from './read-posts.server.ts'

const today = '2026-06-01'
const read = (...documents: StoredDocument[]) =>
  readPosts(openLocalSource([...taxonomyDocuments, ...documents]), { today })

test('posts come newest first, with author and categories in the place of references', async () => {
  const { posts, faults } = await read(
    postDocument('a'),
    postDocument('b', { publishedAt: '2026-03-01', updatedAt: '2026-04-01' }),
  )
  expect(faults).toEqual([])
  expect(posts.map(({ slug }) => slug)).toEqual(['b', 'a'])
  expect(posts[0]).toMatchObject({
    published: '2026-03-01',
    updated: '2026-04-01',
    author: { name: 'One', kind: 'person' },
    categories: [{ title: 'First', slug: 'first' }],
  })
})

test.each([
  ['no title', { title: undefined }, 'title'],
  ['a title of another kind', { title: 7 }, 'title'],
  ['no slug', { slug: undefined }, 'slug'],
  ['a slug that climbs', { slug: { current: '../admin' } }, 'slug'],
  ['a slug with quotes', { slug: { current: 'a"b' } }, 'slug'],
  ['a slug beyond ASCII', { slug: { current: 'über' } }, 'slug'],
  ['a slug of the site', { slug: { current: '404' } }, 'slug'],
  ['no date', { publishedAt: 'soon' }, 'publishedAt'],
  ['a date there is not', { publishedAt: '2026-99-99' }, 'publishedAt'],
  ['no text', { body: null }, 'body'],
  ['text that is a string', { body: '<script>' }, 'body'],
])('a post with %s is named and left out, and the others stay', async (_, more, field) => {
  const { posts, faults } = await read(postDocument('good'), postDocument('bad', more))
  expect(posts.map(({ slug }) => slug)).toEqual(['good'])
  expect(faults).toEqual([expect.stringContaining(`post-bad: ${field}`)])
})

test('of two posts with one slug the older keeps it', async () => {
  const { posts, faults } = await read(
    postDocument('old', { slug: { current: 'same' } }),
    postDocument('new', { slug: { current: 'same' }, publishedAt: '2026-05-01' }),
  )
  expect(posts.map(({ id }) => id)).toEqual(['post-old'])
  expect(faults).toEqual(['post-new: its slug same belongs to post-old'])
})

test('references that lead nowhere are named, and the post goes by the name of the workshop', async () => {
  const { posts, faults } = await read(
    postDocument('a', { author: { _ref: 'nobody' }, categories: [{ _ref: 'nothing', _key: 'x' }] }),
  )
  expect(posts[0]).toMatchObject({ author: { slug: 'workshop' }, categories: [] })
  expect(faults).toHaveLength(2)
})

test('a block of a kind nobody draws is left out, and its neighbours stay', async () => {
  const { posts, faults } = await read(
    postDocument('a', {
      body: [textBlock('one'), { _type: 'video' }, { _type: 'code', code: 5 }, null, textBlock('two')],
    }),
  )
  expect(posts[0]!.body).toHaveLength(2)
  expect(faults).toHaveLength(3)
})

test('a post of tomorrow waits, and a draft is nowhere', async () => {
  const { posts } = await read(
    postDocument('later', { publishedAt: '2026-06-02' }),
    postDocument('draft', { _id: 'drafts.post-x' }),
    postDocument('now', { publishedAt: today }),
  )
  expect(posts.map(({ slug }) => slug)).toEqual(['now'])
})

test('more posts than are asked for at once all come', async () => {
  const many = Array.from({ length: 1_001 }, (_, at) => postDocument(`p${at}`))
  expect((await read(...many)).posts).toHaveLength(1_001)
})

test('an address of before leads to the post, unless another post has it now', async () => {
  const { posts } = await read(postDocument('a', { formerSlugs: ['first-name', 'b'] }), postDocument('b'))
  expect(movedPaths(posts)).toEqual({ '/blog/first-name': '/blog/a' })
})
