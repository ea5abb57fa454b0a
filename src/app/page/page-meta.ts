import type { MetaDescriptor } from 'react-router'
import type { Page } from '#content/pages/page.ts'
import { publicUrl } from '#core/http/public-url.ts'

/**
 * What the head of a page says while one moves through the site; `path` is the canonical path. What only machines read (sharing
 * cards, structured data, feeds) is written by the build: `scripts/discovery/discovery-head.ts`.
 */
export function pageMeta(
  path: string,
  { title, description, noindex }: Omit<Page, 'heading' | 'lead'>,
): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    noindex ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href: publicUrl + path },
  ]
}
