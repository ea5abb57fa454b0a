import { pricing } from '#content/pricing.ts'
import { figure } from '#pricing/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /liquidity-locking */
export const liquidityLocking: ServiceWords = {
  title: 'Liquidity locking for V2 shares and V3 positions',
  description:
    'How Uniswap V2 shares and V3 and V4 positions are locked so that buyers see the liquidity stay. Fees are collected; nobody pulls it early.',
  lead: 'Buyers ask one question first: can the liquidity be pulled? The locker keeps pool shares or a position until a date, lets its owner go on collecting the trading fees, and answers the question from the chain and not from us. This page is its design.',
  outcome: 'Liquidity stays until the date, and its fees still reach you',
  deliverable: 'A lock on chain, and a proof for the whole pool',
  problem: {
    title: 'A locked position is not yet a locked pool',
    paragraphs: [
      'A badge says “locked”. It does not say which part of the pool, until when, whether the position is in range, or who may move it anyway. One locker let a caller decrease a position by naming its number beside their own lock; another handed millions to a function called migrate.',
      'So two things matter: a locker in which nobody can lower the liquidity, and a proof that speaks about the pool and not about one position.',
    ],
  },
  deliverables: [
    ['The lock', 'Shares or position held by the locker: date or permanent, owner, and who receives the fees.'],
    ['The proof of the pool', 'Which share of all liquidity is locked, permanent and timed, and the earliest date.'],
    ['The proof of the token', 'Supply locked or vesting, and what the token’s owner can still do.'],
  ],
  process: [
    {
      name: 'Look',
      days: 'at once',
      owner: 'We',
      detail: 'Pool, pair, position manager and range are read. A manager nobody knows is labelled so.',
    },
    { name: 'Choose', days: 'as you like', owner: 'You', detail: 'Date or permanent; owner; who receives the fees.' },
    {
      name: 'Lock',
      days: 'one or two signatures',
      owner: 'You',
      detail: 'Shares by approval and lock; a position by one transfer inside the lock.',
    },
    { name: 'Collect', days: 'any time', owner: 'You', detail: 'Fees only, to the named receiver.' },
    {
      name: 'Withdraw',
      days: 'after the date',
      owner: 'You',
      detail: 'The position comes back whole: the same number, the same liquidity.',
    },
  ],
  needs: [
    'The shares or the position, in your wallet.',
    'A date buyers will believe: a month is an announcement of when you leave.',
    'An address for the fees.',
  ],
  notThis: [
    'Not a promise about the price: in a locked pool everyone else can still sell.',
    'Not a lock of the token’s supply. See Token locking.',
    'Nothing on this page locks; to have it planned and rehearsed on a fork, ask us.',
  ],
  priceBasis: `The design takes no fee: no share of the liquidity, none of the trading fees, nothing for extending. You pay the network. Planning and rehearsing with you is billed by the day, at ${figure(pricing.dayRate)} ${pricing.currency}.`,
  sample: {
    title: 'A proof of a pool',
    caption: 'Sample, not on any chain. All figures are made up; each line is a view that anyone can call.',
    text: `Pool        Meridian / WETH, Uniswap V3, fee 0.3 %
Read at     block 21 884 102

Liquidity in range now            100.0 %
  locked, permanent                38.2 %    lock 41
  locked until 2028-06-01          44.7 %    lock 57
  not locked                       17.1 %    3 positions

Earliest unlock   2028-06-01, lock 57, owner 0x77aE…12
Out of range      lock 58 holds liquidity that no trade touches today
Managers          all known

Token       supply 1 000 000 000, fixed
  locked or vesting               21.0 %
  mint no · pause no · proxy no · owner none`,
  },
  faq: [
    [
      'Can I take part of it out before the date?',
      'No. For a position there is no such function at all: it returns whole or not. Pool shares can be split into two locks, both with the same date.',
    ],
    [
      'Can I add liquidity to a locked position?',
      'The locker has no function for it, since that needs an allowance and it never grants one. V3’s own manager is designed to accept additions from anyone.',
    ],
    ['What happens to fees I never collect?', 'They stay in the position and come back with it.'],
    [
      'My range is left behind by the price. What then?',
      'The position earns nothing and cannot be moved until the date. Lock a wide range, or accept that.',
    ],
    [
      'Is a lock of most of the pool enough?',
      'Look at the rest: whoever holds it can still leave. The proof names the part that is not locked, and the first date.',
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
