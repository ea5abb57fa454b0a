import { pricing } from '#content/pricing.ts'
import { figure } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /liquidity-locking */
export const words: ServiceWords = {
  title: 'Liquidity locking for V2 shares and V3 positions',
  description:
    'How Uniswap V2 shares and V3 and V4 positions are locked so that buyers see the liquidity stay. Fees are collected; nobody pulls it early.',
  lead: 'Buyers ask first: can the liquidity be pulled? The locker keeps pool shares or a position until a date, lets the owner go on collecting fees, and answers from the chain and not from us. Here you lock from your own wallet, without a fee to us.',
  action: ['#lock', 'Lock liquidity'],
  problem: {
    title: 'A locked position is not yet a locked pool',
    paragraphs: [
      'A badge says “locked”. It does not say which part of the pool, until when, in which range, or who may move it anyway. One locker let callers decrease another’s position by naming its number; one handed millions to a function called migrate.',
      'So two things matter: that nobody can lower the liquidity, and a proof about the pool, not about one position.',
    ],
  },
  deliverables: [
    ['The lock', 'Date or permanent, owner, and who receives the fees.'],
    ['The proof of the pool', 'The share locked, permanent and timed, and the first date.'],
    ['The proof of the token', 'Supply locked, and what its owner can still do.'],
  ],
  process: [
    {
      name: 'Look',
      days: 'at once',
      owner: 'We',
      detail: 'Pool, manager and range are read; an unknown manager is labelled.',
    },
    { name: 'Choose', days: 'as you like', owner: 'You', detail: 'Date or permanent; owner; who receives the fees.' },
    {
      name: 'Lock',
      days: 'one or two signatures',
      owner: 'You',
      detail: 'By approval and lock, shares and positions alike.',
    },
    { name: 'Collect', days: 'any time', owner: 'You', detail: 'Fees only, to the named receiver.' },
    {
      name: 'Withdraw',
      days: 'after the date',
      owner: 'You',
      detail: 'The position comes back whole.',
    },
  ],
  needs: [
    'The shares or the position, in your wallet.',
    'A date buyers believe: a month announces when you leave.',
    'An address for the fees.',
  ],
  notThis: [
    'Not a promise about the price: everyone can still sell.',
    'Not a lock of the token’s supply.',
    'Not a way to move a position whose range the price has left.',
  ],
  priceBasis: `There is no fee: no share of liquidity or trading fees. You pay the network. To plan and rehearse with you, we bill the day at ${figure(pricing.dayRate)} ${pricing.currency}.`,
  sample: {
    title: 'A proof of a pool',
    caption: 'Sample, not on any chain: the pool drawn above. Each line is a view anyone can call.',
    text: `Pool        Meridian / WETH, Uniswap V3; price now 1.02
Read at     block 21 884 102

Liquidity at this price         100.0 %
  locked permanently             30.8 %    lock 41, 0.79 to 1.27
  locked until 2028-06-01        69.2 %    lock 57, 0.91 to 1.13
  not locked                      0.0 %

Elsewhere   2 positions not locked, 0.84 to 0.97 and 1.06 to 1.20
First date  2028-06-01: lock 57, owner 0x77aE…12
Manager     known

Token       supply 1 000 000, fixed; 30.0 % locked or vesting
  mint no · pause no · proxy no · owner none`,
  },
  faq: [
    [
      'Can I take part of it out before the date?',
      'No: a position returns whole or not. Pool shares can be split, with the same date.',
    ],
    [
      'Can I add liquidity to a locked position?',
      'Not through the locker, which grants no allowance. V3’s own manager accepts additions from anyone.',
    ],
    ['What happens to fees I never collect?', 'They stay in the position and come back with it.'],
    [
      'Is a lock of most of the pool enough?',
      'Holders of the rest can leave. The proof names that part, and the first date.',
    ],
  ],
  related: [
    ['/token-locking', 'Token locking', 'For the supply that you keep.'],
    ['/meme-token', 'Meme token creator', 'The token the pool is made of.'],
    ['/smart-contract-audit', 'Smart contract audit', 'If your pool or manager is your own.'],
  ],
}

/** What is possible while liquidity is locked: the operation, then for V2 shares, V3 and V4 positions. */
export const liquidityPowers = [
  ['Collect fees', 'They grow inside the share', 'Yes, to the named receiver', 'Yes, by a decrease of exactly nothing'],
  ['Extend, make permanent', 'Owner', 'Owner', 'Owner'],
  ['Hand over', 'Owner, in two steps', 'Owner, in two steps', 'Owner, in two steps'],
  ['Split, merge', 'Owner, same date', 'No', 'No'],
  ['Decrease liquidity', 'Nobody', 'Nobody', 'Nobody'],
  ['Withdraw after the date', 'Owner', 'Owner, whole', 'Owner, whole'],
  ['Migrate', 'Nobody', 'Nobody', 'Nobody'],
] as const
