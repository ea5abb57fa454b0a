import { pricing } from '#content/pricing.ts'
import { figure } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /token-locking */
export const words: ServiceWords = {
  title: 'Token locking: nobody can release it earlier',
  description:
    'ERC-20 tokens held until a date, along a schedule or permanently. The locker has no owner, no fee and no upgrade; the chain alone proves each lock.',
  lead: 'A lock is a promise about time. Our locker holds tokens until the date written in it and has no function by which we, you or anyone else could release them earlier.',
  task: 'Lock tokens until a date, along a schedule or permanently; nobody can release them earlier.',
  sections: {
    schedules: 'Five schedules for a lock',
    why: 'Most locks have a second key',
    powers: 'Who can do what with a lock',
    sample: 'The rule, in Solidity',
    process: 'How to lock tokens',
    deliverables: 'What a lock gives you',
    price: 'What a lock costs',
    terms: 'What to have ready before you lock',
    questions: 'Questions about locks',
    related: 'Other ways to hold tokens back',
  },
  problem: [
    'Many lockers have an administrator: a migrator that receives the tokens, a fee that can be raised, a pause, a proxy. In the best-known case the function that emptied the locker was added after its audit.',
    'Ours has no administrator, setter, pause, proxy or migration, and never grants an allowance. What is not in the bytecode cannot be called.',
  ],
  deliverables: [
    ['The lock', 'A number, an owner, a schedule, and the amount really received. It is an NFT, if you choose so.'],
    ['The proof', 'Schedule and amounts, read from the chain with our site or without.'],
    ['The powers of the token itself', 'A lock means little if the token can be minted: the proof says so.'],
  ],
  process: [
    {
      name: 'Write the schedule',
      days: 'as you like',
      owner: 'You',
      detail: 'Start, cliff, end, or steps. Dates beyond a century are refused.',
    },
    {
      name: 'Sign or approve',
      days: 'one signature',
      owner: 'You',
      detail: 'The exact amount and no more. Many tokens take a signature that costs nothing.',
    },
    {
      name: 'Lock',
      days: 'one signature',
      owner: 'You',
      detail: 'What arrives is credited. Many locks fit one transaction.',
    },
    {
      name: 'Withdraw',
      days: 'when due',
      owner: 'You',
      detail: 'The owner alone, also in parts, to an address of their choice.',
    },
  ],
  needs: [
    'The tokens, and a wallet that holds them.',
    'The beneficiary’s address; smart wallets work.',
    'Dates you will not regret.',
  ],
  notThis: [
    'Not revocable. For staff who may leave, give grants.',
    'No votes from a plain lock. Tokens with votes can choose a lock whose votes go on counting.',
    'No rescue: tokens sent to it without a lock stay there.',
  ],
  priceBasis: `The design takes no fee: you pay the network. To plan and rehearse a lock with you, we bill the day at ${figure(pricing.dayRate)} ${pricing.currency}.`,
  sample: {
    caption: 'Sample: our own locker’s design, without steps, extension and permanence. Read for what is missing.',
    text: `function withdraw(uint256 id, address to, uint256 amount)
    external nonReentrant
{
    Lock storage lock = locks[id];
    if (msg.sender != lock.owner) revert NotOwner();
    if (amount > vested(id) - lock.withdrawn) revert NotYet();
    lock.withdrawn += amount;
    lock.token.safeTransfer(to, amount);
    emit Withdrawn(id, to, amount);
}

function vested(uint256 id) public view returns (uint256) {
    Lock storage lock = locks[id];
    if (block.timestamp < lock.cliff) return 0;
    if (block.timestamp >= lock.end) return lock.amount;
    uint256 elapsed = block.timestamp - lock.start;
    return Math.mulDiv(lock.amount, elapsed, lock.end - lock.start);
}`,
  },
  faq: [
    [
      'Which tokens with a fee on transfer work?',
      'All: the lock is credited with what arrived, measured before and after.',
    ],
    [
      'And tokens whose balances change by themselves?',
      'Growth is credited to no lock, and no lock is paid at another’s expense. Wrap such a token first.',
    ],
    ['I locked to the wrong date. Can you help?', 'No, and neither can anyone who asks you for money to do so.'],
    ['What if your site disappears?', 'The owner calls withdraw with any tool.'],
    [
      'How is “no administrator” checked?',
      'By a test that reads the bytecode: no instruction that runs foreign code in it or destroys it.',
    ],
  ],
  related: [
    ['/liquidity-locking', 'Liquidity locking', 'For pool shares and positions.'],
    ['/erc20-token-development', 'ERC20 token development', 'Vesting as part of a token.'],
    ['/grants', 'Grants', 'For a team: revocable, and never counted as locked.'],
    ['/claim', 'Claim', 'For many receivers at once.'],
  ],
}

/** The schedules: name, what can be withdrawn, what it is for. */
export const schedules = [
  ['Date', 'Nothing, then all.', 'A promise to buyers.'],
  ['Linear', 'A little more each second, from start to end.', 'Treasury, advisers.'],
  ['Cliff and linear', 'Nothing, then what the line has reached.', 'Founders and staff.'],
  ['Steps', 'A fixed amount at each date.', 'Investors, milestones.'],
  ['Permanent', 'Nothing, ever.', 'Taking a share out for good.'],
] as const

/** What can be done with a lock: the operation, by whom, and its limit. */
export const lockPowers = [
  ['Withdraw', 'Its owner', 'At most what has vested.'],
  ['Extend', 'Its owner', 'Later, never earlier. What has vested stays.'],
  ['Make permanent', 'Its owner', 'One way.'],
  ['Split, merge', 'Its owner', 'Same schedule, same sum.'],
  [
    'Hand over',
    'Its owner, then the receiver',
    'Two steps: a mistyped address accepts nothing. A lock that is an NFT may move in one.',
  ],
  ['Add tokens', 'Anyone', 'Until its end. The schedule stays.'],
  ['Release early', 'Nobody', 'There is no such function.'],
] as const
