import { brand } from '../brand.ts'
import type { ToolPage } from './page.ts'

/** /mint */
export const mint: ToolPage = {
  title: 'Mint with an event code',
  description:
    'Redeem the code of an event for its engraved NFT. You see what the code is good for before you sign, and the piece is free.',
  heading: 'Mint',
  lead: 'Got a code at an event? Redeem it for your engraved NFT. The piece is free.',
  task: 'Type the code of your card or scan it, and see what it is good for before you connect anything.',
}

/** What a code looks like. */
export const code = {
  paragraphs: [
    'A printed code is a key. It holds a hundred and twenty-eight random bits in twenty-six characters. Look-alike letters are left out, and the last character catches typing errors. The code works once. You can type it with or without capitals and dashes.',
    'An event code is one word for everyone, such as the name of a fair. It opens a campaign and is public. Limits protect the campaign instead: for each wallet, for each transaction, for the whole supply, and in time.',
  ],
  sample: {
    caption:
      'Sample of both kinds. The last character of the printed code checks the others. We made that code for this page, and it opens nothing.',
    text: `printed   2XSDD-Q09V2-XF5C9-35884-Q2CCM-BG
event     ${brand.eventCode}`,
  },
}

/** What is shown before anything is signed. */
export const shown = [
  ['The piece', 'The contract itself draws the piece from its number. The picture needs no server.'],
  [
    'State of the code',
    'The code is valid, used, expired, or belongs to another event. Your browser finds out without sending the code anywhere.',
  ],
  [
    'Supply',
    'You see how many pieces exist and how many there can be. Both numbers come from the chain. The list of hashed keys is public, so anyone can count them.',
  ],
  ['Limits', 'You see the limit for each wallet and each transaction, and when the event ends.'],
  ['Price', 'The contract cannot accept money. Only the network charges a fee, which the page shows as an amount.'],
  ['Network', 'You see which chain the event uses, and one button switches to it.'],
] as const

/** Why a printed code cannot be taken. */
export const safety = [
  'The code never leaves your browser. There it becomes a key that signs one sentence: this piece, to this recipient, before this time, on this contract.',
  'Only the signature travels. A thief who copies it from the queue of transactions can only deliver the piece to you.',
  'Anyone can submit the signature and pay the fee. So a wallet without any coin can receive a piece.',
] as const
