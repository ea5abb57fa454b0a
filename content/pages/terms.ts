import type { Page } from './page.ts'

/** /termsAndCondition */
export const terms: Page = {
  title: 'Terms and conditions',
  description:
    'The terms of this site and its tools in plain words. We give no advice, contracts on a chain are final, and prices are indicative.',
  heading: 'Terms and conditions',
  lead: 'We offer this site and its tools on these terms. Work for clients has a written agreement of its own.',
}
