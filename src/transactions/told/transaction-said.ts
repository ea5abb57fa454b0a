import type { SayState } from '#transactions/track/transaction-sentence.ts'
import { staysEnglish, told } from './phrase-book.ts'
import { reasonSaid } from './reasons/reason-words.ts'

/** What a transaction does, as the list says it; marked where it stays English in a window of another language. */
export function descriptionSaid(description: string): { text: string; lang?: 'en' } {
  return { text: told(description), ...(staysEnglish(description) && { lang: 'en' }) }
}

/** The words about a state, with the reason of a contract in words. */
export const withReason =
  (say: SayState): SayState =>
  (word, facts) =>
    say(word, facts?.reason ? { ...facts, reason: reasonSaid(facts.reason) } : facts)
