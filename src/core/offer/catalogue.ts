/** One line of the menu: the name, which is also the page's heading, and what it means in a few words. */
export type Service = { name: string; summary: string }

/**
 * The services, in the order of the menu. The key is the path; routes, menu and the contact form's choices derive from it.
 * Every page carries this record, so the words of a service stand in a file of their own (`words.ts` joins them).
 */
export const services = {
  'smart-contract-audit': { name: 'Smart contract audit', summary: 'Two reviewers, line by line' },
  'nft-audit': { name: 'NFT audit', summary: 'Minting, reveal, royalties, metadata' },
  'blockchain-services': { name: 'Blockchain services', summary: 'From an idea to a running contract' },
  'erc20-token-development': { name: 'ERC20 token development', summary: 'A token with only the powers you want' },
  'web3-marketing': { name: 'Web3 marketing', summary: 'A launch without bought followers' },
  'web3-design-services': { name: 'Web3 UI/UX design', summary: 'Screens that say what a signature does' },
  'meme-token': { name: 'Meme token creator', summary: 'Choose, read the source, deploy' },
  'token-locking': { name: 'Token locking', summary: 'Nobody can release it earlier' },
  'liquidity-locking': { name: 'Liquidity locking', summary: 'Pool shares and positions' },
} as const satisfies Record<string, Service>

export type ServiceSlug = keyof typeof services
