import type { Page } from './page.ts'

/** /contact-us */
export const contactUs: Page = {
  title: 'Contact us',
  description:
    'Tell us what you are building. A person replies within one working day, and you get a reference number.',
  heading: 'Contact us',
  lead: 'Tell us what you are building. A person reads it and replies within one working day.',
}

/** What happens to a message, step by step. */
export const nextSteps = [
  'We store your message and show you a reference number.',
  'It reaches us by mail. If our mail is down, the site tries again for more than a day.',
  'A person who does this work reads it and replies within one working day. You get questions, a price range, or the name of a better firm for it.',
] as const

/** What makes the first reply a useful one. */
export const helpful = [
  'Say what exists: an address, a repository, a draft or the idea.',
  'Say what must never happen to it.',
  'Say which date cannot move, if there is one.',
] as const
