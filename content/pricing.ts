/**
 * What every price and duration of the site is made of: its pages, calculators, tables, brochures and structured data read it from
 * here, through `src/core/offer`. A service takes the sum of its steps. All are indicative; a company replaces them with its own.
 * Money is in whole units of `currency`, time in working days, shares in per cent.
 */
export const pricing = {
  currency: 'USD',
  /** Since when these figures hold. */
  asOf: '2026-11-21',
  /** One person, one day. */
  dayRate: 1_100,
  /** How far the two ends of a range are from the computed middle. Steps of a fixed length have no range. */
  range: { below: 15, above: 25 },

  audit: {
    reviewers: 2,
    /** Normalised source lines that one reviewer reads a day. */
    linesPerDay: 250,
    /** How much of an interface's line counts. */
    interfaceShare: 10,
    /** Days that one call to a foreign contract adds, and one contract that is inherited from. */
    externalCallDays: 0.1,
    inheritanceDays: 0.15,
    /** Days that do not depend on the code. */
    setUpDays: 1,
    reportDays: 1,
    fixReviewDays: 1,
    /** How much of the reading one ticked item of the checklist saves, and all of them at most. */
    readinessSaving: 3,
    readinessSavingAtMost: 30,
    /** The sizes, in lines, between which the page of the service states its range. */
    typicalLines: [300, 2_500],
    /** What the calculator refuses. */
    mostLines: 200_000,
  },

  token: {
    people: 1,
    what: 'token',
    changes: 'Changes to the token after you have accepted the first version.',
    /** The days of the base that no option changes: to agree on the permissions, and to deploy. */
    firstDays: 1,
    lastDays: 1,
    base: { label: 'A plain token: source, tests, deployment script, verification', days: 3 },
    options: [
      { id: 'capped', label: 'A cap on the supply', days: 0.5 },
      { id: 'mintable', label: 'Minting after deployment, by a named role', days: 1 },
      { id: 'burnable', label: 'Burning', days: 0.5 },
      { id: 'pausable', label: 'A pause, with an end', days: 1 },
      { id: 'permit', label: 'Approvals by signature (ERC-2612)', days: 0.5 },
      { id: 'votes', label: 'Votes (ERC-5805)', days: 1.5 },
      { id: 'limits', label: 'Launch limits that expire on chain', days: 2 },
      { id: 'vesting', label: 'A vesting contract for the team', days: 3 },
      { id: 'airdrop', label: 'An airdrop by Merkle proof', days: 3 },
      { id: 'bridge', label: 'A second chain', days: 5 },
    ],
  },

  nftAudit: {
    people: 2,
    what: 'collection',
    changes: 'Code that changes after the review has begun: we price what we have to read again.',
    /** The days of the base that no option changes: to set up, and to rehearse the drop. */
    firstDays: 1,
    lastDays: 1,
    base: { label: 'A collection with one public sale', days: 3 },
    options: [
      { id: 'allow-list', label: 'An allow-list', days: 1 },
      { id: 'phases', label: 'Several phases or prices', days: 1 },
      { id: 'reveal', label: 'A delayed reveal', days: 1 },
      { id: 'on-chain', label: 'Metadata or art drawn on chain', days: 2 },
      { id: 'royalties', label: 'Royalties with a split', days: 1 },
      { id: 'editions', label: 'Editions (ERC-1155)', days: 1 },
      { id: 'staking', label: 'Staking or rewards', days: 3 },
      { id: 'upgrade', label: 'A proxy or an upgrade path', days: 2 },
    ],
  },

  /** Services without a calculator: the fewest and the most days of each step. */
  blockchain: { people: 1, steps: { design: [1, 12], build: [3, 30], deploy: [1, 6], care: [0, 12] } },
  marketing: { people: 1, steps: { listen: [2, 5], write: [3, 14], launch: [2, 5], keep: [3, 16] } },
  design: { people: 1, steps: { watch: [1, 6], words: [1, 6], build: [2, 15], try: [1, 3] } },
} as const

/** What makes an audit shorter, because we do not have to find it out first. `why` says what it saves. */
export const readinessItems = [
  {
    id: 'builds',
    group: 'Code',
    label: 'The repository builds and tests with one command',
    why: 'We do not guess versions.',
  },
  {
    id: 'frozen',
    group: 'Code',
    label: 'One commit is named and frozen',
    why: 'Findings point at lines that stay the same.',
  },
  {
    id: 'formatted',
    group: 'Code',
    label: 'Compiler warnings and linter findings are gone or explained',
    why: 'Noise hides faults.',
  },
  {
    id: 'dependencies',
    group: 'Code',
    label: 'Dependencies are pinned and unmodified',
    why: 'We skip libraries we have read before.',
  },
  {
    id: 'unit',
    group: 'Tests',
    label: 'Every function that changes state has a test',
    why: 'Each proof of a finding starts from a test.',
  },
  {
    id: 'negative',
    group: 'Tests',
    label: 'Refusals are tested: wrong caller, wrong time, wrong amount',
    why: 'Many findings are in refusals.',
  },
  {
    id: 'invariants',
    group: 'Tests',
    label: 'Invariants are written down and fuzzed',
    why: 'We attack invariants first.',
  },
  {
    id: 'specification',
    group: 'Words',
    label: 'A short specification says what the system guarantees, and to whom',
    why: 'A fault is a broken guarantee.',
  },
  {
    id: 'roles',
    group: 'Words',
    label: 'Every privileged role is listed with its powers and its holder',
    why: 'Trust is part of the scope.',
  },
  {
    id: 'risks',
    group: 'Words',
    label: 'Known risks and accepted trade-offs are listed',
    why: 'We spend no time on what you know.',
  },
  {
    id: 'person',
    group: 'People',
    label: 'One person who knows the code answers within a day',
    why: 'Questions do not wait.',
  },
] as const
