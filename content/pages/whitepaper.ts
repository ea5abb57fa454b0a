import type { Page } from './page.ts'

/** /whitepaper */
export const whitepaper: Page = {
  title: 'Whitepapers and a sample audit report',
  description:
    'How our lockers, claims and this site work, what we have proven and what we have not, and a sample audit report. We ask for no e-mail address.',
  heading: 'Whitepapers',
  lead: 'Read how our contracts and this site work, what we have proven, and where the limits are. Each paper is a page and a PDF. We ask for no e-mail address.',
}

/** What can be read in short: path, name, and what it says. */
export const written = [
  [
    '/smart-contract-audit#sample',
    'A finding in full',
    'You see its lines, cause, failing test and fix. We ran the test.',
  ],
  [
    '/token-locking#sample',
    'The rule of the locker',
    'You read the rule in Solidity, and who can do what with a lock.',
  ],
  [
    '/liquidity-locking#powers',
    'Locked liquidity',
    'You see what shares and positions can still do, and a proof for a whole pool.',
  ],
  ['/claim#eligibility', 'Proofs of a list', 'You read how a campaign decides who may claim.'],
  ['/mint#safety', 'Codes that cannot be copied', 'You read how a printed code works as a key.'],
  ['/pricing', 'How a price is formed', 'You find every figure and a calculator.'],
] as const
