/** A link of the menus, which opens in a new tab. */
type Link = { readonly name: string; readonly href: string }

/**
 * Everything a company changes to make the site its own: names, links, contacts. Words of the pages stand beside this file and
 * in `src/site/services`. `npm run brand` writes this file from a company's answers (`docs/brand.md`). Addresses under example.com are reserved for
 * documentation; replace them.
 */
export const brand = {
  name: 'Intaglio',
  tagline: 'Contracts, engraved.',
  email: 'hello@intaglio.example',
  phones: ['+1 202 555 0143', '+44 20 7946 0958'],
  /** Where Talk to Us leads when SCHEDULING_URL is not set: our own page, whose hours `booking.ts` gives. */
  schedulingUrl: '/book',
  /** The code /gitex-global-nft leads to when EVENT_CODE is not set. */
  eventCode: 'gitex-global',
  copyrightYear: 2025,
  /** Services that the company does not offer, by the keys of `src/core/offer/catalogue.ts`. They leave no page, price, choice or answer. */
  leftOut: [] as readonly string[],
  products: [
    {
      name: 'Tokenization studio',
      summary: 'Games and assets on chain',
      href: 'https://example.com/intaglio/tokenization-studio',
    },
    {
      name: 'Digital identity',
      summary: 'Proofs without paperwork',
      href: 'https://example.com/intaglio/digital-identity',
    },
    { name: 'Asset minting', summary: 'From a file to a token', href: 'https://example.com/intaglio/asset-minting' },
  ] as readonly (Link & { readonly summary: string })[],
  connect: [
    { name: 'LinkedIn', href: 'https://example.com/intaglio/linkedin' },
    { name: 'Telegram', href: 'https://example.com/intaglio/telegram' },
    { name: 'Twitter', href: 'https://example.com/intaglio/twitter' },
    { name: 'Discord', href: 'https://example.com/intaglio/discord' },
    { name: 'YouTube', href: 'https://example.com/intaglio/youtube' },
  ] as readonly Link[],
} as const

/**
 * Where the Markdown of posts is edited on the web, such as `https://github.com/you/site/edit/main/content/blog/posts/`. Empty: posts
 * carry no such link, as when they are kept in Sanity. It stands apart, because no other page needs it.
 */
export const postsEditedAt: string = ''
