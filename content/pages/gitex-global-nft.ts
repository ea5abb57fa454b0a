import type { Page } from './page.ts'

/** /gitex-global-nft */
export const gitexGlobalNft: Page = {
  title: 'GITEX Global NFT',
  description: 'This address leads to the mint page of the event.',
  heading: 'GITEX Global NFT',
  lead: 'This address leads to the mint page, with the code of the event filled in. If it has not taken you there, press the button.',
  noindex: true,
}
