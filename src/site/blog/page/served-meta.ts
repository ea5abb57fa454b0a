import type { MetaDescriptor } from 'react-router'

/** The `id` of the element that holds the words of a served page. */
export const servedId = 'served'

/** What the head of a served page says: in the browser what it was served with, which the build wrote there. */
export function servedMeta(): MetaDescriptor[] {
  if (typeof document === 'undefined')
    return [{ title: 'Blog' }, { name: 'description', content: 'Blog' }, { name: 'robots', content: 'noindex' }]
  const description = document.head.querySelector('meta[name=description]')?.getAttribute('content')
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  return [
    { title: document.title },
    { name: 'description', content: description ?? '' },
    canonical ? { tagName: 'link', rel: 'canonical', href: canonical } : { name: 'robots', content: 'noindex' },
  ]
}
