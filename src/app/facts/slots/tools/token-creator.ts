import { root } from '#app/facts/repository.ts'
import type { SlotsOf } from '#assistant/facts/say.ts'
import { pricing } from '#content/pricing.ts'
import { estimateMenu } from '#core/offer/estimate.ts'
import { gasOf } from '#site/library/documents/measured.server.ts'
import { longest } from '#tools/token/check/check-token.ts'
import { longestDelay } from '#tools/token/features/delay.ts'
import { mostEditions } from '#tools/token/features/erc1155/sale.ts'
import { mostDecimals } from '#tools/token/features/erc20/base.ts'
import { longestLimits, smallestLimit } from '#tools/token/features/erc20/limits.ts'
import { largestBatch } from '#tools/token/features/erc721/consecutive.ts'
import { mostRoyalty } from '#tools/token/features/royalties.ts'
import { tokenVariants } from '#tools/token/generator/variants.ts'
import { mostRows } from '#tools/token/mint-list/read-mint-list.ts'
import { pieceLimits } from '#tools/token/pieces/piece-limits.ts'
import { mostAccounts } from '#tools/token/sale/allow-list.ts'

const secondsADay = 24 * 60 * 60

export const slots: SlotsOf = (say) => ({
  tokenCreatorHandmadePrice: say.moneyRange(estimateMenu(pricing.token, []).price),
  tokenCreatorLimitsDays: say.count(Number(longestLimits) / secondsADay, 'day'),
  tokenCreatorSmallestLimit: say.percent(100 / Number(smallestLimit)),
  tokenCreatorLongestDelay: say.count(Number(longestDelay) / secondsADay, 'day'),
  tokenCreatorMostDecimals: say.number(mostDecimals),
  tokenCreatorLongestSymbol: say.number(longest.symbol),
  tokenCreatorPictureSize: say.count(pieceLimits.picture / 1_000_000, 'megabyte', 'short'),
  tokenCreatorPiecesTogether: say.number(pieceLimits.pieces),
  tokenCreatorAllowListAccounts: say.number(mostAccounts),
  tokenCreatorMostRoyalty: say.percent(Number(mostRoyalty) / 100),
  tokenCreatorMostEditions: say.number(Number(mostEditions)),
  tokenCreatorListPieces: say.number(mostRows),
  tokenCreatorLargestBatch: say.number(Number(largestBatch)),
  tokenCreatorVariants: say.number(tokenVariants().length),
  tokenCreatorGasVtwo: say.gas(gasOf(root, ['Launcher', 'V2'])),
  tokenCreatorGasVthree: say.gas(gasOf(root, ['Launcher', 'V3'])),
  tokenCreatorGasVfour: say.gas(gasOf(root, ['LauncherV4', 'V4, smallest token'])),
})
