import { brand } from '../brand.ts'
import type { ToolPage } from './page.ts'

/** /mint */
export const mint: ToolPage = {
  title: 'Mint with an event code',
  description:
    'Redeem the code of an event for its engraved NFT. The code decides which event; nothing is minted before you sign.',
  heading: 'Mint',
  lead: 'An event hands out codes, and a code is redeemed for one engraved NFT.',
  task: 'Type the code of your card or scan it, and see what it is good for before you connect anything.',
}

/** What a code looks like. */
export const code = {
  paragraphs: [
    'A printed code is a key: twenty-six characters of a hundred and twenty-eight random bits, without letters that look alike, and one that notices a slip of the finger. It works once. Capitals and dashes do not matter.',
    'An event code is one word for everybody, such as the name of a fair. It opens a campaign and is no secret, so limits do what secrecy cannot: for each wallet, for each transaction, for the whole supply, and in time.',
  ],
  sample: {
    caption:
      'Sample: both kinds. The last character of the printed one checks the others; it was made for this page and opens nothing.',
    text: `printed   2XSDD-Q09V2-XF5C9-35884-Q2CCM-BG
event     ${brand.eventCode}`,
  },
}

/** What is shown before anything is signed. */
export const shown = [
  ['The piece', 'Drawn from its number by the contract itself, with no server behind the picture.'],
  ['State of the code', 'Valid, used, expired, or not a code of this event. Found out without sending it anywhere.'],
  [
    'Supply',
    'Minted, and at most. Both are read from the chain; the list of hashed keys is published, so that anyone can count them.',
  ],
  ['Limits', 'For each wallet and each transaction, and until when.'],
  ['Price', 'None. The contract has no function that accepts money. The network’s fee is shown as an amount.'],
  ['Network', 'Which chain, and one button to change to it.'],
] as const

/** Why a printed code cannot be taken. */
export const safety = [
  'The code never leaves your browser. A key is derived from it there and signs one sentence: this piece, to this recipient, before this time, on this contract.',
  'Only the signature travels. Anyone who copies it from the queue of transactions can only deliver the piece to you.',
  'So anyone may submit it and pay the fee, and a wallet without a coin can receive the piece.',
] as const
