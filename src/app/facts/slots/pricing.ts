import type { SlotsOf } from '#app/facts/say.ts'
import { pricing } from '#content/pricing.ts'

export const slots: SlotsOf = (say) => ({
  dayRate: say.money(pricing.dayRate),
})
