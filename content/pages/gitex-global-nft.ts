import type { Page } from './page.ts'

/** /gitex-global-nft */
export const gitexGlobalNft: Page = {
  title: 'GITEX Global NFT',
  description: 'This address leads to the mint page of the event.',
  heading: 'GITEX Global NFT',
  lead: 'This address leads to the mint page of the event.',
  noindex: true,
}
