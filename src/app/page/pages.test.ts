import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { menus } from '#app/shell/menus.ts'
import { pages } from '#content/pages/catalogue.ts'
import { services } from '#core/offer/catalogue.ts'
import { namedPages } from './named-pages.ts'
import { prerendered } from './prerendered.ts'

const entries = Object.entries(prerendered).filter(([path]) => path !== '/blog/404')

test.each(entries)('%s has a title and a description of the right length', (_, { title, description }) => {
  expect(title.length).toBeLessThanOrEqual(60)
  expect(description.length).toBeLessThanOrEqual(155)
})

test('no two pages share a title or a description', () => {
  expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length)
  expect(new Set(entries.map(([, { description }]) => description)).size).toBe(entries.length)
})

test('every route of the specification is prerendered, and every page has a route', () => {
  const specified =
    '/ /gitex-global-nft /mint /claim /grants /blockchain-services /smart-contract-audit /nft-audit /erc20-token-development /web3-marketing /web3-design-services /meme-token /token-locking /liquidity-locking /whitepaper /brochures /contact-us /survey /pledge /media /privacy /termsAndCondition /blog'
  const routed = routes.map(({ path, index }) => (index ? '/' : `/${path}`))

  expect(specified.split(' ').filter((path) => !(path in prerendered))).toEqual([])
  expect(Object.keys(pages).filter((path) => path !== '/404' && !routed.includes(path))).toEqual([])
})

test('every file of routes/ is routed, and every route has its file', () => {
  const files = readdirSync(new URL('../routes', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx'),
  )
  const routed = new Set(routes.map(({ file }) => file.replace('routes/', '')))

  expect(files.filter((file) => !routed.has(file))).toEqual([])
  expect([...routed].filter((file) => !existsSync(new URL(`../routes/${file}`, import.meta.url)))).toEqual([])
})

test('the first menu has every service in its order, no menu is empty or names an address twice', () => {
  expect(menus[0]!.links.map(({ href }) => href)).toEqual(Object.keys(services).map((slug) => `/${slug}`))
  for (const { links } of menus) {
    expect(links).not.toEqual([])
    expect(new Set(links.map(({ href }) => href)).size).toBe(links.length)
  }
})

test('the links together name every page', () => {
  const paths = Object.keys(prerendered).filter(
    (path) => path !== '/' && !prerendered[path]!.noindex && !/^\/(?:blog|whitepaper|brochures|attack)\//.test(path),
  )
  expect(namedPages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
})
