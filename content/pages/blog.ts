import type { Page } from './page.ts'

/** /blog */
export const blog: Page = {
  title: 'Blog: notes from the workshop',
  description:
    'Notes from the workshop: how contracts fail, how ours are tested, and what we measured while building this site.',
  heading: 'Blog',
  lead: 'Notes from the workshop: how contracts fail, how ours are tested, and what we measured on the way.',
}
