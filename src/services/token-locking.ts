import { pricing } from '#content/pricing.ts'
import { figure } from '#pricing/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /token-locking */
export const tokenLocking: ServiceWords = {
  title: 'Token locking: nobody can release it earlier',
  description:
    'ERC-20 tokens held until a date, along a schedule or for ever. The locker has no owner, no fee and no upgrade; the chain alone proves each lock.',
  lead: 'A lock is a promise about time. Our locker holds the tokens for one beneficiary until the date written in it, and has no function by which we, you or anyone else could release them earlier. The chain alone proves it. This page is its design, with the rule in code.',
  outcome: 'The share is out of everybody’s reach until the date, provably',
  deliverable: 'A lock on chain, its schedule and its proof',
  problem: {
    title: 'Most locks have a second key',
    paragraphs: [
      'A promise not to sell is worth what the promiser is worth. A lock should be worth more, but many lockers have an administrator: a migrator that receives the tokens, a fee the owner may raise, a pause, a proxy. In the best-known case the function that emptied the locker had been added after its audit.',
      'Ours has nobody to bribe, sue or hack. It has no administrator, setter, pause, proxy or migration, and it never grants an allowance. What is not in the bytecode cannot be called.',
    ],
  },
  deliverables: [
    ['The lock', 'Your tokens in the locker, under a number, with owner, schedule and the amount really received.'],
    [
      'The proof',
      'Schedule, withdrawn and withdrawable amounts, read from the chain by anyone, with our site or without.',
    ],
    ['The powers of the token itself', 'A lock means little if the token can be minted. The proof says so beside it.'],
  ],
  process: [
    {
      name: 'Write the schedule',
      days: 'as you like',
      owner: 'You',
      detail: 'Start, cliff, end, or steps. Dates above a century are refused unless you say permanent.',
    },
    { name: 'Approve', days: 'one signature', owner: 'You', detail: 'The exact amount and no more.' },
    {
      name: 'Lock',
      days: 'one signature',
      owner: 'You',
      detail: 'The tokens move; what arrives is credited. Many locks fit into one transaction.',
    },
    {
      name: 'Withdraw',
      days: 'when due',
      owner: 'You',
      detail: 'The owner alone, in parts if wanted, to an address the owner names.',
    },
  ],
  needs: [
    'The tokens, and a wallet that holds them.',
    'The beneficiary’s address. Smart wallets work.',
    'Dates you will not regret: no one can help you afterwards.',
  ],
  notThis: [
    'Not revocable. For staff who may leave, lock less at a time.',
    'No votes while locked.',
    'Not a rescue: tokens sent to the locker without a lock stay there.',
    'Nothing on this page locks; to have a lock planned and rehearsed, ask us.',
  ],
  priceBasis: `The design takes no fee, neither at the lock nor when it is extended: you pay the network. Planning the schedules with you and rehearsing them on a fork is billed by the day, at ${figure(pricing.dayRate)} ${pricing.currency}.`,
  sample: {
    title: 'The rule, in Solidity',
    caption:
      'Sample: from our own locker’s design, without the branches for steps, extension and permanent locks. Read for what is missing: an administrator.',
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
      'All: the lock is credited with what arrived, measured before and after. If nothing arrives, it is refused.',
    ],
    [
      'And tokens whose balances change by themselves?',
      'Growth is not credited to any lock. A token that shrinks balances is treated so that no lock is paid at another’s expense; wrap it first if you can.',
    ],
    ['I locked to the wrong date. Can you help?', 'No, and neither can anyone who asks you for money to do so.'],
    [
      'What if your site disappears?',
      'The owner calls withdraw with any tool. Interface, addresses and a small program for it are part of the design.',
    ],
    [
      'How is “no administrator” checked?',
      'By a test that reads the bytecode: no instruction that runs foreign code in the locker, none that destroys it, no function outside the published list.',
    ],
  ],
  related: [
    ['/liquidity-locking', 'Liquidity locking', 'For pool shares and positions.'],
    ['/erc20-token-development', 'ERC20 token development', 'Vesting as part of a token.'],
    ['/claim', 'Claim', 'For many receivers at once.'],
  ],
}

/** The schedules: name, what can be withdrawn, what it is for. */
export const schedules = [
  ['Date', 'Nothing, then all.', 'A promise to buyers.'],
  ['Linear', 'A little more each second, from start to end.', 'Treasury, advisers.'],
  ['Cliff and linear', 'Nothing before the cliff, then what the line has reached.', 'Founders and staff.'],
  ['Steps', 'A fixed amount at each date.', 'Investors, milestones.'],
  ['Permanent', 'Nothing, ever.', 'Taking a share out of the supply without burning it.'],
] as const

/** What can be done with a lock: the operation, by whom, and its limit. */
export const lockPowers = [
  ['Withdraw', 'Its owner', 'At most what has vested.'],
  ['Extend', 'Its owner', 'Only later, never earlier. What has vested stays vested.'],
  ['Make permanent', 'Its owner', 'One way.'],
  ['Split, merge', 'Its owner', 'Same schedule, same sum.'],
  ['Hand over', 'Its owner, then the receiver', 'Two steps, so that a mistyped address accepts nothing.'],
  ['Add tokens', 'Anyone', 'The schedule stays.'],
  ['Release early', 'Nobody', 'There is no such function.'],
] as const
