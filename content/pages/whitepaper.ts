import type { Page } from './page.ts'

/** /whitepaper */
export const whitepaper: Page = {
  title: 'Whitepapers and a sample audit report',
  description:
    'How our lockers, claims and this site are built, what is proven of them and where they stop; and a sample report. Page and PDF, no e-mail address.',
  heading: 'Whitepapers',
  lead: 'How our contracts and this site are built, what is proven of them, and where they stop. To read here or as a PDF, without an e-mail address. Their figures are taken from the repository when the site is built.',
}

/** What can be read in short: path, name, and what stands there. */
export const written = [
  ['/smart-contract-audit#sample', 'A finding in full', 'Title, lines, cause, failing test, fix. The test was run.'],
  ['/token-locking#sample', 'The rule of the locker', 'In Solidity, and who can do what with a lock.'],
  [
    '/liquidity-locking#powers',
    'Locked liquidity',
    'What stays possible for shares and positions, and a proof for a whole pool.',
  ],
  ['/claim#eligibility', 'Proofs of a list', 'How a campaign decides who may claim.'],
  ['/mint#safety', 'Codes that cannot be copied', 'A printed code as a key.'],
  ['/pricing', 'How a price is formed', 'Every figure, and a calculator.'],
] as const
