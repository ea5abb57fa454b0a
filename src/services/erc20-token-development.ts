import type { ServiceWords } from './words.ts'

/** /erc20-token-development */
export const erc20TokenDevelopment: ServiceWords = {
  title: 'ERC20 token development, with only the powers you want',
  description:
    'ERC-20 tokens with a fixed list of powers: mint, burn, pause, cap, permit, votes. Each one explained with the risk a holder sees in it.',
  lead: "Every feature of a token is a power that somebody holds over everybody else's balance. We build ERC-20 tokens from OpenZeppelin's library with exactly the features you can justify to a holder, write down who may use each one and until when, and deliver the tests that prove it.",
}
