import type { Page } from './page.ts'

/** /brochures */
export const brochures: Page = {
  title: 'Brochures: what to hand to a colleague',
  description:
    'One brochure for each family of services: what is delivered, the steps, the prices and what we refuse. Page and PDF, no e-mail address.',
  heading: 'Brochures',
  lead: 'What to hand to a colleague: what is delivered, how it goes, what it costs and what we refuse, on a few pages for each family of services. To read here or as a PDF, without an e-mail address.',
}
