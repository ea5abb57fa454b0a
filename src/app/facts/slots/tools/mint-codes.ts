import { root } from '#app/facts/repository.ts'
import type { SlotsOf } from '#assistant/facts/say.ts'
import { brand } from '#content/brand.ts'
import { pricing } from '#content/pricing.ts'
import { gasOf } from '#site/library/documents/measured.server.ts'
import { mostCodes } from '#tools/mint/codes/code-list.server.ts'
import { sampleCodes } from '#tools/mint/codes/sample-codes.ts'

const gas = (operation: string) => gasOf(root, ['CodeMint721', operation])

export const slots: SlotsOf = (say) => ({
  mintCodeLength: say.number(sampleCodes[0]!.length),
  mintMostCodes: say.number(mostCodes),
  mintEventCode: brand.eventCode,
  mintDayRate: say.money(pricing.dayRate),
  mintRedeemGas: say.gas(gas('redeem, 14 levels')),
  mintEventGas: say.gas(gas('mint 1')),
  mintFirstGas: say.gas(gas('mint 1, first of the collection')),
  mintTwoGas: say.gas(gas('mint 2 more')),
  mintRedeemFirstGas: say.gas(gas('redeem, 14 levels, first of 256 codes')),
  mintMoveGas: say.gas(gas('transferFrom')),
  mintDrawGas: say.gas(gas('tokenURI (read by eth_call)')),
})
