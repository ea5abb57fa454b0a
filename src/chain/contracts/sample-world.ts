import type { Address } from 'viem'

/** The owner of the samples on the local chain: an address that nobody has the key of. */
export const sampleAccount: Address = '0x2c45786A894185622B95DfC257d4fA42bC5a355c'

/** What is on the local chain to try things with, beside Uniswap (`localChain.uniswap`): tokens, and the pools of INK with wrapped ether. */
export const sampleWorld = {
  /** Sample Ink: 18 decimals, a fixed supply, permit. */
  ink: '0xB192B5E8aB29Bc9247Da78Da18d58C3b3AC62415',
  /** Sample Paper: 6 decimals; its owner can create more and pause it. */
  paper: '0x6dB9B04f647bB58365CD943743F9BA33f8Ae526D',
  wrappedEther: '0x258B1902B12FAef336aECc03C0472044d4635e8e',
  /** The pair of Uniswap V2, which is also its LP token. */
  pair: '0x95A2Ba5cdAA5D0fd145B02E10E34ED7e68178162',
  /** The pool of Uniswap V3, with a fee of 0.3 %. */
  pool: '0xcF6Da993021097F9590c0c3E1B3DE26De90b7314',
  swapRouter: '0x0083E3588b34528113615C1e5fDFAFEc3B27Ca80',
} as const satisfies Record<string, Address>
