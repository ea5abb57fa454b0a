import type { Page } from './page.ts'

/** /survey */
export const survey: Page = {
  title: 'Survey',
  description:
    'What makes you trust a contract? The survey asks few questions and shows its results to everyone who answers.',
  heading: 'Survey',
  lead: 'When a survey runs, it asks few questions, one at a time, and shows its results to everyone who answered. None is open at the moment.',
}
