import type { Page } from './page.ts'

/** /specimen */
export const specimen: Page = {
  title: 'Specimen: every part of the press',
  description: 'Every component of this site in every state, for the people who work on it.',
  heading: 'Specimen',
  lead: 'Every component in every state, for the people who work on this site.',
  noindex: true,
}
