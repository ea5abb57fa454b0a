import { mailLinkPages } from '#forms/http/mail-links.server.ts'
import type { Pages } from '#ui/pages/page-shell.server.ts'

/** What the pages behind the links of a mail say. */
const words = {
  confirm: {
    title: 'Confirm your address',
    ask: 'Press the button and you are on the list.',
    button: 'Confirm my address',
    thanks: 'Thank you. Your address is confirmed.',
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    ask: 'Press the button and we will not write to you any more.',
    button: 'Take me off the list',
    thanks: 'Done. We will not write to you any more.',
  },
}

/** The pages behind the links of the newsletter's mails. */
export const newsletterPages = (pages: Pages) =>
  mailLinkPages(pages, { at: '/newsletter', api: '/api/newsletter', words })
