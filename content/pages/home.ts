import { brand } from '../brand.ts'
import type { Page } from './page.ts'

/** / */
export const home: Page = {
  title: `${brand.name}: contracts, engraved`,
  description:
    'We review, write and deploy smart contracts that nobody can quietly change afterwards. Read the source, see the tests, check the seal.',
  heading: brand.tagline,
  lead: 'We review, write and deploy smart contracts that nobody can quietly change afterwards. Read the source, see the tests, check the seal.',
}

/** How working with us goes, for every service. */
export const homeSteps = [
  ['Talk', 'half an hour', 'You say what you have, we say what fits, if anything.'],
  ['Scope', 'two working days', 'One commit or one page of words, a price, and what would change it.'],
  ['Work', 'as quoted', 'You see every finding and every commit on the day it exists.'],
  ['Hand over', 'one call', 'Report, source, tests and keys are yours. Ours are gone from the contract.'],
] as const

/** The beginning of the finding that stands in full on the audit's page. */
export const homeFinding = `F-03   High   Resolved
Shares can be withdrawn twice through an unguarded transfer

withdraw() pays the caller, then sets their shares to zero.
While being paid, the caller moves the shares to a second
account, which withdraws them again.`

/** What people ask before they write to us. */
export const homeQuestions = [
  [
    'Who are your clients?',
    'We name none and print no quotes. Check this site, its tests and the contracts its tools deploy.',
  ],
  [
    'Do you hold keys or funds?',
    'No. You sign with your own wallet, and what is deployed has no key of ours, no fee and no way for us to change it.',
  ],
  [
    'Which chains do you work on?',
    'Every chain that runs the Ethereum virtual machine. Where one differs, we test on it and say how.',
  ],
  [
    'What do you turn down?',
    'Contracts that keep holders from selling, hidden fees, and audits whose result is agreed beforehand.',
  ],
] as const
