import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { security } from '#content/security.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { posts } from './posts.ts'
import { all, only, readXml } from './xml.ts'

const { files, publicUrl } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
const read = (file: string) => readFileSync(`build/client/${file}`, 'utf8')
const pages = files.filter(({ type }) => type.startsWith('text/html'))
const isHidden = (file: string) => /name="robots"[^>]*noindex/.test(read(file))
const listed = pages.filter(({ file }) => !isHidden(file))

test('the sitemap lists every page that search engines may list, and no other', () => {
  const urls = all(readXml(read('sitemap.xml')), 'url')
  expect(urls.map((url) => only(url, 'loc')).toSorted()).toEqual(listed.map(({ path }) => publicUrl + path).toSorted())
  expect(urls.map((url) => only(url, 'loc'))).toContain(`${publicUrl}/termsAndCondition`)
})

test('every page of the sitemap says when it was last changed', () => {
  const dated = new Map(
    all(readXml(read('sitemap.xml')), 'url').map((url) => [only(url, 'loc'), all(url, 'lastmod')[0]?.text]),
  )
  for (const { slug, published, updated } of posts)
    expect(dated.get(`${publicUrl}/blog/${slug}`)).toBe(updated ?? published)
  const undated = [...dated].filter(([, date]) => !/^\d{4}-\d\d-\d\d/.test(date ?? '')).map(([loc]) => loc)
  expect(undated, 'Their words have changed: run `npm run dates`, then build again.').toEqual([])
})

test('robots.txt names the sitemap and keeps robots out of the outbox', () => {
  const text = read('robots.txt')
  expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  expect(text).toMatch(/^Disallow: \/outbox$/m)
})

test.each([
  '/gitex-global-nft',
  '/404',
  '/blog/404',
  '/token-locking/404',
  '/claim/404',
  '/grants/404',
  '/frame',
  '/safe',
  '/specimen',
  '/wallet-lab',
])('%s is listed nowhere', (path) => {
  const { file } = pages.find((page) => page.path === path)!
  expect(isHidden(file)).toBe(true)
  expect(read(file)).not.toMatch(/og:image|ld\+json|rel="canonical"/)
  for (const list of ['sitemap.xml', 'llms.txt']) expect(read(list)).not.toContain(`${publicUrl}${path}`)
})

test.each(listed.map(({ path, file }) => [path, file]))(
  '%s has a sharing card with a picture that exists',
  (path, file) => {
    const metas = [
      ...read(file).matchAll(/<meta (?:property|name)="((?:og|twitter|article):[^"]+)" content="([^"]*)"/g),
    ]
    const card = Object.fromEntries(metas.map(([, name, content]) => [name, content]))
    expect(metas.length).toBe(Object.keys(card).length)
    expect(card).toMatchObject({
      'og:type': /^\/blog\/[^/]+$/.test(path) ? 'article' : 'website',
      'og:url': publicUrl + path,
      'og:title': expect.stringMatching(/./),
      'og:description': expect.stringMatching(/.{20}/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/^“.+” on security paper/),
      'twitter:card': 'summary_large_image',
    })
    const image = `build/client${card['og:image']!.slice(publicUrl.length)}`
    expect(card['og:image']).toMatch(new RegExp(`^${publicUrl}/og/`))
    expect(existsSync(image)).toBe(true)
    const png = readFileSync(image)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  },
)

test('llms.txt has a title, a summary and every page once, as Markdown that exists', () => {
  const text = read('llms.txt')
  expect(text).toMatch(/^# .+\n\n> .+\n/)
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm)].map(([, href]) => href!)
  const twins = listed.map(({ path }) => `${publicUrl}${path === '/' ? '/index' : path}.md`)
  expect(links.toSorted()).toEqual(twins.toSorted())
  expect(links.filter((href) => !files.some(({ path }) => publicUrl + path === href))).toEqual([])
})

test('security.txt has the fields of RFC 9116, a policy that exists, and has not expired', () => {
  const fields = new Map(
    read('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  )
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy'])
  expect(read('.well-known/security.txt')).toContain(`Contact: mailto:${security.contact}`)
  expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
  expect(fields.get('Canonical')).toBe(`${publicUrl}/.well-known/security.txt`)
  expect(files.map(({ path }) => publicUrl + path)).toContain(fields.get('Policy'))

  const left = new Date(fields.get('Expires')!).getTime() - Date.now()
  // Set it anew in content/security.ts, at most a year ahead.
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(366 * 86_400_000)
})
