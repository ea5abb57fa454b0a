import { brand } from '#content/brand.ts'
import { isThere, offered } from '#core/offer/offered.ts'

/** One link of a menu. An address that starts with `/` is ours; every other opens in a new tab. */
export type MenuLink = { name: string; href: string; summary?: string }

/** What a visitor can use now, each where its tool is the first thing on the page. */
const allTools: readonly MenuLink[] = [
  { name: 'Audit estimate', href: '/smart-contract-audit#estimate' },
  { name: 'Token creator', href: '/meme-token#create' },
  { name: 'Token lock', href: '/token-locking#lock' },
  { name: 'Liquidity lock', href: '/liquidity-locking#lock' },
  { name: 'Vesting grants', href: '/grants#give' },
  { name: 'Claims', href: '/claim' },
  { name: 'Mint by code', href: '/mint' },
  { name: 'NFT inspector', href: '/nft-audit#inspect' },
  { name: 'Token check', href: '/token-check#check' },
  { name: 'Explore', href: '/explore' },
]

export const tools = allTools.filter(({ href }) => isThere(href))

export const pricing: MenuLink = { name: 'Pricing', href: '/pricing' }

export const serviceLinks: readonly MenuLink[] = offered.map(([slug, { name, summary }]) => ({
  name,
  summary,
  href: `/${slug}`,
}))

/** A menu of the bar. What stands `beside` its links is a list of its own, under a name of its own. */
export type Menu = {
  id: string
  name: string
  links: readonly MenuLink[]
  beside?: { name: string; links: readonly MenuLink[] }
}

/** The menus of the bar, in order. A company without products has none of them. */
const allMenus: readonly Menu[] = [
  {
    id: 'services',
    name: 'Services',
    links: serviceLinks,
    beside: { name: 'Tools', links: [...tools, pricing] },
  },
  { id: 'products', name: 'Products', links: brand.products },
  {
    id: 'resources',
    name: 'Resources',
    links: [
      { name: 'Blogs', summary: 'What we learn and measure', href: '/blog' },
      { name: 'Whitepapers', summary: 'Designs, proofs, measurements', href: '/whitepaper' },
      { name: 'Brochures', summary: 'Short texts for colleagues', href: '/brochures' },
    ],
  },
]

export const menus = allMenus.filter(({ links }) => links.length > 0)

/** The footer's own column of pages. */
export const usefulLinks: readonly MenuLink[] = [
  { name: 'Survey', href: '/survey' },
  { name: 'Pledge', href: '/pledge' },
  { name: 'Media', href: '/media' },
  { name: 'Contact Us', href: '/contact-us' },
]
