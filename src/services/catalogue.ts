import { blockchainServices } from './blockchain-services.ts'
import type { Service } from './define-service.ts'
import { erc20TokenDevelopment } from './erc20-token-development.ts'
import { liquidityLocking } from './liquidity-locking.ts'
import { memeToken } from './meme-token.ts'
import { nftAudit } from './nft-audit.ts'
import { smartContractAudit } from './smart-contract-audit.ts'
import { tokenLocking } from './token-locking.ts'
import { web3DesignServices } from './web3-design-services.ts'
import { web3Marketing } from './web3-marketing.ts'

/** The nine services, in the order of the menu. The key is the path; routes, menu and the contact form's choices derive from it. */
export const services = {
  'smart-contract-audit': smartContractAudit,
  'nft-audit': nftAudit,
  'blockchain-services': blockchainServices,
  'erc20-token-development': erc20TokenDevelopment,
  'web3-marketing': web3Marketing,
  'web3-design-services': web3DesignServices,
  'meme-token': memeToken,
  'token-locking': tokenLocking,
  'liquidity-locking': liquidityLocking,
} as const satisfies Record<string, Service>

export type ServiceSlug = keyof typeof services
