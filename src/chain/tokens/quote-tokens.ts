import type { Address } from 'viem'
import { sampleWorld } from '#chain/contracts/sample-world.ts'

/**
 * Tokens that have a price of their own on a chain, the steadiest first: dollars as their issuers publish them, then the wrapped coin of
 * the chain. What a pool pays is said in one of these, or not at all: an amount of a token that anyone can make says nothing. In Uniswap
 * V4 the coin of the chain itself, the address of zeros, is one too.
 */
const quotes: Readonly<Record<number, readonly Address[]>> = {
  1: [
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', // USDC
    '0xdAC17F958D2ee523a2206206994597C13D831ec7', // USDT
    '0x6B175474E89094C44Da98b954EedeAC495271d0F', // DAI
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', // WETH
  ],
  10: [
    '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', // USDC
    '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', // USDT
    '0x4200000000000000000000000000000000000006', // WETH
  ],
  56: [
    '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', // USDC
    '0x55d398326f99059fF775485246999027B3197955', // USDT
    '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', // WBNB
  ],
  137: [
    '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', // USDC
    '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', // USDT
    '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619', // WETH
    '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', // WPOL
  ],
  8453: [
    '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', // USDC
    '0x4200000000000000000000000000000000000006', // WETH
  ],
  31337: [sampleWorld.wrappedEther],
  42161: [
    '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', // USDC
    '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', // USDT
    '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', // WETH
  ],
  43114: [
    '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', // USDC
    '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7', // USDT
    '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', // WAVAX
  ],
  84532: [
    '0x036CbD53842c5426634e7929541eC2318f3dCF7e', // USDC
    '0x4200000000000000000000000000000000000006', // WETH
  ],
  11155111: [
    '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238', // USDC
    '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14', // WETH
  ],
}

/** The coin of a chain, as Uniswap V4 writes it. */
export const coinAddress: Address = '0x0000000000000000000000000000000000000000'

/** The quote tokens of a chain, with its coin as the last. */
export const quoteTokensOf = (chainId: number): readonly Address[] => [...(quotes[chainId] ?? []), coinAddress]

/** Which of the two tokens of a pool the other one is priced in; undefined: neither is a quote token of this chain. */
export function quoteSide(chainId: number, tokens: readonly [Address, Address]): 0 | 1 | undefined {
  const list = quoteTokensOf(chainId).map((token) => token.toLowerCase())
  const [first, second] = tokens.map((token) => list.indexOf(token.toLowerCase()))
  if (first === -1 && second === -1) return undefined
  if (first === -1) return 1
  return second === -1 || first! < second! ? 0 : 1
}
