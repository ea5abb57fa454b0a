import type { ServiceSlug } from '#core/offer/catalogue.ts'

/** A service in one line: what is true afterwards, in at most 80 characters, and what is handed over, in at most 60. */
export type Outcome = readonly [outcome: string, deliverable: string]

/** Every service in one line, for lists of them: apart from the words of its page, which only that page loads. */
export const outcomes: Record<ServiceSlug, Outcome> = {
  'smart-contract-audit': [
    'Every fault we found is proven by a test, and every fix has been read',
    'Report in three formats, with the tests as a branch',
  ],
  'nft-audit': [
    'Every known way to cheat a drop has been tried on yours',
    'Report, attack contracts and a launch checklist',
  ],
  'blockchain-services': [
    'A contract runs, its powers are written down, and someone answers',
    'Design note, contracts, tests, deployment, runbook',
  ],
  'erc20-token-development': [
    'A token whose every power has a holder, a limit and an end',
    'Verified token, tests, powers record, scripts',
  ],
  'web3-marketing': [
    'People who could use it know what it does and have tried it',
    'Calendar, texts, answered channels, weekly figures',
  ],
  'web3-design-services': [
    'Users know what they sign, what it costs and what happened',
    'Flows, words, components and their tests',
  ],
  'meme-token': [
    'A token with no power in it but those you chose',
    'Verified token, exact source, a page of its powers',
  ],
  'token-locking': [
    'The share is out of everybody’s reach until the date, provably',
    'A lock on chain, its schedule and its proof',
  ],
  'liquidity-locking': [
    'Liquidity stays until the date, and its fees still reach you',
    'A lock on chain, and a proof for the whole pool',
  ],
}
