import { brand } from '#content/brand.ts'
import { services, type Service, type ServiceSlug } from './catalogue.ts'

/** Whether the company offers a service. What it leaves out is named once, in `content/brand.ts`. */
export const isOffered = (slug: ServiceSlug): boolean => !brand.leftOut.includes(slug)

/** The services that the company offers, in the order of the menu: everything that lists services reads this. */
export const offered = (Object.entries(services) as [ServiceSlug, Service][]).filter(([slug]) => isOffered(slug))

/**
 * The service whose own page an address leads to, if it is one. The page of one thing below it is not: `/token-locking/7` is about a lock
 * on the chain, which other tools make too.
 */
export function serviceAt(href: string): ServiceSlug | undefined {
  const [, slug = ''] = /^\/([^/?#]+)(?:[?#]|$)/.exec(href) ?? []
  return Object.hasOwn(services, slug) ? (slug as ServiceSlug) : undefined
}

/** Whether an address leads to a page that this company has. Every link to a service asks this. */
export function isThere(href: string): boolean {
  const slug = serviceAt(href)
  return slug === undefined || isOffered(slug)
}

/** The picture that is shown where the page of a thing below a service is shared; that of the first page where the service has none. */
export const shareImage = (slug: ServiceSlug): string => `/og/${isOffered(slug) ? slug : 'home'}.png`

/** Where a token is made: two services have the creator, and either is enough. */
export const creatorPath = isOffered('meme-token') ? '/meme-token' : '/erc20-token-development'

/** The services that are audits. */
export const audits = ['smart-contract-audit', 'nft-audit'] as const

/** A choice of a form, and the services it is about. */
type Choice = readonly [value: string, words: string, about?: readonly ServiceSlug[]]

/** The choices of a form without those that are about nothing the company offers. */
export const choicesFor = <const choice extends Choice>(
  choices: readonly choice[],
): (readonly [choice[0], choice[1]])[] =>
  choices.filter(([, , about]) => about?.some(isOffered) ?? true).map(([value, words]) => [value, words])
