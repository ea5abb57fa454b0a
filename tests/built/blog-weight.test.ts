import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SiteManifest } from '#server/http/site-manifest.ts'

const { files } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
const pages = files.filter(({ path, type }) => path.startsWith('/blog') && type.startsWith('text/html'))

test('every page of the blog has at most 20 kB of HTML and styles: with the letters of its faces 64 kB, of 90', () => {
  expect(pages.length).toBeGreaterThan(20)
  const heavy = pages
    .map(({ path, file }) => ({ path, bytes: statSync(`build/client/${file}.br`).size }))
    .filter(({ bytes }) => bytes > 20_000)
  expect(heavy).toEqual([])
})
