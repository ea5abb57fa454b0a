import { pricing } from '#content/pricing.ts'
import { figure, stepInWords } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

const { linesPerDay, typicalLines } = pricing.audit
const [fewest, most] = typicalLines

/** /smart-contract-audit */
export const words: ServiceWords = {
  title: 'Smart contract audit, line by line',
  description:
    'Two reviewers read every line of your Solidity, prove each finding with a failing test, and check your fix. Report in HTML, PDF and JSON.',
  lead: 'Two reviewers read every line separately and prove each finding with a test that fails before your fix and passes after it. The report names commit, file hashes and tools, so that anyone can repeat it.',
  task: 'Paste or drop Solidity to see what its audit takes and costs; nothing leaves your browser.',
  sections: {
    findings: 'A broken vault, finding by finding',
    why: 'A scanner does not know your promises',
    deliverables: 'What your audit report contains',
    severity: 'How we rate a finding',
    sample: 'One finding as we write it',
    process: 'From the frozen commit to the checked fix',
    price: 'How lines of code become a price',
    request: 'Request an audit',
    terms: 'How to prepare, and where an audit ends',
    questions: 'Questions about audits',
    related: 'Services for code that is not ready yet',
  },
  problem: [
    'Scanners find patterns: an unchecked return value, a missing guard. Money is mostly lost elsewhere: shares that round in the caller’s favour, a price read from a pool the caller has just moved, a role nobody listed.',
    'No tool knows what you promised. So we first write down what must always hold, and then try to break it.',
  ],
  deliverables: [
    ['Threat model', 'Assets, roles, trust boundaries and the invariants we attack.'],
    ['Findings', 'Stable id, severity, lines, cause, effect, failing test, and a fix we would accept.'],
    ['Tests', 'Every proof and every fuzzed invariant, as a branch of your repository.'],
    ['Report', 'HTML, PDF and JSON, with compiler settings and tool versions.'],
  ],
  process: [
    {
      name: 'Threat model',
      days: stepInWords('smart-contract-audit', 'setUp'),
      owner: 'Both',
      detail: 'An hour together, over the frozen commit: what must never happen, who may do what.',
    },
    {
      name: 'Reading',
      days: stepInWords('smart-contract-audit', 'reading'),
      owner: 'We',
      detail:
        'Two readings, one list. What only one reviewer saw, the other tries to refute. Grave findings you hear at once.',
    },
    {
      name: 'Report',
      days: stepInWords('smart-contract-audit', 'report'),
      owner: 'We',
      detail: 'A draft, and a talk with your engineers.',
    },
    {
      name: 'Fixes',
      days: 'your pace',
      owner: 'You',
      detail: 'One commit for each finding. Anything else is new code, counted and priced.',
    },
    {
      name: 'Fix review',
      days: stepInWords('smart-contract-audit', 'fixReview'),
      owner: 'We',
      detail: 'Each fix is read as new code: resolved, partly resolved, or acknowledged with your reason.',
    },
  ],
  needs: [
    'One frozen commit that builds and tests with one command.',
    'A text of what the system promises.',
    'Every privileged role and who holds it.',
    'One engineer who answers within a day.',
  ],
  notThis: [
    'Not a guarantee, and not valid for any other commit.',
    'Not a badge or a score: there are only findings.',
    'Not a judgement of your economics or your token’s price.',
  ],
  priceBasis: `Lines of code, at ${figure(linesPerDay)} a day for each reviewer, then foreign calls and inheritance. Preparation shortens it. The range covers ${figure(fewest)} to ${figure(most)} lines.`,
  sample: {
    caption:
      'Sample, not on any chain: a vault written for this page. The test was run: it fails before the fix and passes after it.',
    text: `F-03   High   Resolved in 7c1e09b
Shares can be withdrawn twice through an unguarded transfer

Where       src/Vault.sol:24, transfer(); :31, withdraw()   CWE-841
Impact      high: any depositor takes what others deposited
Likelihood  medium: needs two contracts, and hardly any money

withdraw() pays, then sets the shares to zero. Its guard stops a second
withdraw() in between, but not transfer(): while being paid, the caller
moves the shares to another account, which withdraws them again.

function test_SharesArePaidOnce() public {
    vault.deposit{value: 10 ether}();      // somebody else's money
    vault.transfer(address(1), 10 ether);

    friend = new Friend(vault);
    vault.deposit{value: 1 ether}();
    vault.withdraw();                      // paid
    friend.withdraw();                     // paid again

    assertEq(address(vault).balance, 10 ether);  // fails: 9 ether
}

receive() external payable {
    if (msg.sender != address(vault)) return;
    try vault.transfer(address(friend), 1 ether) {} catch {}
}

Fix         set the shares to zero before the call; guard transfer()
Checked     7c1e09b: the test passes, no new finding`,
  },
  faq: [
    [
      'Will you find everything?',
      'No. The report says what we doubt and what to watch. For large sums, add a second firm and a bounty.',
    ],
    [
      'Which tools do you use?',
      'Static analysis, fuzzing, a solver. What they print is a finding once a reviewer has proven it.',
    ],
    ['Who publishes the report?', 'You, if at all, and whole: open findings and your answers included.'],
    [
      'Our contract is live. Is it too late?',
      'No, but say so first: we agree on a private channel and start with what holds the money.',
    ],
  ],
  related: [
    ['/token-check', 'Token check', 'Facts about any ERC-20 from its newest block.'],
    ['/whitepaper/sample-audit', 'Sample audit report', 'Our own contracts, read by ourselves: the form of a report.'],
    ['/nft-audit', 'NFT audit', 'For drops, reveals and royalties.'],
    ['/blockchain-services', 'Blockchain services', 'When the code is not finished.'],
  ],
}

/** How grave a finding is: its name, when it is given, an example, and what the client is expected to do. */
export const severities = [
  [
    'Critical',
    'Funds lost or frozen for good, by anyone, now.',
    'withdraw() never asks whose position it is.',
    'Do not deploy; if live, act today.',
  ],
  [
    'High',
    'Loss under conditions an attacker can create.',
    'A loan against a price that a flash loan moves.',
    'Fix before deployment.',
  ],
  [
    'Medium',
    'Bounded loss, or a function that stops.',
    'One payee that reverts blocks the payout of all.',
    'Fix, or publish why not.',
  ],
  [
    'Low',
    'Not as specified, at nobody’s cost.',
    'A fee below one unit rounds to nothing.',
    'Fix with the next change.',
  ],
  ['Informational', 'No effect today.', 'An event lacks the account an indexer needs.', 'Your choice.'],
] as const
