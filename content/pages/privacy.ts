import type { Page } from './page.ts'

/** /privacy */
export const privacy: Page = {
  title: 'Privacy Statement',
  description:
    'What this site stores, for how long and why, and the page on which you see, download and erase what is stored about you.',
  heading: 'Privacy Statement',
  lead: 'We keep what you send us, as this page lists it. The site sets a cookie only when you sign in with a wallet or ask the assistant. It loads nothing from another company, and tracks no one.',
}
