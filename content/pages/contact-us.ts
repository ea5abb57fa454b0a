import type { Page } from './page.ts'

/** /contact-us */
export const contactUs: Page = {
  title: 'Contact us',
  description:
    'Tell us what you are building. We reply within one working day; your message is stored before we say so.',
  heading: 'Contact us',
  lead: 'Tell us what you are building. A person reads it and replies within one working day.',
}

/** What happens to a message, step by step. */
export const nextSteps = [
  'Your message is stored, and you receive a reference number.',
  'It reaches us by mail. If our mail is down, it is tried again for more than a day.',
  'A person who does this work reads it, and replies within one working day: with questions, a range, or the name of someone better suited.',
] as const

/** What makes the first reply a useful one. */
export const helpful = [
  'What exists: an address, a repository, a draft, or only the idea.',
  'What must never happen to it.',
  'The date that cannot move, if there is one.',
] as const
