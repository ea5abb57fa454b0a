import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { blogWords, type SearchedSite } from '#core/search/searched-page.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { loadSite } from '#server/http/site.server.ts'
import { findFile } from '#server/http/static.server.ts'
import {
  newsDocument,
  pictureBlock,
  pngBytes,
  postDocument,
  taxonomyDocuments,
  textBlock,
} from '#site/blog/source/test-posts.server.ts'
import { openTestStore } from '#site/blog/source/test-store.server.ts'
import { refreshBlog } from '../../scripts/blog/refresh-blog.ts'

const ofBlog = /^(?:blog|404|pricing)\/|^(?:feed|atom|sitemap|llms)\./

/** The blog of the built site in a place of its own, and a hosted store that it is refreshed from. */
async function refreshed() {
  const directory = mkdtempSync(join(tmpdir(), 'intaglio-blog-'))
  const manifest = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
  const files = manifest.files.filter(({ file }) => ofBlog.test(file))
  for (const { file } of files)
    for (const ending of ['', '.br', '.gz'])
      if (existsSync(`build/client/${file}${ending}`))
        cpSync(`build/client/${file}${ending}`, join(directory, 'client', file + ending))
  writeFileSync(join(directory, 'site.json'), JSON.stringify({ ...manifest, files }))
  cpSync('build/blog', join(directory, 'blog'), { recursive: true })
  const served = await openTestStore([...taxonomyDocuments, postDocument('a'), postDocument('b')])
  onTestFinished(async () => {
    await served.stop()
    rmSync(directory, { recursive: true })
  })
  const env = readEnv({
    SANITY_PROJECT_ID: 'test1234',
    SANITY_DATASET: 'blogs',
    SANITY_API_URL: served.store.apiUrl!,
    DATA_DIR: join(directory, 'data'),
  })
  /** What is served at an address: its text and headers, where it leads, or nothing. */
  const get = async (path: string) => {
    const found = findFile(await loadSite(directory), path)
    if (!found || 'movedTo' in found) return found
    const { bodies, headers, encodings } = found.file
    return { text: bodies.identity.toString(), headers, encodings }
  }
  return { served, get, refresh: () => refreshBlog(directory, env), directory }
}

test('what is published appears, what is changed changes, what is gone goes, and an address of before leads on', async () => {
  const { served, get, refresh, directory } = await refreshed()
  served.pictures.set('one-3x2.png', pngBytes())
  served.documents = [
    ...taxonomyDocuments,
    newsDocument('n', { href: '/pledge' }),
    postDocument('a', {
      cover: pictureBlock('one'),
      body: [pictureBlock('one'), textBlock('Text of a.')],
      seo: { title: 'Told to machines', description: 'What machines are told.' },
    }),
    postDocument('b'),
  ]
  expect(await get('/blog/the-gas-of-a-lock')).toBeDefined()
  expect(await refresh()).toBeGreaterThan(10)
  expect(await get('/blog/a')).toMatchObject({
    text: expect.stringContaining('Text of a.'),
    headers: { 'Content-Security-Policy': expect.stringContaining("default-src 'none'") },
    encodings: ['br', 'gzip'],
  })
  expect(await get('/blog/the-gas-of-a-lock')).toBeUndefined()
  expect(existsSync(join(directory, 'client/blog/the-gas-of-a-lock/index.html.br'))).toBe(false)
  for (const list of ['/blog', '/feed.xml', '/sitemap.xml', '/llms.txt', '/blog/category/first/feed.json', blogWords])
    expect(await get(list)).toMatchObject({ text: expect.stringContaining('/blog/b') })
  expect(await get('/sitemap.xml')).toMatchObject({ text: expect.stringContaining('/pricing<') })
  expect(await get(blogWords)).toMatchObject({ text: expect.not.stringContaining('the-gas-of-a-lock') })

  const { text } = (await get('/blog/a')) as { text: string }
  expect(text).toMatch(
    /<title>Told to machines<.*<meta name="description" content="What machines are told.".*<h1>Post a</s,
  )
  // As its cover, in its text, and in the part for machines.
  const [, src] = /<img src="(\/blog\/pictures\/[\da-f]{16}\.png)" width="3" height="2"/.exec(text)!
  expect(text.split(src!)).toHaveLength(4)
  const picture = findFile(await loadSite(directory), src!)
  expect(picture).toMatchObject({ file: { type: 'image/png', immutable: true } })
  expect(await get('/blog/a.md')).toMatchObject({ text: expect.stringMatching(/!\[What one shows\]\(https?:.*png\)/) })
  expect(JSON.parse(((await get('/feed.json')) as { text: string }).text)).toMatchObject({
    items: [
      {
        content_html: expect.stringMatching(
          /<img src="http[^"]*\/blog\/pictures\/[^"]*" width="3" height="2" alt="What/,
        ),
      },
      {},
      { content_html: '<p>What happened with n.</p>' },
    ],
  })
  // What was fetched once is shown while the store has it no longer.
  served.pictures.clear()
  expect(await refresh()).toBe(0)

  served.documents = [
    ...taxonomyDocuments,
    postDocument('a2', { formerSlugs: ['a'], body: [textBlock('Other words.')] }),
    postDocument('b'),
    postDocument('broken', { title: '' }),
  ]
  expect(await refresh()).toBeGreaterThan(0)
  expect(await get('/blog/a2')).toMatchObject({ text: expect.stringContaining('Other words.') })
  expect(await get('/blog/a')).toEqual({ movedTo: '/blog/a2' })
  expect(await get('/blog/broken')).toBeUndefined()
  expect(await get(src!)).toBeUndefined()
  const { pages } = JSON.parse(((await get(blogWords)) as { text: string }).text) as SearchedSite
  expect(pages.map(({ path }) => path).toSorted()).toEqual(['/blog', '/blog/a2', '/blog/b', '/blog/category/first'])
  expect(JSON.stringify(pages)).toContain('Other words.')
})

test('a store that refuses or says nonsense changes nothing', async () => {
  const { served, get, refresh, directory } = await refreshed()
  await refresh()
  const before = readFileSync(join(directory, 'site.json'), 'utf8')
  for (const mood of ['unauthorized', 'garbage', 'other'] as const) {
    served.mood = mood
    await expect(refresh()).rejects.toThrow('stay as they are')
  }
  expect(readFileSync(join(directory, 'site.json'), 'utf8')).toBe(before)
  expect(await get('/blog/a')).toBeDefined()
})
