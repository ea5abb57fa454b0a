import { failing, type ErrorList } from '#core/errors.ts'

/** What the assistant refuses. Each has a heading in docs/errors.md. */
export const chatErrors = {
  'chat.empty': { status: 400, message: () => 'Write a question first.' },
  'chat.resting': {
    status: 503,
    message: (facts: { seconds: number }) =>
      `The assistant does not answer at the moment. Please try again in ${facts.seconds} seconds.`,
  },
  'chat.secret': {
    status: 422,
    message: () =>
      'This looks like the secret of a wallet. It was not passed on and not stored. Never send it to anyone.',
  },
  'chat.timeout': { status: 504, message: () => 'The assistant took too long to answer. Please try again.' },
  'chat.too-long': {
    status: 413,
    message: (facts: { limit: number }) => `Please keep it under ${facts.limit.toLocaleString('en')} characters.`,
  },
  'chat.unreachable': { status: 502, message: () => 'The assistant could not be reached. Please try again later.' },
} as const satisfies ErrorList

/** An expected failure of the assistant. */
export const failChat = failing(chatErrors)
