import { greeting } from '#content/chat.ts'
import type { Language } from './fact.ts'
import { words as de } from './own-words/de.ts'
import { words as es } from './own-words/es.ts'
import { words as fr } from './own-words/fr.ts'

/** What the assistant says that stands on no page. `{…}` is filled when it is said. */
export type OwnWords = {
  greeting: string
  thanks: string
  bye: string
  self: string
  fine: string
  /** Nothing answers; `{asked}` is what was understood of the question. */
  refusal: string
  /** The same where nothing was understood. */
  refusalOfAll: string
  /** Before the two facts that are nearest. */
  nearest: string
  person: string
  secret: string
  /** Before facts of which none is surely meant. */
  guess: string
  /** Several facts may be meant: their questions follow as buttons. */
  which: string
  talk: string
  write: string
}

export const ownWords: Readonly<Record<Language, OwnWords>> = {
  en: {
    greeting: `Hello. ${greeting}`,
    thanks: 'You are welcome. Is there anything else?',
    bye: 'Goodbye. The conversation stays in this tab until you reload the page.',
    self: 'I’m an automated assistant. I answer only from what is published on this site.',
    fine: 'I’m an automated assistant, so I’m always the same. What would you like to know?',
    refusal: 'This site does not answer a question about “{asked}”.',
    refusalOfAll: 'I don’t have that on this site.',
    nearest: 'These are the nearest questions that it answers:',
    person: 'A person can answer this:',
    secret: 'Never type a recovery phrase or a private key, here or anywhere. We never ask for one.',
    guess: 'I am not sure what you mean. This is the nearest that the site says:',
    which: 'Which of these do you mean?',
    talk: 'Talk to Us',
    write: 'Write a message',
  },
  de,
  fr,
  es,
}
