import type { Page } from './page.ts'

/** /media */
export const media: Page = {
  title: 'Media: press kit and contact',
  description:
    'Our name, marks, colours and texts about us, free for the press. Download them in one file, or write to us.',
  heading: 'Media',
  lead: 'You may use our name, marks, colours and texts when you write about us. They are free.',
}
