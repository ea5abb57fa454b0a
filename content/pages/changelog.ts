import type { Page } from './page.ts'

/** /changelog */
export const changelog: Page = {
  title: 'Changelog: what is new on this site',
  description:
    'What we added, changed and fixed for the people who use this site, by day, from the history of its source.',
  heading: 'Changelog',
  lead: 'What we added, changed and fixed for the people who use this site. Each day summarises the commits of that day.',
}
