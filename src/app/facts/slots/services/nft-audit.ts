import type { SlotsOf } from '#assistant/facts/say.ts'
import { pricing } from '#content/pricing.ts'
import { services } from '#core/offer/catalogue.ts'
import { estimateMenu } from '#core/offer/estimate.ts'
import { attacks, phases } from '#site/services/drop/drop.ts'

const { nftAudit } = pricing
const base = estimateMenu(nftAudit, [])

type Option = (typeof nftAudit.options)[number]['id']

/** A phase of the sample drop. Throws when there is none. */
function phaseOf(id: string) {
  const phase = phases.find((one) => one.id === id)
  if (!phase?.each) throw new Error(`The sample drop has no limit in the phase ${id}.`)
  return { cap: phase.cap, each: phase.each }
}

const [list, sale] = [phaseOf('list'), phaseOf('public')]

const daysOf = (id: Option) => nftAudit.options.find((option) => option.id === id)!.days

export const slots: SlotsOf = (say) => {
  const { price } = services['nft-audit']
  if ('tool' in price) throw new Error('An NFT audit has no price.')
  const option = (id: Option) => say.number(daysOf(id))
  return {
    nftAuditPrice: say.moneyRange(price.price),
    nftAuditDays: say.workingDayRange(price.days),
    nftAuditBasePrice: say.moneyRange(base.price),
    nftAuditBaseDays: say.workingDayRange(base.days),
    nftAuditSetUp: say.workingDayRange(price.steps.first!),
    nftAuditAttackDays: say.workingDayRange(price.steps.work!),
    nftAuditRehearsal: say.workingDayRange(price.steps.last!),
    nftAuditAllowListDays: option('allow-list'),
    nftAuditPhasesDays: option('phases'),
    nftAuditRevealDays: option('reveal'),
    nftAuditOnChainDays: option('on-chain'),
    nftAuditRoyaltiesDays: option('royalties'),
    nftAuditEditionsDays: option('editions'),
    nftAuditStakingDays: option('staking'),
    nftAuditProxyDays: option('upgrade'),
    nftAuditListEach: say.number(list.each),
    nftAuditListCap: say.number(list.cap),
    nftAuditPublicEach: say.number(sale.each),
    nftAuditPublicCap: say.number(sale.cap),
    nftAuditAttacks: say.number(attacks.length),
    nftAuditSeenAttacks: say.number(attacks.filter(({ finding }) => finding !== undefined).length),
  }
}
