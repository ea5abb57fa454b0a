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
  TokenLocker: 'It holds ERC-20 tokens until the dates of their schedule, and nobody can move them earlier.',
  VotingLocker: 'It locks tokens as TokenLocker does, and their votes go on counting for a delegate the owner chooses.',
  PositionLocker: 'It holds positions of Uniswap V3 and V4 until a date; their owner collects the fees meanwhile.',
  LockLens: 'It answers questions about locks, pools and tokens in one call. It holds nothing.',
  LiquidityLens: 'It answers what sellers are paid out of locked liquidity, and until when. It holds nothing.',
  MerkleClaims: 'It holds the tokens of a campaign and pays each account on the list its share, once.',
  SealEngraver: 'It draws the engraved picture of a number. Collections ask it for their pictures.',
  LockDeeds: 'It makes an NFT of a lock: who has the NFT is the owner of the lock.',
  TokenGrants: 'It holds grants that vest over time, which their giver can revoke if the grant said so at the start.',
  LaunchBook: 'It writes down who launched a token. It holds nothing.',
  Launcher: 'It launches a token, its pool and its locks in one transaction. It keeps nothing.',
  PieceSender: 'It sends pieces of a collection to the accounts of a list, from its caller only. It holds nothing.',
  CodeMint721:
    'It is a collection of engraved NFTs that are minted by code. Each collection has an address of its own.',
} as const

/** How what visitors deploy themselves is checked. */
export const deployed = [
  [
    'A collection',
    'Its code is that of our collection contract, apart from the values its constructor wrote.',
    'npm run ops -- contracts verify --collection 0x…',
  ],
  [
    'A token of the creator',
    'Its code is one variant of the generator. Its page and the token check say which.',
    'npm run ops -- tokens verify 0x…',
  ],
] as const
