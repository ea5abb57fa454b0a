import { pricing } from '#content/pricing.ts'
import { figure, stepInWords, workingDays } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

const { base, options } = pricing.token

type Feature = (typeof options)[number]['id']

const features: Record<Feature, readonly [who: string, risk: string]> = {
  capped: ['Nobody: the number cannot change.', 'None, if the cap is near the supply.'],
  mintable: ['The named role, up to the cap.', 'Dilution, while the role exists.'],
  burnable: ['Each holder, of their own.', 'An account you approved can burn them too.'],
  pausable: ['The guardian, until its end.', 'You cannot sell meanwhile.'],
  permit: ['Each holder, by signature.', 'A signature given to a false site.'],
  votes: ['Each holder, with a delegate.', 'Borrowed votes, if counted too late.'],
  limits: ['Nobody: end and ceiling are fixed.', 'You buy no more than the limit.'],
  vesting: ['Each beneficiary, as time passes.', 'Known dates of sale.'],
  airdrop: ['The accounts on the list.', 'Many receive, and some sell, at once.'],
  bridge: ['The bridge, within its own limit.', 'If it fails, tokens without backing.'],
}

/** The features: what each is, who can use it afterwards, what a holder risks, and the working days it adds. */
export const featureMatrix = options.map(
  ({ id, label, days }) => [label, ...features[id], `+ ${figure(days)}`] as const,
)

/** /erc20-token-development */
export const words: ServiceWords = {
  title: 'ERC20 token development, with only the powers you want',
  description:
    'ERC-20 tokens with a fixed list of powers: mint, burn, pause, cap, permit, votes. Each one explained with the risk a holder sees in it.',
  lead: 'Every feature of a token gives one account power over everyone else’s balance. We build ERC-20 tokens with exactly the features you can justify to a holder, write down who may use each and until when, and deliver the tests that prove it.',
  task: 'Choose the features of a token, read its source, and launch it from your wallet.',
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
    'Scanners, exchanges and careful buyers all look for the same things: can anyone mint, pause, block, tax, or replace the code? Each yes needs a reason, a limit and an end.',
    'So we begin with the powers. A feature nobody can justify stays out, and its function is then missing from the bytecode, not switched off.',
  ],
  deliverables: [
    ['The token', 'Verified source, equal byte for byte to what the repository builds.'],
    ['Tests', 'Each feature works, refuses the wrong caller, and ends; what was left out is absent from the ABI.'],
    ['Powers record', 'Who can do what, until when, and the test that proves it. For holders to read.'],
    ['Scripts', 'Deployment, handing roles over, renouncing. Each shows first what it will do.'],
  ],
  tables: [
    {
      id: 'features',
      label: 'Features of a token',
      columns: ['Feature', 'Who can use it afterwards', 'What a holder risks', 'Working days'],
      rows: featureMatrix,
      note: ['Collections and editions are made at ', { path: '/meme-token', name: 'token creation' }, '.'],
    },
  ],
  process: [
    {
      name: 'Powers',
      days: stepInWords('erc20-token-development', 'first'),
      owner: 'Both',
      detail: 'We go through the table. You leave with the record and a fixed price.',
    },
    {
      name: 'Build',
      days: stepInWords('erc20-token-development', 'work'),
      owner: 'We',
      detail: 'The plain token; each chosen line adds its days.',
    },
    {
      name: 'Review',
      days: 'your pace',
      owner: 'You',
      detail: 'Read the record, run the tests, ask another firm.',
    },
    {
      name: 'Deploy',
      days: stepInWords('erc20-token-development', 'last'),
      owner: 'Both',
      detail: 'On a fork, then from your wallet. We never hold supply or role.',
    },
  ],
  needs: [
    'Name, symbol, supply, and who receives it.',
    'The addresses that will hold roles: a multisig, not a laptop.',
    'For every power you want: the sentence you would say to a holder.',
  ],
  notThis: [
    'No opinion on what it is worth or may be sold as.',
    'No transfer taxes, block lists or hidden owners.',
    'Not a listing, and not market making.',
  ],
  priceBasis: `A plain token takes ${workingDays(base.days)} of one person. Each line of the table adds its days, and nothing else does.`,
  sample: {
    caption:
      'Sample, not on any chain: launch limits that nobody can lengthen, not even you. It compiles with OpenZeppelin’s library.',
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
      'If the token needs no power, yes, and best by never having an owner. If it does, a multisig with a delay is the honest answer.',
    ],
    [
      'Can features be added later?',
      'Not to the token: ours have no upgrade key. Vesting, airdrops and locks stand beside it and can come any time.',
    ],
    [
      'How does this differ from the meme token creator?',
      'That is for known parts. Here an engineer asks why, writes what is missing and is there on the day.',
    ],
    ['Is it audited?', 'Not by us: nobody audits their own work. Tests and record make another firm’s audit short.'],
  ],
  related: [
    ['/meme-token', 'Meme token creator', 'Make one of the plain parts yourself, now.'],
    ['/token-locking', 'Token locking', 'For the team’s share.'],
    ['/token-check', 'Token check', 'What a buyer’s tool would say about yours.'],
    ['/claim', 'Claim', 'How an airdrop decides who is eligible.'],
  ],
}
