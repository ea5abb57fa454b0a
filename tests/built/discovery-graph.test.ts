import { readFileSync } from 'node:fs'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { pricing } from '#content/pricing.ts'
import { services } from '#core/offer/catalogue.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { attributeOf, elementsBelow, readPage, textOf } from '../../scripts/discovery/discovery-tree.ts'

const { files, publicUrl } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
const read = (file: string) => readFileSync(`build/client/${file}`, 'utf8')
const pages = files.filter(({ type }) => type.startsWith('text/html'))
const listed = pages.filter(({ file }) => !/name="robots"[^>]*noindex/.test(read(file)))

const url = z.url().startsWith(publicUrl)
const id = url.includes('#')
const ref = z.strictObject({ '@id': id })
const words = z.string().min(1)
const date = z.iso.date()
const site = z.looseObject({ '@type': z.enum(['WebSite', 'Blog']), '@id': id, name: words })
const money = z.literal(pricing.currency)

/** A document of the library, wherever it is named. */
const work = {
  '@type': z.enum(['CreativeWork', 'TechArticle']),
  '@id': id,
  name: words,
  url,
  version: words,
  datePublished: date,
  dateModified: date,
}

/** The fixed shape of every type the site may use: what is not here is a mistake. */
const shapes = {
  Organization: z.strictObject({
    '@type': z.literal('Organization'),
    '@id': z.literal(`${publicUrl}/#organization`),
    name: words,
    url,
    logo: url,
    email: z.email().optional(),
    telephone: z.array(words).optional(),
    sameAs: z.array(z.url()).optional(),
  }),
  WebSite: z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': id,
    name: words,
    url,
    description: words,
    publisher: ref,
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.literal(`${publicUrl}/search?q={search_term_string}`),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  ...Object.fromEntries(
    ['WebPage', 'ContactPage', 'CollectionPage', 'Blog'].map((type) => [
      type,
      z.strictObject({
        '@type': z.literal(type),
        '@id': id,
        url,
        name: words.max(60),
        description: words.max(155),
        inLanguage: z.literal('en'),
        isPartOf: site,
        about: ref.optional(),
        publisher: ref.optional(),
        dateModified: date.optional(),
      }),
    ]),
  ),
  ItemList: z.strictObject({
    '@type': z.literal('ItemList'),
    '@id': id,
    itemListElement: z
      .array(
        z.union([
          z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: words, url }),
          z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), item: z.strictObject(work) }),
        ]),
      )
      .min(1),
  }),
  ...Object.fromEntries(
    ['CreativeWork', 'TechArticle'].map((type) => [
      type,
      z.strictObject({
        ...work,
        headline: words.max(110).optional(),
        description: words,
        inLanguage: z.literal('en'),
        image: url,
        author: ref,
        publisher: ref,
        encoding: z.strictObject({
          '@type': z.literal('MediaObject'),
          encodingFormat: z.literal('application/pdf'),
          contentUrl: url,
        }),
      }),
    ]),
  ),
  BreadcrumbList: z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    '@id': id,
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: words, item: url }))
      .min(2),
  }),
  Service: z.strictObject({
    '@type': z.literal('Service'),
    '@id': id,
    name: words,
    description: words,
    url,
    provider: ref,
    offers: ref,
  }),
  Offer: z.strictObject({
    '@type': z.literal('Offer'),
    '@id': id,
    name: words,
    url,
    seller: ref,
    priceCurrency: money,
    price: z.literal(0).optional(),
    priceSpecification: z
      .strictObject({
        '@type': z.literal('PriceSpecification'),
        minPrice: z.int().positive(),
        maxPrice: z.int().positive(),
        priceCurrency: money,
        validFrom: date,
      })
      .refine(({ minPrice, maxPrice }) => minPrice < maxPrice)
      .optional(),
  }),
  OfferCatalog: z.strictObject({
    '@type': z.literal('OfferCatalog'),
    '@id': id,
    name: words,
    url,
    itemListElement: z.array(z.looseObject({ '@type': z.literal('Offer') })).length(Object.keys(services).length),
  }),
  FAQPage: z.strictObject({
    '@type': z.literal('FAQPage'),
    '@id': id,
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .min(1),
  }),
  SoftwareApplication: z.strictObject({
    '@type': z.literal('SoftwareApplication'),
    '@id': id,
    name: words,
    description: words,
    url,
    applicationCategory: words,
    operatingSystem: words,
    offers: ref,
    publisher: ref,
  }),
  BlogPosting: z.strictObject({
    '@type': z.literal('BlogPosting'),
    '@id': id,
    url,
    mainEntityOfPage: url,
    headline: words.max(110),
    description: words,
    inLanguage: z.literal('en'),
    datePublished: date,
    dateModified: date,
    wordCount: z.number().int().positive(),
    keywords: z.array(words),
    articleSection: z.array(words),
    image: url,
    author: z.strictObject({ '@type': z.enum(['Organization', 'Person']), name: words, url }),
    publisher: ref,
    isPartOf: site,
  }),
} as Record<string, z.ZodType>

