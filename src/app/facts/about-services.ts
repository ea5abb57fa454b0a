import type { Fact } from '#content/answers/fact.ts'
import { services, type ServiceSlug } from '#core/offer/catalogue.ts'
import { serviceAt } from '#core/offer/offered.ts'

/** The topics that are about one service alone. */
const topics: Readonly<Record<string, ServiceSlug>> = {
  audit: 'smart-contract-audit',
  'nft-audit': 'nft-audit',
  'token-development': 'erc20-token-development',
  marketing: 'web3-marketing',
  design: 'web3-design-services',
  development: 'blockchain-services',
  'token-creator': 'meme-token',
  'token-locking': 'token-locking',
  'liquidity-locking': 'liquidity-locking',
}

/** Sections of other pages that are about one service, and go with it. */
const sections: Readonly<Record<string, ServiceSlug>> = {
  '/pricing#audit': 'smart-contract-audit',
  '/pricing#token': 'erc20-token-development',
  '/pricing#nft': 'nft-audit',
}

/** How facts about something else name a service; one that is not here is named by its name. */
const names: Readonly<Partial<Record<ServiceSlug, RegExp>>> = {
  'smart-contract-audit': /(?<!nft |sample )\baudits?\b(?! report)/i,
  'nft-audit': /\bnft (?:audit|inspector)/i,
  'blockchain-services': /\bblockchain services\b/i,
  'erc20-token-development': /\btoken development\b|\btoken that we write\b/i,
  'web3-marketing': /\bmarketing\b/i,
  'web3-design-services': /\bweb3 (?:ui\/ux )?design\b/i,
  'meme-token': /\b(?:token|our) creator\b|\bmeme token\b/i,
  'token-locking': /\btoken lock(?:s|ing)?\b/i,
  'liquidity-locking': /\bliquidity (?:locking|page)\b|\block (?:the|its) liquidity\b/i,
}

/**
 * The services that a fact is about, by its topic, its place, and what it says in English. A company that leaves one of them out does not
 * tell the fact: the assistant then says less, and nothing that is wrong.
 */
export function servicesOf({ topic, at, asks, says }: Fact & { topic: string }): ReadonlySet<ServiceSlug> {
  const words = `${asks[0]} ${says.replaceAll(/\{\w+\}/g, '')}`
  const found = [topics[topic], serviceAt(at), sections[at]].filter((slug) => slug !== undefined)
  const named = (Object.keys(services) as ServiceSlug[]).filter((slug) =>
    (names[slug] ?? new RegExp(services[slug].name, 'i')).test(words),
  )
  return new Set([...found, ...named])
}
