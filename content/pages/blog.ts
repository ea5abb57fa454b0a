import type { Page } from './page.ts'

/** /blog */
export const blog: Page = {
  title: 'Blog: notes from the workshop',
  description:
    'Notes from our workshop: how contracts fail, how we test ours, and what we measured while we built this site.',
  heading: 'Blog',
  lead: 'We write about how contracts fail, how we test ours, and what we measured on the way.',
}
