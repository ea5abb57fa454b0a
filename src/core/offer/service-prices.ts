import { pricing } from '#content/pricing.ts'
import type { ServiceSlug } from './catalogue.ts'
import { estimateAudit, estimateMenu, type Estimate } from './estimate.ts'

/** The range of a service, in working days and in money. A tool costs nothing but the fee of the network. */
export type ServicePrice = Pick<Estimate, 'days' | 'price'> | { tool: true }

const { audit, token, nftAudit, dayRate } = pricing

const auditOf = (lines: number) =>
  estimateAudit({ lines, interfaceLines: 0, externalCalls: 0, inheritance: 0, ready: 0 })
const between = (least: Estimate, most: Estimate): ServicePrice => ({
  days: [least.days[0], most.days[1]],
  price: [least.price[0], most.price[1]],
})
const everything = (menu: { options: readonly { id: string }[] }) => menu.options.map(({ id }) => id)
const flat = ({ people, days: [from, to] }: { people: number; days: readonly [number, number] }): ServicePrice => ({
  days: [from, to],
  price: [from * people * dayRate, to * people * dayRate],
})

/** The indicative range of each service, by its path. */
export const servicePrices = {
  'smart-contract-audit': between(auditOf(audit.typicalLines[0]), auditOf(audit.typicalLines[1])),
  'nft-audit': between(estimateMenu(nftAudit, []), estimateMenu(nftAudit, everything(nftAudit))),
  'blockchain-services': flat(pricing.blockchainServices),
  'erc20-token-development': between(estimateMenu(token, []), estimateMenu(token, everything(token))),
  'web3-marketing': flat(pricing.marketing),
  'web3-design-services': flat(pricing.design),
  'meme-token': { tool: true },
  'token-locking': { tool: true },
  'liquidity-locking': { tool: true },
} as const satisfies Record<ServiceSlug, ServicePrice>
