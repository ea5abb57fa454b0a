import { pricing } from '#content/pricing.ts'
import { figure, workingDays } from '#pricing/words.ts'
import type { ServiceWords } from './service-words.ts'

const { base, options } = pricing.token

/** /erc20-token-development */
export const erc20TokenDevelopment: ServiceWords = {
  title: 'ERC20 token development, with only the powers you want',
  description:
    'ERC-20 tokens with a fixed list of powers: mint, burn, pause, cap, permit, votes. Each one explained with the risk a holder sees in it.',
  lead: 'Every feature of a token is a power that somebody holds over everybody else’s balance. We build ERC-20 tokens from OpenZeppelin’s library with exactly the features you can justify to a holder, write down who may use each and until when, and deliver the tests that prove it.',
  outcome: 'A token whose every power has a holder, a limit and an end',
  deliverable: 'Verified token, tests, powers record, scripts',
  problem: {
    title: 'Holders read powers, not features',
    paragraphs: [
      'Anyone can copy a token in a minute. What takes care is what is left out. Automatic scanners, exchanges and careful buyers all look for the same things: can somebody mint, pause, block, tax, or replace the code? Each yes needs a reason, a limit and an end.',
      'So we begin with the powers. A feature nobody can justify does not get in, and its function is then missing from the bytecode, not merely switched off.',
    ],
  },
  deliverables: [
    ['The token', 'Source, verified on the explorer, equal byte for byte to what the repository builds.'],
    [
      'Tests',
      'For each feature: it works, it refuses the wrong caller, it ends. For each feature left out: it is absent from the ABI.',
    ],
    ['Powers record', 'Who can do what, until when, and the test that proves it. Written for holders, to publish.'],
    [
      'Scripts',
      'Deployment, handing roles to your multisig, renouncing. Each shows what it will do before it does it.',
    ],
  ],
  process: [
    {
      name: 'Powers',
      days: 'first day',
      owner: 'Both',
      detail: 'We go through the table above. You leave with the record and a fixed price.',
    },
    {
      name: 'Build',
      days: `from ${workingDays(base.days)}`,
      owner: 'We',
      detail: 'The plain token takes this long; each chosen line adds its own days.',
    },
    {
      name: 'Review',
      days: 'your pace',
      owner: 'You',
      detail: 'Read the record, run the tests, ask another firm. We leave time for it.',
    },
    {
      name: 'Deploy',
      days: 'one afternoon',
      owner: 'Both',
      detail: 'On a fork first, then from your wallet. We never hold the supply or a role.',
    },
  ],
  needs: [
    'Name, symbol, supply, and who receives it.',
    'The addresses that will hold roles: a multisig, not a laptop.',
    'For every power you want: the sentence you would say to a holder.',
  ],
  notThis: [
    'Not an opinion on what the token is worth or may be sold as.',
    'No taxes on transfer, no block lists, no hidden owner. We do not build them.',
    'Not a listing, and not market making.',
  ],
  priceBasis: `A plain token takes ${workingDays(base.days)} of one person. Each line of the table adds its days; nothing else is added.`,
  sample: {
    title: 'A limit that ends by itself',
    caption:
      'Sample, not on any chain: launch limits with a ceiling in the constructor. It compiles with OpenZeppelin’s library; nobody can lengthen it, not even you.',
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
      'If no power is left that the token needs, yes, and best by never having one. Renouncing with a needed power freezes a fault for ever; a multisig with a delay is then the honest answer.',
    ],
    [
      'Can features be added later?',
      'Not to a token without an upgrade key, and ours have none. A vesting contract, an airdrop or a lock stands beside the token and can come any time.',
    ],
    [
      'How does this differ from the meme token creator?',
      'The creator is for tokens made of known parts. Here somebody asks why, writes what is missing and is there on the day.',
    ],
    ['Is it audited?', 'We do not audit our own work. The tests and the record make another firm’s audit short.'],
  ],
  related: [
    ['/meme-token', 'Meme token creator', 'The same parts, without us.'],
    ['/token-locking', 'Token locking', 'For the team’s share.'],
    ['/claim', 'Claim', 'How an airdrop decides who is eligible.'],
    ['/pricing', 'Pricing', 'Tick the features, see the days.'],
  ],
}

type Feature = (typeof options)[number]['id']

const features: Record<Feature, readonly [who: string, risk: string]> = {
  capped: ['Nobody: the number cannot change.', 'None. Check that the cap is not far above the supply.'],
  mintable: ['The named role, up to the cap.', 'Dilution, up to the cap, for as long as the role exists.'],
  burnable: ['Each holder, with their own tokens.', 'Whoever you approved to spend can burn as well.'],
  pausable: ['The guardian, until the written end.', 'You cannot sell while it lasts.'],
  permit: ['Each holder, by signature.', 'A signature gathered by a false site spends your tokens.'],
  votes: ['Each holder, with a delegate.', 'Borrowed votes, if a proposal counts them too late.'],
  limits: ['Nobody: the end and the ceiling are fixed.', 'You may not buy more than the limit until it ends.'],
  vesting: ['Each beneficiary, as time passes.', 'Tokens come to market on known dates.'],
  airdrop: ['Whoever is on the list.', 'Many receive at once, and some sell at once.'],
  bridge: ['The bridge, within its own limit.', 'If the bridge fails, tokens without backing appear.'],
}

/** The features: what each is, who can use it afterwards, what a holder risks, and the working days it adds. */
export const featureMatrix = options.map(
  ({ id, label, days }) => [label, ...features[id], `+ ${figure(days)}`] as const,
)
