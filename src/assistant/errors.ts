import { failing, type ErrorList } from '#core/errors.ts'
import { figure } from '#core/text/figure.ts'

/** What the assistant refuses. Each has a heading in docs/errors.md. */
export const chatErrors = {
  'chat.empty': { status: 400, message: () => 'Write a question first.' },
  'chat.resting': {
    status: 503,
    message: (facts: { seconds: number }) => `The assistant is not available. Try again in ${facts.seconds} seconds.`,
  },
  'chat.secret': {
    status: 422,
    message: () => 'This looks like a wallet’s secret, so it was not stored or passed on. Never send it to anyone.',
  },
  'chat.timeout': {
    status: 504,
    message: () => 'The assistant took too long to answer. Your message is kept. Try again.',
  },
  'chat.too-long': {
    status: 413,
    message: (facts: { limit: number }) => `Keep it under ${figure(facts.limit)} characters.`,
  },
  'chat.unreachable': { status: 502, message: () => 'We could not reach the assistant. Try again later.' },
} as const satisfies ErrorList

/** An expected failure of the assistant. */
export const failChat = failing(chatErrors)
