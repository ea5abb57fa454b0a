import type { ServiceWords } from './words.ts'

/** /nft-audit */
export const nftAudit: ServiceWords = {
  title: 'NFT audit: minting, reveal, royalties, metadata',
  description:
    'We test what breaks NFT drops: mint limits, predictable reveals, allow-list proofs, royalties, metadata freezing and receiver hooks.',
  lead: 'An NFT contract fails in its own ways: a mint limit that a helper contract walks around, a reveal that a bot can predict, a receiver hook that calls back, metadata that still points to a server you own. We test each of these against your code before the drop does.',
}
