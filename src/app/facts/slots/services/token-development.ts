import type { SlotsOf } from '#assistant/facts/say.ts'
import { pricing } from '#content/pricing.ts'
import { services } from '#core/offer/catalogue.ts'
import { estimateMenu } from '#core/offer/estimate.ts'
import type { Days, Offer } from '#core/offer/steps.ts'

const offer = services['erc20-token-development'].price as Offer
const plain = estimateMenu(pricing.token, [])

/** The days that an option of the price list adds. */
const daysOf = (id: (typeof pricing.token.options)[number]['id']) =>
  pricing.token.options.find((option) => option.id === id)!.days

/** The days of a step, by its name in the price list. */
const step = (name: string): Days => offer.steps[name]!

export const slots: SlotsOf = (say) => ({
  tokenDevelopmentPrice: say.moneyRange(offer.price),
  tokenDevelopmentTime: say.workingDayRange(offer.days),
  tokenDevelopmentPlainPrice: say.moneyRange(plain.price),
  tokenDevelopmentPlainTime: say.workingDayRange(plain.days),
  tokenDevelopmentDayRate: say.money(pricing.dayRate),
  tokenDevelopmentPowersTime: say.workingDayRange(step('first')),
  tokenDevelopmentBuildTime: say.workingDayRange(step('work')),
  tokenDevelopmentDeployTime: say.workingDayRange(step('last')),
  tokenDevelopmentCapDays: say.number(daysOf('capped')),
  tokenDevelopmentBurnDays: say.number(daysOf('burnable')),
  tokenDevelopmentPermitDays: say.number(daysOf('permit')),
  tokenDevelopmentMintDays: say.number(daysOf('mintable')),
  tokenDevelopmentPauseDays: say.number(daysOf('pausable')),
  tokenDevelopmentVotesDays: say.number(daysOf('votes')),
  tokenDevelopmentLimitsDays: say.number(daysOf('limits')),
  tokenDevelopmentVestingDays: say.number(daysOf('vesting')),
  tokenDevelopmentAirdropDays: say.number(daysOf('airdrop')),
  tokenDevelopmentChainDays: say.number(daysOf('bridge')),
  tokenDevelopmentVestingAdds: say.workingDays(daysOf('vesting')),
  tokenDevelopmentAirdropAdds: say.workingDays(daysOf('airdrop')),
  tokenDevelopmentChainAdds: say.workingDays(daysOf('bridge')),
})
