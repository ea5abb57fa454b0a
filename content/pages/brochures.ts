import type { Page } from './page.ts'

/** /brochures */
export const brochures: Page = {
  title: 'Brochures',
  description: 'Short texts to hand to a colleague: one for each family of services, to read or to print.',
  heading: 'Brochures',
  lead: 'Short texts to hand to a colleague, one for each family of services. Until they are set, each service has its own page.',
}
