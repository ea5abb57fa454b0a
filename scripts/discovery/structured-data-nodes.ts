import { brand } from '#content/brand.ts'
import { pricing } from '#content/pricing.ts'
import { services, type ServiceSlug } from '#core/offer/catalogue.ts'
import type { ServicePrice } from '#core/offer/service-prices.ts'
import { serviceWords } from '#site/services.ts'

/** A node of a graph of schema.org. */
export type Node = { '@type': string | readonly string[]; '@id'?: string; [property: string]: unknown }

/** What the nodes of one page are made of: its address, and what it says of itself. `changed` is an ISO date. */
export type GraphPage = {
  publicUrl: string
  path: string
  title: string
  description: string
  heading: string
  changed?: string
  /** What stands on the page, where no table of the build knows it. */
  nodes?: Node[]
}

export const addressOf = ({ publicUrl, path }: Pick<GraphPage, 'publicUrl' | 'path'>) => publicUrl + path

/** The company, by the same name on every page. */
export function organization({ publicUrl }: GraphPage): Node {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: brand.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/logo.svg`,
  }
}

export const organizationRef = ({ publicUrl }: GraphPage) => ({ '@id': `${publicUrl}/#organization` })

/** The page itself, of the type given. */
export function webPage(page: GraphPage, type: Node['@type'] = 'WebPage', more: object = {}): Node {
  return {
    '@type': type,
    '@id': `${addressOf(page)}#page`,
    url: addressOf(page),
    name: page.title,
    description: page.description,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', '@id': `${page.publicUrl}/#website`, name: brand.name, url: `${page.publicUrl}/` },
    ...(page.changed && { dateModified: page.changed }),
    ...more,
  }
}

/** The way to a page: the first page, what lies between, itself. */
export function breadcrumbs(page: GraphPage, between: readonly { name: string; path: string }[] = []): Node {
  const steps = [{ name: brand.name, path: '/' }, ...between, { name: page.heading, path: page.path }]
  return {
    '@type': 'BreadcrumbList',
    '@id': `${addressOf(page)}#way`,
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: page.publicUrl + path,
    })),
  }
}

/** A list of pages in their order. */
export function itemList(page: GraphPage, items: readonly { name: string; path: string }[]): Node {
  return {
    '@type': 'ItemList',
    '@id': `${addressOf(page)}#list`,
    itemListElement: items.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: page.publicUrl + path,
    })),
  }
}

/** A price as a range, in the currency and since the day the configuration says. Our tools cost nothing. */
function priceOf(price: ServicePrice): object {
  if ('tool' in price) return { price: 0, priceCurrency: pricing.currency }
  const [minPrice, maxPrice] = price.price
  return {
    priceCurrency: pricing.currency,
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice,
      maxPrice,
      priceCurrency: pricing.currency,
      validFrom: pricing.asOf,
    },
  }
}

/** What one service is offered for. */
export function offer(page: GraphPage, slug: ServiceSlug): Node {
  return {
    '@type': 'Offer',
    '@id': `${page.publicUrl}/${slug}#offer`,
    name: services[slug].name,
    url: `${page.publicUrl}/${slug}`,
    seller: organizationRef(page),
    ...priceOf(services[slug].price),
  }
}

/** A service with its offer, the questions its page answers, and the tool it is, if it is one. */
export function serviceNodes(page: GraphPage, slug: ServiceSlug): Node[] {
  const { name, price } = services[slug]
  const offered = offer(page, slug)
  const service: Node = {
    '@type': 'Service',
    '@id': `${addressOf(page)}#service`,
    name,
    description: page.description,
    url: addressOf(page),
    provider: organizationRef(page),
    offers: { '@id': offered['@id'] },
  }
  const questions: Node = {
    '@type': 'FAQPage',
    '@id': `${addressOf(page)}#questions`,
    mainEntity: serviceWords[slug].faq.map(([question, answer]) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  const tool: Node = {
    '@type': 'SoftwareApplication',
    '@id': `${addressOf(page)}#tool`,
    name,
    description: page.description,
    url: addressOf(page),
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any, in a browser',
    offers: { '@id': offered['@id'] },
    publisher: organizationRef(page),
  }
  return [service, offered, questions, ...('tool' in price ? [tool] : [])]
}
