import { brand } from '#content/brand.ts'
import { factsMeta } from '#assistant/facts/told-fact.ts'
import { indexMeta } from '#core/search/searched-site.ts'
import { escapeHtml } from '#core/text/html.server.ts'
import { feeds } from './feeds.ts'
import { twinOf } from './markdown-twins.ts'
import type { GraphPage } from './structured-data-nodes.ts'
import { structuredData } from './structured-data.ts'

/** A page as machines read it. `published` is the ISO date of a post. */
export type HeadPage = GraphPage & { published?: string; image: string }

/** Where the search finds the words of the site and the assistant its facts, for the head of every page. */
export const searchHead = ({ index, facts }: { index: string; facts: string }) =>
  `<meta name="${indexMeta}" content="${index}"><meta name="${factsMeta}" content="${facts}">`

/**
 * What the head of a page tells machines: the sharing card, the Markdown twin, the feeds where there are any, and one graph of
 * structured data. It is written after React, which has no need to know it, so no script carries any of it.
 */
export function machineHead(page: HeadPage): string {
  const { publicUrl, path, title, description, heading, published, changed, image } = page
  const link = (type: string, address: string, name = '') =>
    `<link rel="alternate" type="${type}"${name && ` title="${escapeHtml(name)}"`} href="${publicUrl}${address}">`
  const alt = `“${heading}” on security paper, beside the seal of this page`
  return [
    ...meta('property', {
      'og:type': published ? 'article' : 'website',
      'og:site_name': brand.name,
      'og:title': title,
      'og:description': description,
      'og:url': publicUrl + path,
      'og:image': `${publicUrl}/${image}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': alt,
      'article:published_time': published,
      'article:modified_time': published && changed,
    }),
    ...meta('name', { 'twitter:card': 'summary_large_image', 'twitter:image:alt': alt }),
    link('text/markdown', twinOf(path)),
    ...feeds.filter(({ on }) => on.test(path)).map(({ type, file, name }) => link(type, `/${file}`, name)),
    ...(path.startsWith('/blog/category/') ? feeds : []).map(({ type, file, name }) =>
      link(type, `${path}/${file}`, `${name}: ${heading}`),
    ),
    `<script type="application/ld+json">${JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c')}</script>`,
  ].join('')
}

/** One `<meta>` for each value there is. */
function meta(name: 'property' | 'name', values: Record<string, string | undefined>): string[] {
  return Object.entries(values)
    .filter(([, content]) => content)
    .map(([key, content]) => `<meta ${name}="${key}" content="${escapeHtml(content!)}">`)
}

/** Puts `head` at the end of a page's head. Throws when it has none. */
export function withHead(html: string, head: string): string {
  const end = html.indexOf('</head>')
  if (end < 0) throw new Error('has no head')
  return html.slice(0, end) + head + html.slice(end)
}
