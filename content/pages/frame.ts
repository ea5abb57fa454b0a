import { brand } from '../brand.ts'
import type { Page } from './page.ts'

/** /frame */
export const frame: Page = {
  title: brand.name,
  description: 'The frame around pages that the server writes.',
  heading: '',
  lead: '',
  noindex: true,
}
