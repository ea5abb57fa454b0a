import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { postDocument, shelfDocuments, textBlock } from '#blog/test-posts.server.ts'
import { openTestStore } from '#blog/test-store.server.ts'
import { readEnv } from '#core/env.server.ts'
import { loadSite } from '#server/site.server.ts'
import { testApp } from '#server/test-app.server.ts'
import { refreshBlog } from '../../scripts/refresh-blog.ts'

/** A copy of the built site, and a hosted store that its blog is refreshed from. */
async function refreshed() {
  const directory = mkdtempSync(join(tmpdir(), 'intaglio-blog-'))
  cpSync('build', directory, { recursive: true })
  const served = await openTestStore([...shelfDocuments, postDocument('a'), postDocument('b')])
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
  const get = async (path: string) => {
    const { app } = await testApp({ site: await loadSite(directory) })
    const answer = await app.request(path, { headers: { accept: 'text/html' } })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { served, get, refresh: () => refreshBlog(directory, env), directory }
}

test('what is published appears, what is changed changes, what is gone goes, and an address of before leads on', async () => {
  const { served, get, refresh, directory } = await refreshed()
  expect((await get('/blog/the-gas-of-a-lock')).status).toBe(200)
  expect(await refresh()).toBeGreaterThan(10)
  expect(await get('/blog/a')).toMatchObject({ status: 200, text: expect.stringContaining('Text of a.') })
  expect((await get('/blog/a')).headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await get('/blog/the-gas-of-a-lock')).status).toBe(404)
  expect(existsSync(join(directory, 'client/blog/the-gas-of-a-lock/index.html.br'))).toBe(false)
  for (const list of ['/blog', '/feed.xml', '/sitemap.xml', '/llms.txt', '/blog/category/first/feed.json'])
    expect((await get(list)).text).toContain('/blog/b')
  expect((await get('/sitemap.xml')).text).toContain('/pricing')

  expect(await refresh()).toBe(0)

  served.documents = [
    ...shelfDocuments,
    postDocument('a2', { formerSlugs: ['a'], body: [textBlock('Other words.')] }),
    postDocument('b'),
    postDocument('broken', { title: '' }),
  ]
  expect(await refresh()).toBeGreaterThan(0)
  expect((await get('/blog/a2')).text).toContain('Other words.')
  const { status, headers } = await get('/blog/a')
  expect([status, headers.get('location')]).toEqual([308, '/blog/a2'])
  expect((await get('/blog/broken')).status).toBe(404)
})

test.each(['unauthorized', 'garbage', 'other'] as const)('a store that is %s changes nothing', async (mood) => {
  const { served, get, refresh, directory } = await refreshed()
  await refresh()
  const before = readFileSync(join(directory, 'site.json'), 'utf8')
  served.mood = mood
  await expect(refresh()).rejects.toThrow('stay as they are')
  expect(readFileSync(join(directory, 'site.json'), 'utf8')).toBe(before)
  expect((await get('/blog/a')).status).toBe(200)
})

test('an address that no post has is answered with the nearest ones', async () => {
  const { get, refresh } = await refreshed()
  await refresh()
  const { status, text } = await get('/blog/bb')
  expect(status).toBe(404)
  expect(text).toContain('<a href="/blog/b">')
})
