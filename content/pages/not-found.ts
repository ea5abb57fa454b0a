import type { Page } from './page.ts'

/** /404 */
export const notFound: Page = {
  title: 'Page not found',
  description: 'There is no page at this address. The nearest pages are listed.',
  heading: 'This plate was never engraved.',
  lead: 'There is no page at this address. It may have moved, or the address has a slip in it.',
  noindex: true,
}
