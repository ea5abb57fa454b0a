import type { Page } from './page.ts'

/** /brochures */
export const brochures: Page = {
  title: 'Brochures: one page for each service',
  description: 'What to hand to a colleague: one page for each service, set for paper too. Open it and print it.',
  heading: 'Brochures',
  lead: 'What to hand to a colleague. There is no separate brochure: each service has one page with what is delivered, the steps, the price and the limits, and it prints as it stands, questions opened.',
}