type Node = { '@type': string; '@id'?: string; [property: string]: unknown }

function graphOf(file: string): Node[] {
  const scripts = elementsBelow(parse(read(file))).filter(
    (element) => element.tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json',
  )
  expect(scripts).toHaveLength(1)
  const text = scripts[0]!.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  const graph = JSON.parse(text) as { '@context': string; '@graph': Node[] }
  expect(graph['@context']).toBe('https://schema.org')
  return graph['@graph']
}

/** Every value below a node, with the name of its property. */
function values(node: unknown, name = ''): [name: string, value: string][] {
  if (typeof node === 'string') return [[name, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => values(value, Array.isArray(node) ? name : key))
}

test.each(listed.map(({ path, file }) => [path, file]))(
  '%s says what it is in one graph of a fixed shape',
  (path, file) => {
    const graph = graphOf(file)
    for (const node of graph) {
      const { error } = (shapes[node['@type']] ?? z.never()).safeParse(node)
      expect({ type: node['@type'], error: error && z.prettifyError(error) }).toEqual({ type: node['@type'] })
    }
    const ids = graph.map((node) => node['@id'])
    expect(new Set(ids).size).toBe(ids.length)
    const known = new Set(values(graph).flatMap(([name, value]) => (name === '@id' ? value : [])))
    expect(
      [...known].filter((each) => !ids.includes(each)).every((each) => /#(?:website|page|offer|document)$/.test(each)),
    ).toBe(true)
    expect(graph.some((node) => node['@type'] === 'BreadcrumbList')).toBe(path !== '/')
  },
)

test('every address in the graphs exists', () => {
  const paths = new Set(files.map((file) => publicUrl + file.path))
  const addresses = listed
    .flatMap(({ file }) => values(graphOf(file)))
    .filter(([name, value]) => value.startsWith(publicUrl) && name !== 'urlTemplate')
    .map(([, value]) => value.replace(/#.*/, ''))
  expect([...new Set(addresses)].filter((address) => !paths.has(address))).toEqual([])
})

test('every question stands on its page, with its answer', () => {
  let questions = 0
  for (const { file, path } of listed) {
    const text = textOf(readPage(read(file)).main).replaceAll(/\s+/g, ' ')
    const pagesOfQuestions = graphOf(file).filter((node) => node['@type'] === 'FAQPage')
    expect(pagesOfQuestions.length).toBe(path.slice(1) in services ? 1 : 0)
    const said = pagesOfQuestions.flatMap((node) =>
      values(node['mainEntity']).filter(([name]) => /^(?:name|text)$/.test(name)),
    )
    expect(said.map(([, value]) => value).filter((value) => !text.includes(value.replaceAll(/\s+/g, ' ')))).toEqual([])
    questions += said.length / 2
  }
  expect(questions).toBeGreaterThan(20)
})

test.each([
  ['/', 'Organization WebSite ItemList'],
  ['/smart-contract-audit', 'Organization Service Offer FAQPage BreadcrumbList'],
  ['/meme-token', 'Organization Service Offer FAQPage SoftwareApplication BreadcrumbList'],
  ['/blog', 'Organization Blog ItemList BreadcrumbList'],
  ['/blog/stored-before-we-say-so', 'Organization BlogPosting BreadcrumbList'],
  ['/whitepaper', 'Organization CollectionPage ItemList BreadcrumbList'],
  ['/whitepaper/how-a-lock-holds', 'Organization CreativeWork BreadcrumbList'],
  ['/whitepaper/sample-audit', 'Organization TechArticle BreadcrumbList'],
  ['/contact-us', 'Organization ContactPage BreadcrumbList'],
  ['/book', 'Organization WebPage BreadcrumbList'],
  ['/media', 'Organization CollectionPage BreadcrumbList'],
  ['/mint', 'Organization WebPage BreadcrumbList'],
  ['/token-check', 'Organization WebPage BreadcrumbList'],
  ['/dashboard', 'Organization WebPage BreadcrumbList'],
  ['/explore', 'Organization WebPage BreadcrumbList'],
  ['/contracts', 'Organization WebPage BreadcrumbList'],
  ['/pricing', 'Organization WebPage OfferCatalog BreadcrumbList'],
  ['/privacy', 'Organization WebPage BreadcrumbList'],
])('%s has the types %s', (path, types) => {
  const { file } = pages.find((page) => page.path === path)!
  expect(graphOf(file).map((node) => node['@type'])).toEqual(types.split(' '))
})

test('a legal text says when it was changed, and nothing is rated', () => {
  for (const path of ['/privacy', '/termsAndCondition'])
    expect(graphOf(`${path.slice(1)}/index.html`)[1]).toHaveProperty('dateModified')
  expect(pages.filter(({ file }) => /AggregateRating|"Review"/.test(read(file)))).toEqual([])
})
