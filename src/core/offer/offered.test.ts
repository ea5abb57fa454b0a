import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { services } from './catalogue.ts'
import { choicesFor, isOffered, isThere, offered, serviceAt } from './offered.ts'

test.each([
  ['/nft-audit', 'nft-audit'],
  ['/nft-audit#inspect', 'nft-audit'],
  ['/token-locking?token=0x1#lock', 'token-locking'],
  ['/token-locking/7', undefined],
  ['/pricing', undefined],
  ['/constructor', undefined],
  ['/', undefined],
  ['https://example.com/nft-audit', undefined],
  ['nft-audit', undefined],
])('%s is the page of %s', (href, slug) => expect(serviceAt(href)).toBe(slug))

test('a company offers all services but those that it leaves out', () => {
  expect(brand.leftOut.filter((slug) => !Object.hasOwn(services, slug))).toEqual([])
  expect(offered.map(([slug]) => slug)).toEqual(Object.keys(services).filter((slug) => !brand.leftOut.includes(slug)))
  for (const [slug] of offered) expect([isOffered(slug), isThere(`/${slug}#price`)]).toEqual([true, true])
})

test('a choice that is about no service is always there, and one that is about several needs one of them', () => {
  const known = offered[0]![0]
  const choices = [
    ['a', 'A'],
    ['b', 'B', [known]],
    ['c', 'C', []],
  ] as const
  expect(choicesFor(choices)).toEqual([
    ['a', 'A'],
    ['b', 'B'],
  ])
})
