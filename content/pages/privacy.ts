import type { Page } from './page.ts'

/** /privacy */
export const privacy: Page = {
  title: 'Privacy Statement',
  description:
    'What this site stores, for how long and why, and the page on which you see, download and erase what is stored about you.',
  heading: 'Privacy Statement',
  lead: 'This site sets no cookie before you sign in with a wallet or ask the assistant, loads nothing from another company and follows nobody. It keeps what you send us, as listed here.',
}
