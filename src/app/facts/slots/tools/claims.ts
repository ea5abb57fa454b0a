import { root } from '#app/facts/repository.ts'
import type { SlotsOf } from '#assistant/facts/say.ts'
import { retention } from '#content/legal/retention.ts'
import { pricing } from '#content/pricing.ts'
import { gasOf } from '#site/library/documents/measured.server.ts'
import { mostEntries } from '#tools/claim-list/list-shape.ts'

const gas = (operation: string) => gasOf(root, ['MerkleClaims', operation])

export const slots: SlotsOf = (say) => ({
  claimsMostEntries: say.number(mostEntries),
  claimsUnfundedDays: say.count(retention.unfundedListDays, 'day'),
  claimsDayRate: say.money(pricing.dayRate),
  claimsGas: say.gas(gas('claim, 17 levels')),
  claimsFirstGas: say.gas(gas('claim, 17 levels, first of 256 entries')),
  claimsSignedGas: say.gas(gas('claimBySig, 17 levels')),
  claimsCreateGas: say.gas(gas('createCampaign')),
  claimsCreateFirstGas: say.gas(gas('createCampaign, first of a token')),
  claimsGasLock: say.gas(gas('claim into a lock, 17 levels')),
  claimsGasGrant: say.gas(gas('claim into a grant that can be revoked, 17 levels')),
  claimsRefundGas: say.gas(gas('refund')),
})
