import type { Address } from 'viem'

/** The owner of the samples on the local chain: an address that nobody has the key of. */
export const sampleAccount: Address = '0x2c45786A894185622B95DfC257d4fA42bC5a355c'

/** What is on the local chain to try things with, beside Uniswap (`localChain.uniswap`): tokens, and the pools of INK with wrapped ether. */
export const sampleWorld = {
  /** Sample Ink: 18 decimals, a fixed supply, permit. */
  ink: '0x9619689ADd9589058Ab9E4645f68a62f5972379d',
  /** Sample Paper: 6 decimals; its owner can create more and pause it. */
  paper: '0xf1b0DEc81AE596a61AE25980736A1e9a14112B6c',
  wrappedEther: '0x258B1902B12FAef336aECc03C0472044d4635e8e',
  /** The pair of Uniswap V2, which is also its LP token. */
  pair: '0x122f6B376B024dbb816cf89Cf76a56daaE8dD82F',
  /** The pool of Uniswap V3, with a fee of 0.3 %. */
  pool: '0x1F49BfD31F48512F26C77dD884923e9068417FEb',
  swapRouter: '0x0083E3588b34528113615C1e5fDFAFEc3B27Ca80',
} as const satisfies Record<string, Address>
