import { pricing } from '#content/pricing.ts'
import { figure } from '#core/text/figure.ts'
import type { ServiceWords } from './service-words.ts'

/** /token-locking */
export const words: ServiceWords = {
  title: 'Token locking: no early release, and a public proof',
  description:
    'Lock ERC-20 tokens until a date, along a schedule or permanently. The locker has no owner, fee or upgrade. Anyone can check each lock on the chain.',
  lead: 'For teams that promise holders a lock. The contract keeps your tokens until the dates you choose, and anyone can verify it on the chain. It has no owner and no administrator, so only your schedule releases them.',
  task: 'Show holders that no one can move your tokens early, for no fee.',
  sections: {
    calendar: 'Drag the dates of your lock',
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
    'Many lockers have an administrator, who can move the tokens, raise a fee, pause withdrawals or replace the code. In the best-known case, the function that emptied the locker was added after its audit.',
    'Our locker has no administrator, pause, proxy or migration, and it grants no allowance. A function that is missing from the bytecode cannot be called.',
  ],
  deliverables: [
    [
      'The lock',
      'You get a numbered lock with an owner, a schedule and the amount that arrived. You can hold it as an NFT.',
    ],
    [
      'The proof',
      'You get a public page with the schedule and the amounts. Anyone can read the same facts from the chain.',
    ],
    [
      'The token’s own powers',
      'The proof lists what the token’s owner can still do. A lock means little if new tokens can be minted.',
    ],
  ],
  process: [
    {
      name: 'Write the schedule',
      days: 'at your pace',
      owner: 'You',
      detail: 'Set a start, a cliff and an end, or equal steps. The end can be up to a century away.',
    },
    {
      name: 'Sign or approve',
      days: 'one signature',
      owner: 'You',
      detail: 'You allow the exact amount. Many tokens accept a signature that costs no network fee.',
    },
    {
      name: 'Lock',
      days: 'one transaction',
      owner: 'You',
      detail: 'The locker credits what arrives. One transaction can hold many locks.',
    },
    {
      name: 'Withdraw',
      days: 'from the first unlock',
      owner: 'You',
      detail: 'The owner withdraws unlocked tokens, all or in part, to any address.',
    },
  ],
  needs: [
    'The tokens, in a wallet you control.',
    'The address of the lock’s owner. Smart wallets work.',
    'The dates that you promised to holders.',
  ],
  notThis: [
    'You cannot revoke a lock. For staff who may leave, use grants.',
    'A plain lock has no votes. Tokens with votes can use a lock whose votes keep counting.',
    'Tokens that you send to the contract without a lock stay there permanently.',
  ],
  priceBasis: `Our fee is zero: you pay the network fee of each transaction. If you want us to plan and rehearse a lock with you, a day costs ${figure(pricing.dayRate)} ${pricing.currency}.`,
  sample: {
    caption:
      'Sample: the core of our locker, without steps, extension and permanent locks. Look for a function that releases tokens early: you find none.',
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
      'All of them work. The locker measures its balance before and after, and credits what arrived.',
    ],
    [
      'Can I lock tokens whose balances change by themselves?',
      'Wrap such a token first. The locker credits growth to no lock, and it never pays one lock from another.',
    ],
    [
      'I locked to the wrong date. Can you help?',
      'You can extend a lock, but no one can shorten it. Anyone who offers to do so for money wants to cheat you.',
    ],
    [
      'What happens if your site disappears?',
      'Your lock does not depend on us. Its owner calls withdraw from any wallet or block explorer.',
    ],
    [
      'How do you check that there is no administrator?',
      'A test reads the bytecode. It fails if the locker can run foreign code as its own or destroy itself.',
    ],
  ],
  related: [
    ['/liquidity-locking', 'Liquidity locking', 'Lock pool shares and positions.'],
    ['/erc20-token-development', 'ERC20 token development', 'Build vesting into a token.'],
    ['/grants', 'Grants', 'Give a team tokens that you can revoke.'],
    ['/claim', 'Claim', 'Pay many receivers from one list.'],
  ],
}

/** What can be done with a lock: the operation, by whom, and its limit. */
export const lockPowers = [
  ['Withdraw', 'The owner', 'The limit is the unlocked amount.'],
  ['Extend', 'The owner', 'The end moves later, never earlier. Unlocked tokens stay unlocked.'],
  ['Make permanent', 'The owner', 'This cannot be undone.'],
  ['Split, merge', 'The owner', 'The schedule and the total stay the same.'],
  [
    'Hand over',
    'The owner, then the receiver',
    'The receiver accepts in a second step, so a mistyped address gets no tokens. A lock that is an NFT can move in one step.',
  ],
  ['Add tokens', 'Anyone', 'This works until the end and leaves the schedule as it is.'],
  ['Release early', 'No one', 'There is no such function.'],
] as const
