import type { Page } from './page.ts'

/** /survey */
export const survey: Page = {
  title: 'Survey: what makes you trust a contract?',
  description: 'Seven questions, one at a time, without your name. At the end you see what everybody has answered.',
  heading: 'What makes you trust a contract?',
  lead: 'Seven questions, about two minutes. We ask for no name and no address, and keep none. At the end you see what everybody has answered.',
}
