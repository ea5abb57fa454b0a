import type { Page } from './page.ts'

/** /termsAndCondition */
export const terms: Page = {
  title: 'Terms and conditions',
  description:
    'The terms of this site and its tools in plain words: no advice, contracts on a chain are final, prices are indicative.',
  heading: 'Terms and conditions',
  lead: 'The terms on which this site and its tools are offered. Work for clients is governed by a written agreement of its own.',
}
