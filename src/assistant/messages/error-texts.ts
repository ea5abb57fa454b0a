import { unreachable } from '#core/unreachable.ts'

/** What a visitor reads in place of a reply. */
export const errorTexts = {
  /** Nothing came at all. */
  network: unreachable,
  /** An answer came, and no word in it. */
  empty:
    "I'm sorry, but I couldn't generate a response. This might be due to a connection issue with our AI system. Please try asking again or rephrase your question.",
  /** Everything else, such as a stream that breaks. */
  other: 'Sorry, there was an issue connecting to our service. Please try again later.',
} as const

/** Why a reply is missing or unfinished. `status`: the answer was none of success. */
export type ReplyFailure = keyof typeof errorTexts | 'status'

/** The text for an answer whose status is none of success. */
export const statusText = (code: number): string => `Error: HTTP error! Status: ${code}`
