import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tellFacts } from '#app/facts/tell-facts.ts'
import { createAssistant } from '#assistant/facts/answer.ts'
import { pricing } from '#content/pricing.ts'
import { services } from '#core/offer/catalogue.ts'
import { estimateAudit, estimateMenu } from '#core/offer/estimate.ts'
import type { Offer } from '#core/offer/steps.ts'
import { openSearch } from '#core/search/open-search.ts'
import { pdfPath } from '#site/library/documents/addresses.ts'
import { readPdf, textsOf } from '#site/library/pdf/test-read-pdf.ts'
import { attributeOf, elementsBelow, readPage, textOf } from '../../scripts/discovery/discovery-tree.ts'
import { builtSite } from '../eval/built-site.ts'

const pageAt = (path: string) => readPage(readFileSync(`build/client${path}/index.html`, 'utf8')).main
const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Every number of working days in a text: `4 to 16 working days`, `up to 3 working days`, `1 working day`. */
const daysIn = (text: string): [number, number][] =>
  [...squeezed(text).matchAll(/(?:(\d+) to |(up to ))?(\d+) working days?/g)].map(([, from, open, to]) => [
    from ? Number(from) : open ? 0 : Number(to),
    Number(to),
  ])
const moneyIn = (text: string) =>
  [...squeezed(text).matchAll(/([\d,]+) to ([\d,]+) USD/g)].map(([, from, to]) =>
    [from!, to!].map((figure) => Number(figure.replaceAll(',', ''))),
  )

/** The services that are paid by the day, each as it is offered. */
const offers = Object.entries(services).flatMap(([slug, { price }]) =>
  'tool' in price ? [] : [[slug, price as Offer] as const],
)
const assistant = createAssistant({ index: openSearch(builtSite().pages), facts: await tellFacts() })

test.each(offers)('/%s takes in its header what its steps take together', (slug, { days, price }) => {
  const main = pageAt(`/${slug}`)
  const facts = elementsBelow(main).find(({ tagName }) => tagName === 'dl')!
  const steps = elementsBelow(main)
    .filter((element) => attributeOf(element, 'class') === 'step-facts')
    .flatMap((element) => daysIn(textOf(element)))
  expect(steps.length).toBeGreaterThan(2)
  expect(daysIn(textOf(facts))).toEqual([days])
  expect(moneyIn(textOf(facts))).toEqual([price])
  expect(steps.reduce(([from, to], step) => [from + step[0], to + step[1]], [0, 0])).toEqual(days)
})

test.each(offers)('/%s takes on the price page what it takes on its own', (slug, { days, price }) => {
  const row = elementsBelow(pageAt('/pricing')).find(
    (element) =>
      element.tagName === 'tr' && elementsBelow(element).some((link) => attributeOf(link, 'href') === `/${slug}`),
  )!
  expect(daysIn(textOf(row))).toEqual([days])
  expect(moneyIn(textOf(row))).toEqual([price])
})

test.each(offers)('the assistant, asked on /%s, says how long it takes to the day', (slug, { days }) => {
  const { output } = assistant('How long does it take?', { page: `/${slug}` })
  expect(daysIn(output)).toContainEqual(days)
})

test.each([
  ['security-services', ['smart-contract-audit', 'nft-audit']],
  ['tokens-and-locks', ['erc20-token-development', 'blockchain-services']],
  ['marketing-and-design', ['web3-marketing', 'web3-design-services']],
] as const)('the brochure %s has the days and the prices of its services', (document, slugs) => {
  const page = textOf(pageAt(`/brochures/${document}`))
  const print = textsOf(readPdf(readFileSync(`build/client${pdfPath(document)}`)))
    .map(({ text }) => text)
    .join(' ')
  for (const slug of slugs) {
    const { days, price } = services[slug].price as Offer
    for (const text of [page, print]) {
      expect(daysIn(text)).toContainEqual(days)
      expect(moneyIn(text)).toContainEqual(price)
    }
  }
})

/** All that a menu has. */
const all = (menu: { options: readonly { id: string }[] }) => menu.options.map(({ id }) => id)

test('the calculators end where the pages say that a service begins and ends', () => {
  const plain = { interfaceLines: 0, externalCalls: 0, inheritance: 0, ready: 0 }
  const [fewest, most] = pricing.audit.typicalLines
  const ends = {
    'smart-contract-audit': [fewest, most].map((lines) => estimateAudit({ ...plain, lines })),
    'nft-audit': [[], all(pricing.nftAudit)].map((chosen) => estimateMenu(pricing.nftAudit, chosen)),
    'erc20-token-development': [[], all(pricing.token)].map((chosen) => estimateMenu(pricing.token, chosen)),
  }
  for (const [slug, [least, greatest]] of Object.entries(ends)) {
    const { days, price } = services[slug as keyof typeof ends].price as Offer
    expect([least!.days[0], greatest!.days[1]]).toEqual(days)
    expect([least!.price[0], greatest!.price[1]]).toEqual(price)
  }
})
