import type { Page } from './page.ts'

/** /brochures */
export const brochures: Page = {
  title: 'Brochures: what to hand to a colleague',
  description:
    'One brochure for each family of services: what you get, the steps, the prices and what we refuse. We ask for no e-mail address.',
  heading: 'Brochures',
  lead: 'Hand these to a colleague. A few pages for each family of services say what you get, how it works, what it costs and what we refuse.',
}
