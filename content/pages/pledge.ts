import type { Page } from './page.ts'

/** /pledge */
export const pledge: Page = {
  title: 'The pledge: what we will not do',
  description:
    'What we promise about every contract we deploy: no hidden owner, no fee, no upgrade path, the source in the open. Sign it too.',
  heading: 'The pledge',
  lead: 'What we promise about every contract we deploy, in words that a test can check. Anyone who works by it may sign it.',
}
