import { offered } from '#core/offer/offered.ts'
import type { FoundPage } from '../blog/blog.ts'
import { llmsText } from '../discovery/discovery-llms.ts'

/** `sitemap.xml`, as the Sitemaps protocol 0.9 has it. A page whose date is not known has no `lastmod`: none is better than a wrong one. */
export function sitemap(pages: readonly Pick<FoundPage, 'path' | 'changed'>[], publicUrl: string): string {
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

/** The lists of all pages of the site, for search engines and for language models: the other pages first, then the blog's. */
export function* siteLists(others: readonly FoundPage[], blog: readonly FoundPage[], publicUrl: string) {
  const pages = [...others, ...blog]
  const paths = new Set(offered.map(([slug]) => `/${slug}`))
  yield { file: 'sitemap.xml', text: sitemap(pages, publicUrl) }
  yield { file: 'llms.txt', text: llmsText(pages, { publicUrl, services: paths }) }
}
