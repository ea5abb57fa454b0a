import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brand } from '#content/brand.ts'
import { news } from '#content/media.ts'
import { pages as ownPages } from '#content/pages/catalogue.ts'
import { posts } from '#content/posts.ts'
import { pricing } from '#content/pricing.ts'
import { escapeHtml } from '#core/html.server.ts'
import type { SearchedSite } from '#search/searched-page.ts'
import { services } from '#services/catalogue.ts'
import { prerendered } from '#shell/prerendered.ts'
import { articleHtml } from './discovery-article.ts'
import { machineHead, searchHead, withHead } from './discovery-head.ts'
import { llmsText } from './discovery-llms.ts'
import { searchedPage } from './discovery-search.ts'
import { securityPolicy, securityText } from './discovery-security.ts'
import { attributeOf, elementsBelow, readPage } from './discovery-tree.ts'
import { feeds, type Feed, type FeedItem } from './feeds.ts'
import { markdownTwin, twinOf } from './markdown-twins.ts'
import { filesBelow, pathOf, sha256 } from './site-files.ts'

/** A page that search engines may list. `changed` is the ISO date its words say they were changed, if they say so. */
type FoundPage = { path: string; html: string; changed?: string }

/** `sitemap.xml`, as the Sitemaps protocol 0.9 has it. A page whose words carry no date has no `lastmod`: none is better than a wrong one. */
export function sitemap(pages: readonly Omit<FoundPage, 'html'>[], publicUrl: string): string {
  const urls = pages.map(({ path, changed }) => {
    const date = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `  <url><loc>${encodeURI(publicUrl + path)}</loc>${date}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** `robots.txt` (RFC 9309): everything may be read but what is private to the operator. */
export const robots = (publicUrl: string) => `User-agent: *
Disallow: /outbox
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`

const postAt = (path: string) => posts.find(({ slug }) => path === `/blog/${slug}`)

/** The date a page's words carry: a post's own, a legal text's version, the day the prices hold since. */
function changedOn(path: string, html: string): string | undefined {
  const post = postAt(path)
  if (post) return post.updated ?? post.published
  if (path === '/blog')
    return posts
      .map(({ published, updated }) => updated ?? published)
      .toSorted()
      .at(-1)
  if (path === '/pricing') return pricing.asOf
  if (path !== '/privacy' && path !== '/termsAndCondition') return undefined
  const times = elementsBelow(readPage(html).main).filter(({ tagName }) => tagName === 'time')
  return times
    .map((time) => attributeOf(time, 'datetime')?.slice(0, 10) ?? '')
    .toSorted()
    .at(-1)
}

/** What the feeds hold: the posts with their whole text, and the news, newest first. */
function feedOf(pages: readonly FoundPage[], publicUrl: string): Feed {
  const written = posts.map(({ slug, title, description, published, updated = published }): FeedItem => {
    const path = `/blog/${slug}`
    const url = publicUrl + path
    const { html } = pages.find((page) => page.path === path)!
    return {
      id: url,
      url,
      title,
      summary: description,
      published,
      updated,
      html: articleHtml(html, { publicUrl, path }),
    }
  })
  const happened = news.map(({ date, title, text, href }): FeedItem => {
    const id = `${publicUrl}/media#${date}-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
    const url = publicUrl + href
    return { id, url, title, summary: text, published: date, updated: date, html: `<p>${escapeHtml(text)}</p>` }
  })
  const items = [...written, ...happened].toSorted((one, other) => other.published.localeCompare(one.published))
  const { heading, description } = ownPages['/blog']!
  return { publicUrl, title: `${brand.name}: ${heading}`, description, items }
}

/**
 * Writes what tells machines which pages there are and what stands on them: the head of every prerendered page below `directory`,
 * Markdown twins, the words that are searched, sitemap, feeds and the small texts at known addresses. Throws, with its path, when a
 * page cannot be read.
 */
export async function writeDiscovery(directory: string, { publicUrl }: { publicUrl: string }) {
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await writeFile(join(directory, file), text)
  }
  const documents = new Map<string, string>()
  for (const file of (await filesBelow(directory)).filter((name) => name.endsWith('.html')))
    documents.set(file, await readFile(join(directory, file), 'utf8'))
  const found = [...documents].flatMap(([file, html]): FoundPage[] => {
    const path = pathOf(file)
    const page = prerendered[path]
    return page && !page.noindex ? [{ path, html, changed: changedOn(path, html) }] : []
  })
  // In the order of the site map, whatever the names of the files.
  const order = Object.keys(prerendered)
  found.sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path))

  const site: SearchedSite = { pages: found.map(({ path, html }) => searchedPage(path, html)) }
  const words = JSON.stringify(site)
  const index = `assets/search-${sha256(words, 'hex').slice(0, 8)}.json`
  await write(index, words)

  for (const [file, html] of documents) {
    const path = pathOf(file)
    const page = found.find((each) => each.path === path)
    const about = { ...prerendered[path]!, publicUrl, path, changed: page?.changed, published: postAt(path)?.published }
    await write(file, withHead(html, searchHead(`/${index}`) + (page ? machineHead(about) : '')))
    if (page) await write(twinOf(path).slice(1), markdownTwin(html, { publicUrl, path }))
  }

  const listed = found.map(({ path }) => ({ ...prerendered[path]!, path }))
  const paths = new Set(Object.keys(services).map((slug) => `/${slug}`))
  await write('sitemap.xml', sitemap(found, publicUrl))
  await write('robots.txt', robots(publicUrl))
  await write('llms.txt', llmsText(listed, { publicUrl, services: paths }))
  await write('.well-known/security.txt', securityText(publicUrl))
  await write('.well-known/security-policy.txt', securityPolicy())
  const feed = feedOf(found, publicUrl)
  for (const { file, write: text } of feeds) await write(file, text(feed))
}
