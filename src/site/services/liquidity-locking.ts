import { pricing } from '#content/pricing.ts'
import { figure } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /liquidity-locking */
export const words: ServiceWords = {
  title: 'Liquidity locking for V2 shares and V3 positions',
  description:
    'How Uniswap V2 shares and V3 and V4 positions are locked so that buyers see the liquidity stay. Fees are collected; nobody pulls it early.',
  lead: 'Buyers ask first: can the liquidity be pulled? The locker keeps pool shares or a position until a date, lets the owner go on collecting fees, and answers from the chain and not from us.',
  task: 'Lock pool shares or a position of Uniswap from your wallet, and go on collecting its fees.',
  sections: {
    why: 'A locked position is not yet a locked pool',
    sample: 'A proof of a pool',
    powers: 'What an owner can still do',
    deliverables: 'What a liquidity lock proves',
    process: 'How to lock a pool position',
    price: 'What locking liquidity costs',
    terms: 'What to check before you lock liquidity',
    questions: 'Questions about locked liquidity',
    related: 'Tools for the token and the pool',
  },
  problem: [
    'A badge says “locked”. It does not say which part of the pool, until when, in which range, or who may move it anyway. One locker let callers decrease another’s position by naming its number; one handed millions to a function called migrate.',
    'So two things matter: that nobody can lower the liquidity, and a proof of money. A share of raw liquidity is cheap: a narrow range shows most of it for a small part of the money. Our proof says what sellers are paid when the price halves, and until when.',
  ],
  deliverables: [
    ['The lock', 'Date or permanent, owner, and who receives the fees.'],
    ['The proof of the pool', 'What is paid to sellers when the price halves, and until when that stays.'],
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
    caption: 'Sample, not on any chain: the pool drawn above. Each line is a view anyone can call.',
    text: `Pool        Meridian / WETH, Uniswap V3; price now 1.02
Read at     block 21 884 102

If the price falls by half, 965 WETH is paid to sellers out of
liquidity that nobody can withdraw before 2028-06-01.

90 % stays  until 2028-06-01    lock 57, 0.91 to 1.13
50 % stays  permanently         lock 41, 0.79 to 1.27
By 2 %      131 WETH            by 10 %: 673 WETH
Exit        999 140 MRD outside the locks bring 965 WETH
By value    81.8 % of what the whole pool pays down to half
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
      'Not by itself. A narrow range has a large share and little money. The proof says what the locks pay when the price falls, and until when.',
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
