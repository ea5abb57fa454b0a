import type { Page } from './page.ts'

/** /contact-us */
export const contactUs: Page = {
  title: 'Contact us',
  description:
    'Tell us what you are building. We reply within one working day; your message is stored before we say so.',
  heading: 'Contact us',
  lead: 'Tell us what you are building. A person reads it and replies within one working day.',
}
