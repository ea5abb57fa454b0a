import type { Page } from './page.ts'

/** /blog */
export const blog: Page = {
  title: 'Blog: notes from the workshop',
  description:
    'Our engineers write how contracts fail, how we test ours, and what we measured while we built this site.',
  heading: 'Blog',
  lead: 'The engineers who audit and write contracts here say how contracts fail, how we test ours, and what we measured. Each figure comes from our records.',
}
