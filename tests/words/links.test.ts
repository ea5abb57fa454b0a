import { expect, test } from 'vitest'
import { loadSite } from '#server/http/site.server.ts'
import { testApp } from '#server/http/test-app.server.ts'
import { builtPage, builtPages } from './built-pages.ts'
import { findBrokenLinks } from './find-broken-links.ts'

test('every link of our own leads to a page, and every anchor to a place on it', async () => {
  const { app } = await testApp({ site: await loadSite('build') })
  // Without a database some addresses answer that it is missing: they exist. One that is moved costs a visitor a second request.
  const isServed = async (address: string) => ![404, 308].includes((await app.request(address)).status)
  expect(await findBrokenLinks(builtPages(), isServed)).toEqual([])
})

test.each([
  ['<a href="/nowhere">x</a>', 'not served at that address'],
  ['<a href="#nothing">x</a>', 'no such place'],
  ['<a href="/other#nothing">x</a>', 'no such place'],
  ['<a href="?q=1">x</a>', 'not served at that address'],
])('%s is found', async (body, problem) => {
  const pages = [builtPage('/', `<main>${body}</main>`), builtPage('/other', '<p id="here">x</p>')]
  expect((await findBrokenLinks(pages, async () => false)).join()).toContain(problem)
})

test('links that lead somewhere are left alone', async () => {
  const body =
    '<a href="/other#here">a</a><a href="https://example.com">b</a><a href="mailto:a@b.c">c</a><a href="/made?x=1#y">d</a>'
  const pages = [builtPage('/', body), builtPage('/other', '<p id="here">x</p>')]
  expect(await findBrokenLinks(pages, async (address) => address === '/made?x=1')).toEqual([])
})
