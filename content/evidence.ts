/** What we claim with each row of the evidence, and what its value cannot show. The values are measured: `npm run evidence`. */
export const evidenceClaims = {
  coverage: {
    claim: 'Tests run the lines and branches of our contracts',
    doesNotProve:
      'Coverage does not show that a test asks the right question. Tokens that visitors compose are not counted: they have tests of their own.',
  },
  solver: {
    claim: 'A solver has proven our arithmetic for every possible value',
    doesNotProve:
      'It says nothing about the rest of the code, and nothing about the claims that we did not write down.',
  },
  mutants: {
    claim: 'A test notices when we break a contract on purpose',
    doesNotProve:
      'We break a sample of places. A break that no test notices either changes nothing, or shows a rule without a test.',
  },
  invariants: {
    claim: 'Our promises hold after a million random calls to each contract',
    doesNotProve: 'Random calls do not reach every state. A promise that we did not write down is not checked.',
  },
  'contract-tests': {
    claim: 'Every test of our contracts passed in the last whole run',
    doesNotProve:
      'A test shows one case, and sources may have changed since. No outside firm has audited these contracts.',
  },
  gas: {
    claim: 'A lock costs less gas here than in the contracts we compare with',
    doesNotProve:
      'We measured whole transactions on one chain of our own, with the same token. Compare rows of this table only.',
  },
  'gas-operations': {
    claim: 'The gas of each operation of our contracts is recorded',
    doesNotProve: 'Gas inside a call is not the price of a transaction. That price depends on the chain and the hour.',
  },
  'merkle-proofs': {
    claim: 'Every entry of the sample claim list has a proof that leads to the root',
    doesNotProve: 'It does not show that the right accounts are on a list. The author of the list decides that.',
  },
  ordeal: {
    claim: 'Nothing that we acknowledged is lost when parts of the server are killed',
    doesNotProve:
      'We ran it on one machine, within a limited time. It says nothing about a host that lies about its disk.',
  },
  load: {
    claim: 'Pages and forms answer quickly under load',
    doesNotProve: 'Server, database and visitors shared two processors. Your network is not part of the time.',
  },
  lighthouse: {
    claim: 'Pages load quickly on a slow phone',
    doesNotProve: 'Lighthouse simulates a phone and a network. It loads each page and does not use the tools.',
  },
  'first-page': {
    claim: 'The first page is small',
    doesNotProve: 'It counts what comes before you touch the page. Tools load more when you use them.',
  },
  accessibility: {
    claim: 'Automatic checks find no accessibility fault',
    doesNotProve: 'A program finds only part of the faults. It does not replace people who use a screen reader.',
  },
  acceptance: {
    claim: 'Each statement of our specification holds in three browser engines',
    doesNotProve: 'We wrote the statements ourselves. WebKitGTK is not Safari, and a narrow window is not a phone.',
  },
  'wallet-weight': {
    claim: 'Our wallet window is smaller than RainbowKit’s',
    doesNotProve: 'It compares two windows in one browser. RainbowKit opens its window faster in this measurement.',
  },
  'wallet-conformance': {
    claim: 'Our wallet connection passes the same steps as RainbowKit’s',
    doesNotProve: 'A run against a test wallet does not show that each wallet of another maker behaves.',
  },
  assistant: {
    claim: 'The assistant answers questions from the site’s facts',
    doesNotProve:
      'We wrote the questions, and kept half of them away from tuning. Real visitors ask other questions in other words.',
  },
  'chat-streams': {
    claim: 'The assistant passes on the words of a model without delay',
    doesNotProve: 'A simulated model spoke at a fixed pace. It shows our share of the delay and nothing else.',
  },
  reproducible: {
    claim: 'Two builds of the same source have the same bytes',
    doesNotProve: 'The same bytes can hold the same fault. It does not show what a host serves to someone else.',
  },
  dependencies: {
    claim: 'We use few packages directly, each in one exact version',
    doesNotProve: 'These packages bring others along. Nobody here has read all of their code.',
  },
  licences: {
    claim: 'Every package that we pass on has a free licence',
    doesNotProve: 'A licence is what the package says about itself.',
  },
  security: {
    claim: 'Each requirement of OWASP ASVS, levels one and two, has a row that says how we meet it',
    doesNotProve:
      'We filled in the table ourselves. A row names a test or a reason, and no one outside has confirmed it.',
  },
} as const satisfies Record<string, { claim: string; doesNotProve: string }>

export type EvidenceId = keyof typeof evidenceClaims
