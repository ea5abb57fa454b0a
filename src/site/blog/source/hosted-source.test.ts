import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readPost, readPosts } from '#site/blog/post/read-posts.server.ts'
import { datasetLines, readDataset, writeDataset } from './dataset.server.ts'
import { listenToStore, openHostedSource } from './hosted-source.server.ts'
import { openLocalSource } from './local-source.server.ts'
import { listenerLimit, newsQuery, postQuery, postsQuery, watchedQuery } from './queries.ts'
import { newsDocument, postDocument, taxonomyDocuments } from './test-posts.server.ts'
import { openTestStore } from './test-store.server.ts'

const documents = [
  ...taxonomyDocuments,
  postDocument('a'),
  postDocument('b', { publishedAt: '2026-02-01', author: { _type: 'reference', _ref: 'nobody' } }),
  postDocument('c', { _id: 'drafts.post-a', title: 'The draft of a', slug: { current: 'a' } }),
  newsDocument('a'),
  newsDocument('b', { date: '2026-03-01' }),
  newsDocument('c', { _id: 'drafts.news-a', title: 'The draft of news a' }),
]

async function opened() {
  const store = await openTestStore([...documents])
  onTestFinished(() => store.stop())
  return store
}

test.each(['published', 'drafts'] as const)(
  'both engines give the same answers to the same queries: %s',
  async (perspective) => {
    const served = await opened()
    const [hosted, local] = [
      openHostedSource(served.store, { perspective }),
      openLocalSource(documents, { perspective }),
    ]
    for (const [query, parameters] of [
      [postsQuery, { from: 0, to: 500 }],
      [postsQuery, { from: 1, to: 2 }],
      [postQuery, { slug: 'a' }],
      [postQuery, { slug: 'nothing' }],
      [newsQuery, { today: '2026-02-01', most: 9 }],
      [newsQuery, { today: '2026-12-31', most: 1 }],
    ] as const) {
      const answer = await hosted.ask(query, parameters)
      expect(answer).toEqual(JSON.parse(JSON.stringify(await local.ask(query, parameters))))
    }
    expect((await readPost(hosted, 'a'))?.title).toBe(perspective === 'drafts' ? 'The draft of a' : 'Post a')
  },
)

test('the store itself is asked, at one version, for what is published, with the token only in a header', async () => {
  const served = await opened()
  await openHostedSource({ ...served.store, token: 'a-secret' }).ask(postsQuery, { from: 0, to: 1 })
  const { path, values, token } = served.asked[0]!
  expect(path).toBe('/v2025-02-06/data/query/blogs')
  expect(values.get('perspective')).toBe('published')
  expect(token).toBe('Bearer a-secret')
  expect(values.toString()).not.toContain('a-secret')
})

test.each(['" || true || "', "a'; *[]", '../../etc', 'a"][0]{...}', 'ü', '*[_type=="author"]'])(
  'a slug is a parameter and never a part of the query: %s',
  async (slug) => {
    const served = await opened()
    expect(await readPost(openHostedSource(served.store), slug)).toBeUndefined()
    expect(served.asked[0]!.values.get('query')).toBe(postQuery)
    expect(served.asked[0]!.values.get('$slug')).toBe(JSON.stringify(slug))
  },
)

test.each(['unauthorized', 'garbage', 'silent', 'other'] as const)(
  'a store that is %s gives no posts',
  async (mood) => {
    const served = await opened()
    served.mood = mood
    await expect(readPosts(openHostedSource(served.store), { today: '2026-12-31' })).rejects.toThrow(/./)
  },
)

test('a store that is away gives no posts', async () => {
  const served = await openTestStore([])
  await served.stop()
  await expect(readPosts(openHostedSource(served.store), { today: '2026-12-31' })).rejects.toThrow(/./)
})

test('a listener gets every change, and connects again after a refusal', async () => {
  const served = await opened()
  const [onChange, onFault] = [vi.fn<() => void>(), vi.fn<() => void>()]
  served.mood = 'unauthorized'
  const stop = listenToStore(served.store, { onChange, onFault, wait: 20 })
  onTestFinished(stop)
  await vi.waitFor(() => expect(onFault).toHaveBeenCalled(), 5_000)
  served.mood = 'well'
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), 5_000)
  served.change()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), 5_000)
  const listened = served.asked.findLast(({ path }) => path.includes('listen'))!
  expect(listened.path).toBe('/v2025-02-06/data/listen/blogs')
  expect(listened.values.get('query')).toBe(watchedQuery)
})

test('what is listened to fits into the address the store takes', () => {
  expect(encodeURIComponent(watchedQuery).length).toBeLessThan(listenerLimit / 10)
})

test('a dataset is read as it was written; lines that are not documents and ids that repeat are named', () => {
  expect(readDataset(writeDataset(documents))).toEqual({ documents, faults: [] })
  const broken = '{"_id":"a","_type":"post"}\n\n{"_id":\nnull\n[]\n{"_id":"a","_type":"post"}\n'
  expect(readDataset(broken)).toEqual({
    documents: [{ _id: 'a', _type: 'post' }],
    faults: [3, 4, 5]
      .map((line) => `line ${line} of the dataset is not a document`)
      .concat('line 6 of the dataset repeats a'),
  })
})

test('a dataset of many portions is read from its file line by line, letters of several bytes among them', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-dataset-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const many = Array.from({ length: 40 }, (_, at) => postDocument(`p${at}`, { excerpt: '“§”'.repeat(12_000 + at) }))
  const file = join(directory, 'dataset.ndjson')
  await writeFile(file, writeDataset(many))
  expect(readDataset(datasetLines(file))).toEqual({ documents: many, faults: [] })
})
