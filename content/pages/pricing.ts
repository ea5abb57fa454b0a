import type { Page } from './page.ts'

/** /pricing */
export const pricing: Page = {
  title: 'Pricing: how a price is formed',
  description:
    'What an audit, a token or a design costs depends on few things. We name them before you ask and quote before we start.',
  heading: 'Pricing',
  lead: 'A price is formed from lines of code, the number of external calls and the days two reviewers need. You receive it in writing, with what would change it, before anything starts.',
}
