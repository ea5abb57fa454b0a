import type { Page } from './page.ts'

/** /contracts */
export const contracts: Page = {
  title: 'Our contracts: addresses, code and how to check them',
  description:
    'Every contract of this site with its address, ABI, sources and the hash of its code, compared with the chain in your browser.',
  heading: 'Our contracts',
  lead: 'Each contract has the same address on every chain, because the address follows from its code. Your browser compares the code on the chain with ours. You can do the same with two commands.',
}

/** What each contract is for, in one sentence, and whether it has an address of its own. */
export const purposes = {
  TokenLocker: 'It holds ERC-20 tokens until the dates of their schedule. No one can move them earlier.',
  VotingLocker:
    'It locks tokens as TokenLocker does. Their votes keep counting, for a delegate that the owner chooses.',
  PositionLocker: 'It holds positions of Uniswap V3 and V4 until a date. Meanwhile their owner collects the fees.',
  LockLens: 'It answers questions about locks, pools and tokens in one call, and holds nothing.',
  LiquidityLens: 'It calculates what locked liquidity pays sellers, and until when. This lens holds nothing.',
  MerkleClaims: 'It holds the tokens of a campaign and pays each account on the list its share, once.',
  SealEngraver: 'It draws the engraved picture of a number. Collections ask it for their pictures.',
  LockDeeds: 'It turns a lock into an NFT. The holder of the NFT owns the lock.',
  TokenGrants:
    'It holds grants that vest over time. The giver can revoke a grant only if its terms said so from the start.',
  LaunchBook: 'It records who launched a token. The book holds no tokens.',
  Launcher: 'It launches a token, its pool and its locks in one transaction, and keeps nothing.',
  PieceSender: 'It sends pieces of its caller to the accounts of a list, and never holds a piece.',
  CodeMint721: 'It is a collection of engraved NFTs, which visitors mint by code. Each collection has its own address.',
} as const

/** How what visitors deploy themselves is checked. */
export const deployed = [
  [
    'A collection',
    'We compare its code with our collection contract, apart from the values that its constructor wrote.',
    'npm run ops -- contracts verify --collection 0x…',
  ],
  [
    'A token of the creator',
    'We compare its code with every variant of the creator. Its page and the token check name the variant.',
    'npm run ops -- tokens verify 0x…',
  ],
] as const
