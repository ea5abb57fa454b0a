import type { Page } from './page.ts'

/** What /claim/:id says before the chain is asked. */
export const campaign: Page = {
  title: 'A campaign of claims',
  description:
    'What a campaign was paid, who may claim how much of it, what is left, and how to recompute its whole list.',
  heading: 'A campaign of claims',
  lead: 'What it was paid, what you may claim, and what is left: read from the chain, and checked in your browser.',
  noindex: true,
}
