import type { Page } from './page.ts'

/** /media */
export const media: Page = {
  title: 'Media: press kit and contact',
  description:
    'The name, the mark, the colours and a paragraph about us, free to use in the press, and the person to write to.',
  heading: 'Media',
  lead: 'The name, the mark, the colours and a paragraph about us, free to use when you write about us.',
}
