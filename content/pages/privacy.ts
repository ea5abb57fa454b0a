import type { Page } from './page.ts'

/** /privacy */
export const privacy: Page = {
  title: 'Privacy Statement',
  description:
    'What this site stores, for how long and why: a message you send, an address you confirm, and nothing that follows you.',
  heading: 'Privacy Statement',
  lead: 'This site sets no cookie, loads nothing from another company and follows nobody. It keeps what you send us, as listed here.',
}
