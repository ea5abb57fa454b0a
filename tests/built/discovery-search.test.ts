import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { openSearch } from '#core/search/open-search.ts'
import { blogWords } from '#core/search/searched-page.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { elementsBelow, attributeOf } from '../../scripts/discovery/discovery-tree.ts'
import { builtSite } from '../eval/built-site.ts'
import { judging, tuning } from './search-questions.ts'

const { files } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
const read = (file: string) => readFileSync(`build/client/${file}`, 'utf8')
const index = files.filter(({ path }) => path.startsWith('/assets/search-') && path.endsWith('.json'))
const { pages } = builtSite()
const { search } = openSearch(pages)

test('the words of the pages are one immutable file, and with those of the posts at most 85 kB, gzipped', () => {
  expect(index).toHaveLength(1)
  expect(index[0]!.immutable).toBe(true)
  const bytes = [index[0]!.file, blogWords.slice(1)].map((file) => gzipSync(read(file), { level: 9 }).length)
  expect(bytes[0]! + bytes[1]!).toBeLessThan(85_000)
})

test('every page that search engines may list is searched, every page names the file, and every anchor exists', () => {
  const html = files.filter(({ type }) => type.startsWith('text/html'))
  // The words of findings are those of their report.
  const listed = html.filter(
    ({ path, file }) => !/name="robots"[^>]*noindex/.test(read(file)) && !path.startsWith('/whitepaper/sample-audit/'),
  )
  expect(pages.map(({ path }) => path).toSorted()).toEqual(listed.map(({ path }) => path).toSorted())
  for (const { file } of html) expect(read(file)).toContain(`<meta name="search-index" content="${index[0]!.path}">`)
  for (const { path, sections } of pages) {
    const { file } = html.find((each) => each.path === path)!
    const ids = new Set(elementsBelow(parse(read(file))).map((element) => attributeOf(element, 'id')))
    const anchors = sections.flatMap(({ anchor }) => anchor ?? [])
    expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([])
    expect({ path, lead: sections[0]!.text }).toMatchObject({ lead: expect.stringMatching(/.{20}/) })
  }
})

test.each([
  ['tuning', tuning],
  ['judging', judging],
] as const)('what visitors ask is answered: %s', (_, questions) => {
  const places = questions.map(([query, ...paths]) => {
    const found = [...new Set(search(query, { limit: 20 }).map(({ page }) => page.path))]
    return { query, place: found.findIndex((path) => paths.includes(path)) + 1 || Infinity, first: found.slice(0, 3) }
  })
  const share = (most: number) => places.filter(({ place }) => place <= most).length / places.length
  const missed = places.filter(({ place }) => place > 1)
  expect({ missed, first: share(1) }).toMatchObject({ first: expect.toSatisfy((value: number) => value >= 0.8) })
  expect({ missed, three: share(3) }).toMatchObject({ three: expect.toSatisfy((value: number) => value >= 0.92) })
})
