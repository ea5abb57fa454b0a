import type { Page } from './page.ts'

/** /pledge */
export const pledge: Page = {
  title: 'The pledge: what we will not do',
  description:
    'We promise this about every contract we deploy: no hidden owner, no fee, no upgrade path, open source. You can sign it too.',
  heading: 'The pledge',
  lead: 'We promise this about every contract we deploy, in words that a test can check. You can sign it if you work by it.',
}
