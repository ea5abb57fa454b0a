import type { Page } from './page.ts'

/** /survey */
export const survey: Page = {
  title: 'Survey: what makes you trust a contract?',
  description: 'Answer seven questions, one at a time, without your name. At the end you see all answers in figures.',
  heading: 'What makes you trust a contract?',
  lead: 'You answer seven questions in about two minutes. We ask for no name and no address. At the end you see all answers in figures.',
}
