import type { Page } from './page.ts'

/** /termsAndCondition */
export const terms: Page = {
  title: 'Terms and conditions',
  description: 'The terms on which this site and its tools are offered, in plain words.',
  heading: 'Terms and conditions',
  lead: 'The terms on which this site is offered. Work for clients is governed by a written contract of its own.',
}
