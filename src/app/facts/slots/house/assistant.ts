import { messageLength } from '#assistant/messages/message-bounds.ts'
import { retention } from '#content/legal/retention.ts'
import type { SlotsOf } from '#assistant/facts/say.ts'
import { answerTime, phonesIn } from '#app/facts/slots/house/company.ts'

export const slots: SlotsOf = (say) => ({
  assistantAnswer: answerTime(say),
  assistantPhones: phonesIn(say),
  assistantLength: say.number(messageLength),
  assistantChat: say.count(retention.chatDays, 'day'),
})
