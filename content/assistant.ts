import { greeting, talkToUs } from './chat.ts'

/** What the assistant says that stands on no page. All else are sentences of the pages. */
export const ownWords = {
  greeting: `Hello. ${greeting}`,
  thanks: 'You are welcome. Is there anything else?',
  bye: 'Goodbye. The conversation stays in this tab until you reload the page.',
  self: 'I’m an automated assistant. I answer only from what is published on this site.',
  fine: 'I’m an automated assistant, so I’m always the same. What would you like to know?',
  refusal: 'I don’t have that on this site.',
  person: 'A person can answer this:',
  secret: 'Never type a recovery phrase or a private key, here or anywhere. We never ask for one.',
  open: 'Open it here:',
  talk: talkToUs,
  write: 'Write a message',
} as const

/** How what can be asked about a service is offered as the next question, by the id of the aspect. */
export const nextQuestions: Readonly<Record<string, string>> = {
  price: 'What does it cost?',
  time: 'How long does it take?',
  steps: 'How does it go?',
  deliverables: 'What do I receive?',
  needs: 'What do you need from me?',
  limits: 'What is it not?',
}
