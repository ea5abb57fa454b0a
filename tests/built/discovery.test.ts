import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SiteManifest } from '#server/site-manifest.ts'

const { files, publicUrl } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest

test('the sitemap lists every page that search engines may list, and no other', () => {
  const listed = [...readFileSync('build/client/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => url,
  )
  const pages = files.filter(
    ({ type, file }) =>
      type.startsWith('text/html') && !/name="robots"[^>]*noindex/.test(readFileSync(`build/client/${file}`, 'utf8')),
  )

  expect(listed.toSorted()).toEqual(pages.map(({ path }) => publicUrl + path).toSorted())
  expect(listed).toContain(`${publicUrl}/termsAndCondition`)
})

test('robots.txt names the sitemap and keeps robots out of the outbox', () => {
  const text = readFileSync('build/client/robots.txt', 'utf8')
  expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  expect(text).toMatch(/^Disallow: \/outbox$/m)
})
