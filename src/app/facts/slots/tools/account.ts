import type { SlotsOf } from '#assistant/facts/say.ts'
import { retention } from '#content/legal/retention.ts'

export const slots: SlotsOf = (say) => ({
  accountConfirmDays: say.count(retention.unconfirmedDays, 'day'),
})
