import type { Page } from './page.ts'

/** /media */
export const media: Page = {
  title: 'Media: press kit and contact',
  description: 'Our name, marks, colours and a paragraph about us, free to use in the press, and whom to write to.',
  heading: 'Media',
  lead: 'Use our name, marks, colours and texts when you write about us. They are free.',
}
