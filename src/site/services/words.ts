import type { ServiceSlug } from '#core/offer/catalogue.ts'
import { blockchainServices } from './blockchain-services.ts'
import { erc20TokenDevelopment } from './erc20-token-development.ts'
import { liquidityLocking } from './liquidity-locking.ts'
import { memeToken } from './meme-token.ts'
import { nftAudit } from './nft-audit.ts'
import type { ServiceWords } from './service-words.ts'
import { smartContractAudit } from './smart-contract-audit.ts'
import { tokenLocking } from './token-locking.ts'
import { web3DesignServices } from './web3-design-services.ts'
import { web3Marketing } from './web3-marketing.ts'

/** The words of every service. Read at build only: a page imports its own file, so that no page loads the words of another. */
export const serviceWords: Record<ServiceSlug, ServiceWords> = {
  'smart-contract-audit': smartContractAudit,
  'nft-audit': nftAudit,
  'blockchain-services': blockchainServices,
  'erc20-token-development': erc20TokenDevelopment,
  'web3-marketing': web3Marketing,
  'web3-design-services': web3DesignServices,
  'meme-token': memeToken,
  'token-locking': tokenLocking,
  'liquidity-locking': liquidityLocking,
}
