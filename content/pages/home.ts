import type { ServiceSlug } from '#core/offer/catalogue.ts'
import { brand } from '../brand.ts'
import type { Page } from './page.ts'

/** / */
export const home: Page = {
  title: `${brand.name}: contracts, engraved`,
  description:
    'Audits, tokens and locks for teams whose contracts hold other people’s money. Fixed scope, fixed price, and figures you can check.',
  heading: brand.tagline,
  lead: 'We audit, write and lock smart contracts for teams that hold other people’s money. You get a fixed scope, a fixed price and proof you can check.',
}

/** Whom we work for: what brings them, what they get, and the service that gives it. */
export const clients: readonly {
  who: string
  problem: string
  get: string
  service: ServiceSlug
}[] = [
  {
    who: 'Protocol teams before launch',
    problem: 'Your contracts will hold deposits, and only the people who wrote them have read them.',
    get: 'Two reviewers read every line. You get findings with failing tests, and one review of your fixes.',
    service: 'smart-contract-audit',
  },
  {
    who: 'NFT studios before a drop',
    problem: 'One bot, one guessed reveal or one wrong price can spoil the day of the mint.',
    get: 'We run the seven attacks that break real drops against yours, and hand over the attack contracts.',
    service: 'nft-audit',
  },
  {
    who: 'Companies that need a contract',
    problem: 'You know the rule you want. You need people who write it, test it and answer for it.',
    get: 'You get design, contract, tests, deployment and a runbook. The keys are yours from the first day.',
    service: 'blockchain-services',
  },
  {
    who: 'Founders of a token',
    problem: 'Buyers ask what you can do with your share and with the liquidity.',
    get: 'You launch a tested token, lock your share and send buyers a public proof. No account is needed.',
    service: 'token-locking',
  },
]

/** How working with us goes, for every service. */
export const homeSteps = [
  ['Talk', 'half an hour', 'Show us what you have. We tell you which service fits, or that none does.'],
  ['Scope', 'two working days', 'We agree the commit or a one-page brief, the price, and what would change it.'],
  ['Work', 'as quoted', 'You see each finding and each commit the day we write it.'],
  ['Hand over', 'one call', 'You own the report, source, tests and keys. We keep no access.'],
] as const

/** What people ask before they write to us. */
export const homeQuestions = [
  [
    'Who are your clients?',
    'We publish no client names. Judge us by what you can check: our code, its tests and the contracts our tools deploy.',
  ],
  [
    'Do you hold keys or funds?',
    'No. You sign with your own wallet. A contract you deploy here has no key of ours and no fee of ours, and we cannot change it.',
  ],
  [
    'Which chains do you work on?',
    'We work on every chain that runs the Ethereum virtual machine. Where a chain differs, we test on it and say how.',
  ],
  [
    'What do you turn down?',
    'We turn down contracts that keep holders from selling, hidden fees, and audits whose result is agreed beforehand.',
  ],
] as const
