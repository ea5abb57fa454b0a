import { pricing } from '#content/pricing.ts'
import { auditPrice, listed, menuPrice, tool, type ServicePrice } from './service-prices.ts'

/** A service in short: what menus, lists and forms say of it, and what structured data says it costs. */
export type Service = {
  /** Also the heading of its page. */
  name: string
  /** What the name means in a few words, for the menu. */
  summary: string
  /** What is true afterwards, in at most 80 characters. */
  outcome: string
  /** What is handed over, in at most 60 characters. */
  deliverable: string
  /** Its steps and its indicative range. */
  price: ServicePrice
}

/**
 * The services, in the order of the menu. The key is the path; routes, menu, prices and the contact form's choices derive from it.
 * Every page carries this record, so the words of a service's page are in a file of their own: `src/site/services/<slug>.ts`.
 */
export const services = {
  'smart-contract-audit': {
    name: 'Smart contract audit',
    summary: 'Two people read every line',
    outcome: 'We prove each fault by a test, and two reviewers read each fix',
    deliverable: 'Report in three formats, with the tests as a branch',
    price: auditPrice(pricing.audit.typicalLines),
  },
  'nft-audit': {
    name: 'NFT audit',
    summary: 'Minting, reveal, royalties, metadata',
    outcome: 'We run the seven attacks that break real drops against yours',
    deliverable: 'Report, attack contracts and a launch checklist',
    price: menuPrice(pricing.nftAudit),
  },
  'blockchain-services': {
    name: 'Blockchain services',
    summary: 'We build and run your contract',
    outcome: 'A live, documented contract, and a team you can reach',
    deliverable: 'Design note, contracts, tests, deployment, runbook',
    price: listed(pricing.blockchain),
  },
  'erc20-token-development': {
    name: 'ERC20 token development',
    summary: 'We write and test your token',
    outcome: 'Every power of your token has a holder, a limit and an end',
    deliverable: 'Verified token, tests, powers record, scripts',
    price: menuPrice(pricing.token),
  },
  'web3-marketing': {
    name: 'Web3 marketing',
    summary: 'We launch without bought followers',
    outcome: 'The right users understand your product and have tried it',
    deliverable: 'Calendar, texts, answered channels, weekly figures',
    price: listed(pricing.marketing),
  },
  'web3-design-services': {
    name: 'Web3 UI/UX design',
    summary: 'We show what a signature does',
    outcome: 'Your users know what they sign, what it costs and what happened',
    deliverable: 'Flows, words, components and their tests',
    price: listed(pricing.design),
  },
  'meme-token': {
    name: 'Meme token creator',
    summary: 'Choose, read the source, launch',
    outcome: 'Your token has the powers you chose, and no other',
    deliverable: 'Verified token, exact source, a page of its powers',
    price: tool,
  },
  'token-locking': {
    name: 'Token locking',
    summary: 'No one can release it earlier',
    outcome: 'No one can move the tokens before the date, and anyone can check',
    deliverable: 'A lock on chain, its schedule and its proof',
    price: tool,
  },
  'liquidity-locking': {
    name: 'Liquidity locking',
    summary: 'Pool shares and positions',
    outcome: 'The liquidity stays until the date, and you keep the fees',
    deliverable: 'A lock on chain, and a proof for the whole pool',
    price: tool,
  },
} as const satisfies Record<string, Service>

export type ServiceSlug = keyof typeof services
