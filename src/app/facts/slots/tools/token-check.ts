import type { SlotsOf } from '#assistant/facts/say.ts'
import { sizes } from '#tools/token/simulate/market.ts'

export const slots: SlotsOf = (say) => ({
  // Sizes are in ten-thousandths of a pool.
  tokenCheckLargestSize: say.percent(Math.max(...sizes) / 100),
})
