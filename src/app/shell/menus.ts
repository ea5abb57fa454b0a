import { brand } from '#content/brand.ts'
import { services } from '#core/offer/catalogue.ts'

/** One link of a menu. An address that starts with `/` is ours; every other opens in a new tab. */
export type MenuLink = { name: string; href: string; summary?: string }

/** The three menus of the bar, in order. */
export const menus: readonly { id: string; name: string; links: readonly MenuLink[] }[] = [
  {
    id: 'services',
    name: 'Services',
    links: Object.entries(services).map(([slug, { name, summary }]) => ({ name, summary, href: `/${slug}` })),
  },
  { id: 'products', name: 'Products', links: brand.products },
  {
    id: 'resources',
    name: 'Resources',
    links: [
      { name: 'Blogs', summary: 'Notes from the workshop', href: '/blog' },
      { name: 'Whitepapers', summary: 'Designs, proofs, measurements', href: '/whitepaper' },
      { name: 'Brochures', summary: 'Short texts to hand on', href: '/brochures' },
    ],
  },
]

/** The footer's own column of pages. */
export const usefulLinks: readonly MenuLink[] = [
  { name: 'Survey', href: '/survey' },
  { name: 'Pledge', href: '/pledge' },
  { name: 'Media', href: '/media' },
  { name: 'Contact Us', href: '/contact-us' },
]
