import type { Page } from './page.ts'

/** /404 */
export const notFound: Page = {
  title: 'Page not found',
  description: 'This address leads to no page of the site. We list the nearest pages.',
  heading: 'This plate was never engraved.',
  lead: 'This address leads to no page. The page may have moved, or the address may have a typing mistake.',
  noindex: true,
}
