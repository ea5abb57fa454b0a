import type { Page } from './page.ts'

/** /mint */
export const mint: Page = {
  title: 'Mint with an event code',
  description:
    'Redeem the code of an event for its engraved NFT. The code decides which event; nothing is minted before you sign.',
  heading: 'Mint',
  lead: 'An event hands out codes, and a code is redeemed here for one engraved NFT. No event is open at the moment.',
}
