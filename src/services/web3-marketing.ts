import type { ServiceWords } from './words.ts'

/** /web3-marketing */
export const web3Marketing: ServiceWords = {
  title: 'Web3 marketing without bought followers',
  description:
    'Launch calendars, documentation, community and measured campaigns for Web3 products. No bought followers, no price talk, no paid shilling.',
  lead: 'We plan the twelve weeks around a launch: what is published where, who answers questions, which figures are watched. We write documentation people finish reading. We do not buy followers, talk about price or pay for praise, and we say so in the contract.',
}
