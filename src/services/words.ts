import type { ServiceSlug } from './catalogue.ts'
import { blockchainServices } from './blockchain-services.ts'
import { erc20TokenDevelopment } from './erc20-token-development.ts'
import { liquidityLocking } from './liquidity-locking.ts'
import { memeToken } from './meme-token.ts'
import { nftAudit } from './nft-audit.ts'
import { smartContractAudit } from './smart-contract-audit.ts'
import { tokenLocking } from './token-locking.ts'
import { web3DesignServices } from './web3-design-services.ts'
import { web3Marketing } from './web3-marketing.ts'

/** What the page of one service says. */
export type ServiceWords = {
  /** Title of the page, at most 60 characters. */
  title: string
  /** Description for search results, at most 155 characters. */
  description: string
  /** The page's first paragraph. */
  lead: string
}

/** The words of every service. Read at build only: they reach the browser with the page they belong to. */
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
