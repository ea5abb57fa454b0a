import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prerendered } from '#shell/prerendered.ts'

/** `sitemap.xml`: every page that search engines may list, as the Sitemaps protocol 0.9 has it. */
export function sitemap(publicUrl: string): string {
  const pages = Object.entries(prerendered).filter(([, { noindex }]) => !noindex)
  const urls = pages.map(([path]) => `  <url><loc>${encodeURI(publicUrl + path)}</loc></url>`)
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

/** Writes what tells machines which pages there are. */
export async function writeDiscovery(directory: string, { publicUrl }: { publicUrl: string }) {
  await writeFile(join(directory, 'sitemap.xml'), sitemap(publicUrl))
  await writeFile(join(directory, 'robots.txt'), robots(publicUrl))
}
