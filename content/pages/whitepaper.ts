import type { Page } from './page.ts'

/** /whitepaper */
export const whitepaper: Page = {
  title: 'Whitepapers: what is written so far',
  description:
    'What we have published about how we build: designs, samples and measurements. Free to read, without an e-mail address.',
  heading: 'Whitepapers',
  lead: 'No whitepaper has been published. What is written about how we build stands on these pages, free to read, without an e-mail address.',
}

/** What can be read instead: path, name, and what stands there. */
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
