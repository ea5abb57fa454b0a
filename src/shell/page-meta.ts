import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/brand.ts'
import { publicUrl } from '#core/public-url.ts'
import type { Page } from '#content/pages/page.ts'

/** The head of one page: title, description, canonical address and sharing card. `path` is the canonical path. */
export function pageMeta(
  path: string,
  { title, description, noindex }: Omit<Page, 'heading' | 'lead'>,
): MetaDescriptor[] {
  const address = publicUrl + path
  const image = `${publicUrl}/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
  if (noindex) return [{ title }, { name: 'description', content: description }, { name: 'robots', content: 'noindex' }]
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
