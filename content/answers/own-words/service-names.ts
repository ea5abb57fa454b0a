import type { ServiceSlug } from '#core/offer/catalogue.ts'
import type { Language } from '../fact.ts'

/** What the services are called within a sentence; one that is not here has its own name. */
export const serviceNames: Readonly<Record<Language, Readonly<Partial<Record<ServiceSlug, string>>>>> = {
  en: {
    'smart-contract-audit': 'smart contract audit',
    'nft-audit': 'NFT audit',
    'blockchain-services': 'blockchain services',
    'erc20-token-development': 'ERC20 token development',
    'web3-marketing': 'Web3 marketing',
    'web3-design-services': 'Web3 UI/UX design',
    'meme-token': 'meme token creator',
    'token-locking': 'token locking',
    'liquidity-locking': 'liquidity locking',
  },
  de: {
    'smart-contract-audit': 'Smart-Contract-Audit',
    'nft-audit': 'NFT-Audit',
    'blockchain-services': 'Blockchain-Entwicklung',
    'erc20-token-development': 'ERC20-Token-Entwicklung',
    'web3-marketing': 'Web3-Marketing',
    'web3-design-services': 'Web3-UI/UX-Design',
    'meme-token': 'Meme-Token-Creator',
    'token-locking': 'Token-Locking',
    'liquidity-locking': 'Liquidity-Locking',
  },
  fr: {
    'smart-contract-audit': 'audit de smart contract',
    'nft-audit': 'audit NFT',
    'blockchain-services': 'services blockchain',
    'erc20-token-development': 'développement de jetons ERC20',
    'web3-marketing': 'marketing Web3',
    'web3-design-services': 'design UI/UX Web3',
    'meme-token': 'créateur de meme token',
    'token-locking': 'verrouillage de jetons',
    'liquidity-locking': 'verrouillage de liquidité',
  },
  es: {
    'smart-contract-audit': 'auditoría de smart contract',
    'nft-audit': 'auditoría NFT',
    'blockchain-services': 'servicios blockchain',
    'erc20-token-development': 'desarrollo de tokens ERC20',
    'web3-marketing': 'marketing Web3',
    'web3-design-services': 'diseño UI/UX Web3',
    'meme-token': 'creador de meme tokens',
    'token-locking': 'bloqueo de tokens',
    'liquidity-locking': 'bloqueo de liquidez',
  },
}
