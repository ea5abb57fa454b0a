import { pricing } from '#content/pricing.ts'
import { stepInWords, workingDays } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

const { base } = pricing.token

/** /erc20-token-development */
export const words: ServiceWords = {
  title: 'ERC20 token development, with only the powers you want',
  description:
    'ERC-20 tokens with a fixed list of powers: mint, burn, pause, cap, permit, votes. We explain each one with the risk a holder sees in it.',
  lead: 'We build ERC-20 tokens with the features you can justify to a holder. We write down who may use each one and until when, and deliver the tests that prove it. Start in the creator, or let an engineer write what it lacks.',
  task: 'Choose the powers your token needs, read its source, and launch it from your wallet for the network fee.',
  sections: {
    features: 'What each feature costs in trust',
    why: 'Holders read powers, not features',
    price: 'What a custom token costs',
    process: 'From the list of powers to the launch',
    deliverables: 'What we hand over with the token',
    sample: 'A launch limit that ends by itself',
    terms: 'Decisions we need before we build',
    questions: 'Questions about custom tokens',
    related: 'Tools for a token you already have',
  },
  problem: [
    'Scanners, exchanges and careful buyers ask the same questions. Can anyone mint, pause, block, tax, or replace the code? Each yes needs a reason, a limit and an end.',
    'So we begin with the powers. A feature that you cannot justify stays out, and its function is missing from the bytecode.',
  ],
  deliverables: [
    ['The token', 'Its source is verified, and equals what the repository builds byte for byte.'],
    [
      'Tests',
      'They show that each feature works, refuses the wrong caller, and ends. They show what the ABI does not have.',
    ],
    ['Powers record', 'Holders read there who can do what, until when, and which test proves it.'],
    ['Scripts', 'They deploy, hand roles over and renounce them. Each shows first what it will do.'],
  ],
  process: [
    {
      name: 'Powers',
      days: stepInWords('erc20-token-development', 'first'),
      owner: 'Both',
      detail: 'We go through the table together. You leave with the record and a fixed price.',
    },
    {
      name: 'Build',
      days: stepInWords('erc20-token-development', 'work'),
      owner: 'We',
      detail: 'We write the plain token. Each feature you chose adds its days.',
    },
    {
      name: 'Review',
      days: 'your pace',
      owner: 'You',
      detail: 'You read the record and run the tests. Ask another firm, too.',
    },
    {
      name: 'Deploy',
      days: stepInWords('erc20-token-development', 'last'),
      owner: 'Both',
      detail: 'We deploy on a fork, then you deploy from your wallet. Supply and roles are yours throughout.',
    },
  ],
  needs: [
    'The name, the symbol, the supply, and who receives it.',
    'The addresses that will hold roles, each a multisig.',
    'For every power you want, the sentence you would say to a holder.',
  ],
  notThis: [
    'An opinion on its value, or on how it may be sold.',
    'Transfer taxes and hidden owners.',
    'A listing or market making.',
  ],
  priceBasis: `One engineer writes a plain token in ${workingDays(base.days)}. A feature adds the days that the table shows. We price any other feature before we begin.`,
  sample: {
    caption:
      'Sample, not on any chain: a launch limit with an end that no account can move. It compiles with OpenZeppelin’s library.',
    text: `constructor(uint256 supply, address receiver, address pool_, uint256 end)
    ERC20("Meridian", "MRD")
{
    if (end > block.timestamp + 7 days) revert EndTooLate(end);
    (limitEnd, limit, pool) = (end, supply / 100, pool_);
    _mint(receiver, supply);
}

/// While the launch lasts, nobody buys above one hundredth of the supply.
/// Selling and sending are never limited.
function _update(address from, address to, uint256 value)
    internal override
{
    super._update(from, to, value);
    if (block.timestamp >= limitEnd || from != pool) return;
    if (balanceOf(to) > limit) revert AboveLimit(to, limit);
}`,
  },
  faq: [
    [
      'Should the owner renounce?',
      'Yes, if the token needs no power. The best token never had an owner. If it needs a power, use a multisig with a delay.',
    ],
    [
      'Can features be added later?',
      'Our tokens have no upgrade key, so the token stays as it is. Vesting, airdrops and locks are contracts beside it, and you can add them any time.',
    ],
    [
      'How does this differ from the meme token creator?',
      'The creator combines known parts. Here an engineer asks why, writes what is missing, and is with you on the day of the launch.',
    ],
    [
      'Is it audited?',
      'Another firm has to do that: auditors do not judge their own work. Our tests and record make that audit short.',
    ],
  ],
  related: [
    ['/meme-token', 'Meme token creator', 'You make a coin or a collection yourself.'],
    ['/token-locking', 'Token locking', 'You lock the team’s share on a schedule.'],
    ['/token-check', 'Token check', 'You see your token as a buyer’s tool sees it.'],
    ['/claim', 'Claim', 'You see how an airdrop decides who is eligible.'],
  ],
}
