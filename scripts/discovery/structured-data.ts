import { brand } from '#content/brand.ts'
import { offered } from '#core/offer/offered.ts'
import { libraryNodes } from './structured-data-library.ts'
import {
  addressOf,
  breadcrumbs,
  itemList,
  offer,
  organization,
  organizationRef,
  serviceNodes,
  webPage,
  type GraphPage,
  type Node,
} from './structured-data-nodes.ts'

const servicePages = offered.map(([slug, { name }]) => ({ slug, name, path: `/${slug}` }))

/** The nodes that stand on one page beside the company and the way to it. Every other page is a `WebPage`. */
const ownNodes: Record<string, (page: GraphPage) => Node[]> = {
  '/': (page) => [firstSite(page), itemList(page, servicePages)],
  '/pricing': (page) => [webPage(page), offerCatalog(page)],
  '/contact-us': (page) => [webPage(page, 'ContactPage')],
  '/media': (page) => [webPage(page, 'CollectionPage', { about: organizationRef(page) })],
  ...libraryNodes(),
  ...Object.fromEntries(servicePages.map(({ slug, path }) => [path, (page: GraphPage) => serviceNodes(page, slug)])),
}

/** Pages with pages below them. */
const parents = [
  { name: 'Blog', path: '/blog' },
  { name: 'Whitepapers', path: '/whitepaper' },
  { name: 'Brochures', path: '/brochures' },
]

/** What one page says to machines, as the one graph of JSON-LD. Nothing in it stands nowhere on the page. */
export function structuredData(page: GraphPage): { '@context': string; '@graph': Node[] } {
  const own = page.nodes ?? ownNodes[page.path]?.(page) ?? [webPage(page)]
  const company =
    page.path === '/'
      ? {
          ...organization(page),
          email: brand.email,
          telephone: brand.phones,
          sameAs: brand.connect.map(({ href }) => href),
        }
      : organization(page)
  const above = parents.find(({ path }) => page.path.startsWith(`${path}/`))
  const between = above ? [above] : []
  const way = page.path === '/' ? [] : [breadcrumbs(page, between)]
  return { '@context': 'https://schema.org', '@graph': [company, ...own, ...way] }
}

function firstSite(page: GraphPage): Node {
  return {
    '@type': 'WebSite',
    '@id': `${page.publicUrl}/#website`,
    name: brand.name,
    url: `${page.publicUrl}/`,
    description: page.description,
    publisher: organizationRef(page),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${page.publicUrl}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

function offerCatalog(page: GraphPage): Node {
  return {
    '@type': 'OfferCatalog',
    '@id': `${addressOf(page)}#offers`,
    name: page.title,
    url: addressOf(page),
    itemListElement: servicePages.map(({ slug }) => offer(page, slug)),
  }
}
