import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#core/database/test-database.server.ts'
import { blogWords, olderWords, type SearchedPage } from '#core/search/searched-page.ts'
import type { BlogRefresher } from './refresh-blog.server.ts'
import type { LoadedFile, Site } from './site.server.ts'
import { testApp } from './test-app.server.ts'

const { db, pool } = await testDatabase()
afterAll(() => pool.end())

const post = (slug: string, title: string, text: string): SearchedPage => ({
  path: `/blog/${slug}`,
  title,
  sections: [{ heading: title, text }],
})

const nothing = () => undefined

/** The small site with these posts among what is searched, as a refresh leaves it. */
function withPosts(site: Site, posts: Record<string, readonly SearchedPage[]>): Site {
  const files = new Map(site.files)
  for (const [path, pages] of Object.entries(posts))
    files.set(path, {
      ...site.files.get('/robots.txt')!,
      path,
      bodies: { identity: Buffer.from(JSON.stringify({ pages })) },
    } satisfies LoadedFile)
  return { ...site, files }
}

test('a post that is published, renamed or taken away is so in the search and in what the assistant says', async () => {
  let take: ((site: Site) => void) | undefined
  const blog: BlogRefresher = { refresh: nothing, start: nothing, close: nothing, onFresh: (use) => void (take = use) }
  const { app, deps } = await testApp({ blog, db })
  // What is taken over is written into the site itself.
  const built = { ...deps.site }
  const search = async () => (await app.request('/search?q=vermilion')).text()
  const ask = async (sessionId: string) => {
    const asked = { chatInput: 'How is vermilion ink ground?', sessionId }
    const headers = { 'content-type': 'application/json' }
    const answer = await app.request('/webhook/site/chat', { method: 'POST', headers, body: JSON.stringify(asked) })
    return answer.text()
  }
  expect(await search()).toContain('No results for “vermilion”')
  expect(await ask('1795245706101')).not.toContain('/blog/')

  const words = 'Vermilion ink is ground with water on glass. Vermilion ink is ground for an hour.'
  take!(withPosts(built, { [blogWords]: [post('ink', 'How vermilion ink is ground', words)] }))
  expect(await search()).toContain('href="/blog/ink"')
  expect(await ask('1795245706102')).toContain('/blog/ink')

  take!(withPosts(built, { [blogWords]: [post('vermilion', 'How vermilion ink is ground', words)] }))
  expect(await search()).toContain('href="/blog/vermilion"')
  expect(await search()).not.toContain('href="/blog/ink"')
  expect(await ask('1795245706103')).toContain('/blog/vermilion')

  // The index of the server, which both share, also has the posts that no browser fetches.
  take!(withPosts(built, { [blogWords]: [], [olderWords]: [post('old', 'How vermilion ink is ground', words)] }))
  expect(await search()).toContain('href="/blog/old"')
  expect(await ask('1795245706105')).toContain('/blog/old')
  take!(withPosts(built, {}))
  expect(await search()).toContain('No results for “vermilion”')
  expect(await ask('1795245706104')).not.toContain('/blog/')
})
