import type { AcceptanceVisit } from './acceptance-case.ts'
import { complaints, fetched, text } from './measures.ts'

/** Every route of the specification, and the heading of its page. */
const routes: [string, string, { still?: boolean }?][] = [
  ['/', 'Contracts, engraved.'],
  ['/mint', 'Mint'],
  ['/claim', 'Claim'],
  ['/blockchain-services', 'Blockchain services'],
  ['/smart-contract-audit', 'Smart contract audit'],
  ['/nft-audit', 'NFT audit'],
  ['/erc20-token-development', 'ERC20 token development'],
  ['/web3-marketing', 'Web3 marketing'],
  ['/web3-design-services', 'Web3 UI/UX design'],
  ['/meme-token', 'Meme token creator'],
  ['/token-locking', 'Token locking'],
  ['/liquidity-locking', 'Liquidity locking'],
  ['/whitepaper', 'Whitepapers'],
  ['/brochures', 'Brochures'],
  ['/contact-us', 'Contact us'],
  ['/survey', 'What makes you trust a contract?'],
  ['/pledge', 'The pledge'],
  ['/media', 'Media'],
  ['/privacy', 'Privacy Statement', { still: true }],
  ['/termsAndCondition', 'Terms and conditions', { still: true }],
  ['/blog', 'Blog'],
  ['/blog/launch-checklist', 'A launch checklist for tokens'],
]

/** Runs in the page: what of the frame of every page is there, and whether all of it fits the screen. */
function frameOf(): string[] {
  const bar = document.querySelector('header.header')
  const isFixed = bar !== null && ['fixed', 'sticky'].includes(getComputedStyle(bar).position)
  return [
    ...(isFixed ? ['fixed bar'] : []),
    ...(document.querySelector('.toaster, [popover].toast-log') ? ['toast area'] : []),
    ...(document.querySelector('footer.footer') ? ['footer'] : []),
    ...(document.documentElement.scrollWidth <= innerWidth ? ['fits'] : ['wider than the screen']),
  ]
}

export const screens: readonly AcceptanceVisit[] = [
  ...routes.map(([path, heading, given]): AcceptanceVisit => ({
    name: path,
    path,
    asBefore: true,
    ...given,
    cases: [
      { section: 2, statement: `${path} shows its screen`, measure: text('h1'), expected: heading },
      { section: 2, statement: `${path} answers with a page`, measure: fetched(path), expected: '200 text/html' },
      {
        section: 2,
        statement: `${path} has the fixed bar, the toast area and the footer, and is not wider than the screen`,
        measure: (page) => page.run(frameOf),
        expected: ['fixed bar', 'toast area', 'footer', 'fits'],
      },
      {
        section: 2,
        statement: `${path} gives the browser nothing to complain about: no error, no refusal of a policy`,
        measure: complaints,
        expected: [],
      },
    ],
  })),
  {
    name: 'any other path',
    path: '/no-such-page',
    asBefore: true,
    cases: [
      {
        section: 2,
        statement: 'Any other path shows the not-found page',
        measure: text('h1'),
        expected: 'This plate was never engraved.',
      },
      {
        section: 8,
        statement: 'A route that does not exist answers with status 404',
        measure: fetched('/no-such-page'),
        expected: '404 text/html',
      },
    ],
  },
  {
    name: 'the code of the event',
    path: '/privacy',
    still: true,
    asBefore: true,
    begin: (page) => page.run(() => void history.pushState(null, '', '/privacy#before')),
    cases: [
      {
        section: 2,
        statement: '/gitex-global-nft leads to /mint with the query parameter code',
        act: (page) => page.run(() => void setTimeout(() => location.assign('/gitex-global-nft'))),
        measure: (page) => page.run(() => location.pathname + location.search),
        expected: '/mint?code=gitex-global',
      },
      {
        section: 2,
        statement: 'That redirect replaces its entry in the history: going back leads before it',
        act: (page) => page.run(() => void setTimeout(() => history.back(), 100)),
        measure: (page) => page.run(() => location.pathname),
        expected: '/privacy',
        cannot: { firefox: 'After a step back, the next navigation of its driver here ends in a timeout.' },
      },
    ],
  },
]
