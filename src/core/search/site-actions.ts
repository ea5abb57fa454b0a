import { isThere } from '#core/offer/offered.ts'
import { openSearch } from './open-search.ts'

/** Something that a visitor can do here, as the search offers it. `asks` are other words for it. */
export type SiteAction = { name: string; path: string; asks: string }

const allActions: readonly SiteAction[] = [
  { name: 'Lock a token', path: '/token-locking#lock', asks: 'lock tokens vesting schedule locker' },
  {
    name: 'Create a token',
    path: '/meme-token#create',
    asks: 'launch make deploy generate meme coin erc20 nft collection',
  },
  {
    name: 'Estimate an audit',
    path: '/smart-contract-audit#estimate',
    asks: 'price cost quote calculate solidity audit',
  },
  { name: 'Book a call', path: '/book', asks: 'talk schedule meeting appointment phone video' },
  { name: 'Lock liquidity', path: '/liquidity-locking#lock', asks: 'lp uniswap pool position locker' },
  { name: 'See our prices', path: '/pricing', asks: 'pricing price list cost fees day rate' },
  { name: 'Request an audit', path: '/smart-contract-audit#request', asks: 'order quote audit' },
  { name: 'Write to us', path: '/contact-us', asks: 'contact message mail email ask person' },
  { name: 'Check a token', path: '/token-check#check', asks: 'scam honeypot rug verify erc20 address' },
  { name: 'Inspect an NFT collection', path: '/nft-audit#inspect', asks: 'metadata royalties check erc721' },
  { name: 'Grant tokens over time', path: '/grants#give', asks: 'vesting grant team employees' },
  { name: 'Pay out a list', path: '/claim#create', asks: 'airdrop campaign distribute merkle claims' },
  { name: 'Claim tokens', path: '/claim', asks: 'airdrop claim share' },
  { name: 'Mint with a code', path: '/mint', asks: 'redeem event nft voucher' },
  { name: 'See what an account has', path: '/dashboard', asks: 'dashboard my locks tokens wallet' },
  { name: 'Explore tokens and locks', path: '/explore', asks: 'directory browse list launches' },
]

/** What can be done, the most usual first. */
export const siteActions = allActions.filter(({ path }) => isThere(path))

const index = openSearch(
  siteActions.map(({ name, path, asks }) => ({ path, title: name, sections: [{ heading: '', text: asks }] })),
)

/** The actions that a query asks for, at most `limit`: each has every word of the query. */
export function findActions(query: string, limit = 2): SiteAction[] {
  return index
    .search(query, { limit, perPage: 1 })
    .filter(({ coverage }) => coverage === 1)
    .map(({ page }) => siteActions.find(({ path }) => path === page.path)!)
}
