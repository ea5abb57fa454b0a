import { pricing } from '#content/pricing.ts'
import { figure } from '#core/text/figure.ts'
import type { ServiceWords } from './service-words.ts'

/** /liquidity-locking */
export const words: ServiceWords = {
  title: 'Liquidity locking for Uniswap V2, V3 and V4',
  description:
    'Lock Uniswap pool shares and positions, so that buyers can check that the liquidity stays. You keep collecting fees. No one can withdraw early.',
  lead: 'For teams with a pool on Uniswap. Buyers first ask whether you can pull the liquidity. Lock your pool shares or your position until a date, keep collecting fees, and let the chain answer.',
  task: 'Prove to buyers that no one can pull the liquidity. Lock Uniswap pool shares or a position, and keep collecting fees. We take no fee.',
  sections: {
    range: 'See what a locked range pays',
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
    'A badge says “locked”. It leaves out which part of the pool is locked, until when, in which price range, and who can still move it. One locker let callers decrease the position of another user. A second one sent millions to a function called migrate.',
    'Our lock keeps two rules: the liquidity cannot be lowered, and the proof counts money. A narrow range can show most of the liquidity for a small part of the money. Our proof says what sellers get if the price halves, and until when.',
  ],
  deliverables: [
    ['The lock', 'You set an end or make it permanent. You name the owner and the account that receives the fees.'],
    ['The proof of the pool', 'A public page says what sellers get if the price halves, and how long that stays.'],
    [
      'The proof of the token',
      'The same page shows how much of the supply is locked, and what the token’s owner can still do.',
    ],
  ],
  process: [
    {
      name: 'Look',
      days: 'a few seconds',
      owner: 'We',
      detail: 'The tool reads the pool, its manager and the range. It labels a manager that it does not know.',
    },
    {
      name: 'Choose',
      days: 'at your pace',
      owner: 'You',
      detail: 'You choose a date or a permanent lock, the owner, and who receives the fees.',
    },
    {
      name: 'Lock',
      days: 'one or two transactions',
      owner: 'You',
      detail: 'You approve the shares or the position, then lock.',
    },
    { name: 'Collect', days: 'any time', owner: 'You', detail: 'Collected fees go to the account that you named.' },
    {
      name: 'Withdraw',
      days: 'after the date',
      owner: 'You',
      detail: 'The position comes back whole to its owner.',
    },
  ],
  needs: [
    'The pool shares or the position, in a wallet you control.',
    'A date that buyers will believe. A one-month lock tells them when you plan to exit.',
    'An address that receives the fees.',
  ],
  notThis: [
    'The price can still fall, because everyone can still sell.',
    'The token’s supply needs a lock of its own.',
    'A locked position cannot move to another price range.',
  ],
  priceBasis: `Our fee is zero. We take no share of your liquidity or your trading fees: you pay the network fee. If you want us to plan and rehearse with you, a day costs ${figure(pricing.dayRate)} ${pricing.currency}.`,
  sample: {
    caption: 'Sample, not on any chain: a pool with two locks. Anyone can read each line from the contract.',
    text: `Pool        Meridian / WETH, Uniswap V3; price now 1.02
Read at     block 21 884 102.

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
      'Can I withdraw part of it before the date?',
      'No. A position comes back whole, after the date. You can split pool shares, and each part keeps the date.',
    ],
    [
      'Can I add liquidity to a locked position?',
      'The locker has no function for it and grants no allowance. Uniswap’s own V3 manager accepts additions from anyone.',
    ],
    ['What happens to fees that I do not collect?', 'They stay in the position and come back with it.'],
    [
      'Is a lock of most of the pool enough?',
      'It depends on the range. A large share of a narrow range can be little money. Check what the locks pay when the price falls, and until when.',
    ],
  ],
  related: [
    ['/token-locking', 'Token locking', 'Lock the supply that you keep.'],
    ['/meme-token', 'Meme token creator', 'Create the token for your pool.'],
    ['/smart-contract-audit', 'Smart contract audit', 'Audit a pool or a manager of your own.'],
  ],
}

/** What is possible while liquidity is locked: the operation, then for V2 shares, V3 and V4 positions. */
export const liquidityPowers = [
  ['Collect fees', 'They grow inside the share', 'Yes, to the fee recipient', 'Yes, to the fee recipient'],
  ['Extend, make permanent', 'Owner', 'Owner', 'Owner'],
  ['Hand over', 'Owner, in two steps', 'Owner, in two steps', 'Owner, in two steps'],
  ['Split, merge', 'Owner, same date', 'No', 'No'],
  ['Decrease liquidity', 'No one', 'No one', 'No one'],
  ['Withdraw after the date', 'Owner', 'Owner, whole', 'Owner, whole'],
  ['Migrate', 'No one', 'No one', 'No one'],
] as const
