import type { Page } from './page.ts'

/** /claim */
export const claim: Page = {
  title: 'Claim tokens of a campaign',
  description: 'Check whether an address may claim tokens of a campaign, before connecting anything.',
  heading: 'Claim',
  lead: 'A campaign sets tokens aside for a list of addresses, and each address claims its own share. No campaign is open at the moment.',
}
