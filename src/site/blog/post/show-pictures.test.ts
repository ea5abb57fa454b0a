import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bodyHtml } from '#site/blog/page/body.server.ts'
import { mostBytes } from '#site/blog/source/fetch-picture.server.ts'
import { openHostedSource } from '#site/blog/source/hosted-source.server.ts'
import { openLocalSource } from '#site/blog/source/local-source.server.ts'
import {
  pictureBlock,
  pngBytes,
  postDocument,
  taxonomyDocuments,
  textBlock,
} from '#site/blog/source/test-posts.server.ts'
import { openTestStore } from '#site/blog/source/test-store.server.ts'
import { readPosts } from './read-posts.server.ts'
import { showPictures } from './show-pictures.server.ts'

/** What is shown of one post that is kept in a hosted store, where `pictures` are. */
async function shownFrom(more: object, pictures: Record<string, Uint8Array>) {
  const store = await openTestStore([...taxonomyDocuments, postDocument('a', more)])
  onTestFinished(() => store.stop())
  for (const [name, bytes] of Object.entries(pictures)) store.pictures.set(name, bytes)
  const source = openHostedSource({ ...store.store, token: 'a-secret' })
  const { posts, faults } = await readPosts(source, { today: '2026-06-01' })
  const shown = await showPictures(posts, source.picture)
  return { ...shown, post: shown.posts[0]!, faults: [...faults, ...shown.faults], asked: store.asked }
}

test('pictures and the cover become files of our own, with their size, fetched once each and without the token', async () => {
  const { post, files, faults, asked } = await shownFrom(
    {
      cover: pictureBlock('one'),
      body: [pictureBlock('one'), textBlock('Words.'), pictureBlock('two', { caption: 'A caption "&"' })],
    },
    { 'one-3x2.png': pngBytes('1'), 'two-3x2.png': pngBytes('2') },
  )
  expect(faults).toEqual([])
  expect(files.map(({ bytes }) => Buffer.from(bytes).subarray(-1).toString())).toEqual(['1', '2'])
  expect(post.cover).toEqual({
    asset: 'one-3x2.png',
    alt: 'What one shows',
    shown: { src: `/${files[0]!.file}`, width: 3, height: 2 },
  })
  const html = bodyHtml(post.body).text
  expect(html).toContain(
    `<img src="/${files[1]!.file}" width="3" height="2" alt="What two shows" loading="lazy" decoding="async"/><figcaption>A caption &quot;&amp;&quot;</figcaption>`,
  )
  const pictures = asked.filter(({ path }) => path.startsWith('/images/'))
  expect(pictures.map(({ path }) => path)).toEqual([
    '/images/test1234/blogs/one-3x2.png',
    '/images/test1234/blogs/two-3x2.png',
  ])
  expect(pictures.every(({ token, values }) => !token && values.get('w') === '1088')).toBe(true)
})

test.each([
  ['is not there', {}, undefined, 'answers 404'],
  ['is an SVG by another name', {}, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'is no PNG'],
  ['is too large', {}, pngBytes('.'.repeat(mostBytes)), `more than ${mostBytes} bytes`],
  ['is wider than any screen', {}, Buffer.from('89504e470d0a1a0a0000000d494844520000ffff00000002', 'hex'), 'a side of'],
  ['has no alternative', { alt: undefined }, pngBytes(), 'needs alt'],
  ['is of another type', { asset: { _ref: 'image-bad-3x2-svg' } }, pngBytes(), 'must be a PNG'],
  ['climbs out of its folder', { asset: null, _sanityAsset: 'image@file://./images/../a.png' }, pngBytes(), 'must be'],
])('a picture that %s is named and left out, and the words stay', async (_, more, bytes, says) => {
  const { post, faults } = await shownFrom(
    { body: [pictureBlock('bad', more), textBlock('Words.')] },
    bytes ? { 'bad-3x2.png': bytes } : {},
  )
  expect(post.body).toHaveLength(1)
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^post-a: .*${says}`))])
})

test('the pictures of a local dataset are files beside it, under the names of its export', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intaglio-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'one-3x2.png'), pngBytes())
  const body = [
    pictureBlock('one', { asset: undefined, _sanityAsset: 'image@file://./images/one-3x2.png' }),
    pictureBlock('gone'),
  ]
  const source = openLocalSource([...taxonomyDocuments, postDocument('a', { body })], { folder })
  const { posts } = await readPosts(source, { today: '2026-06-01' })
  const shown = await showPictures(posts, source.picture)
  expect(shown.posts[0]!.body).toMatchObject([{ asset: 'one-3x2.png', shown: { width: 3 } }])
  expect(shown.faults).toEqual([`post-a: picture gone-3x2.png is not in ${folder}`])
})
