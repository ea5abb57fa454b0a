import { pricing } from '#content/pricing.ts'
import { stepInWords } from '#core/offer/words.ts'
import { figure } from '#core/text/figure.ts'
import type { ServiceWords } from './service-words.ts'

const { linesPerDay, typicalLines, readinessSavingAtMost } = pricing.audit
const [fewest, most] = typicalLines

/** /smart-contract-audit */
export const words: ServiceWords = {
  title: 'Smart contract audit, line by line',
  description:
    'Two reviewers read every line of your Solidity, prove each finding with a failing test, and check your fix. Report in HTML, PDF and JSON.',
  lead: 'Both reviewers read your Solidity on their own. Each finding has a test that fails before your fix and passes after it. The report names the commit, the file hashes and the tools, so anyone can repeat the work.',
  task: 'For teams before a launch. Two reviewers read every line and prove each finding with a test. Paste Solidity to see the days and the price.',
  sections: {
    findings: 'A broken vault, finding by finding',
    why: 'A scanner does not know your promises',
    deliverables: 'What your audit report contains',
    severity: 'What the severities mean',
    sample: 'One finding as we write it',
    process: 'From the frozen commit to the checked fix',
    price: 'How lines of code become a price',
    request: 'Request an audit',
    terms: 'How to prepare, and where an audit ends',
    questions: 'Questions about audits',
    related: 'Services for code that is not ready yet',
  },
  problem: [
    'A scanner finds patterns: an unchecked return value, a missing guard. Most money is lost elsewhere. Shares round in the caller’s favour. A price is read from a pool that the caller has just moved. A role is missing from every list.',
    'Tools cannot read your promises. So we write down what must always hold, then we try to break it.',
  ],
  deliverables: [
    ['Threat model', 'It lists your assets, roles and trust boundaries, and the invariants we attack.'],
    ['Findings', 'Each finding names its severity, lines, cause and effect, with a failing test and a fix we accept.'],
    ['Tests', 'You receive every proof and every fuzzed invariant as a branch of your repository.'],
    ['Report', 'It comes as HTML, PDF and JSON, with compiler settings and tool versions.'],
  ],
  process: [
    {
      name: 'Threat model',
      days: stepInWords('smart-contract-audit', 'setUp'),
      owner: 'Both',
      detail: 'We spend an hour together on the frozen commit: what must never happen, and who may do what.',
    },
    {
      name: 'Reading',
      days: stepInWords('smart-contract-audit', 'reading'),
      owner: 'We',
      detail:
        'Both reviewers keep a list, and each tries to refute what only the other saw. We report critical findings the same day.',
    },
    {
      name: 'Report',
      days: stepInWords('smart-contract-audit', 'report'),
      owner: 'We',
      detail: 'You receive a draft report and a review call with your engineers.',
    },
    {
      name: 'Fixes',
      days: 'your pace',
      owner: 'You',
      detail: 'You make one commit for each finding. Other changes are new code, counted and priced.',
    },
    {
      name: 'Fix review',
      days: stepInWords('smart-contract-audit', 'fixReview'),
      owner: 'We',
      detail: 'We read each fix as new code. It is resolved, partly resolved, or acknowledged with your reason.',
    },
  ],
  needs: [
    'One frozen commit that builds and tests with one command.',
    'A short specification of what the system guarantees, and to whom.',
    'A list of every privileged role and who holds it.',
    'One engineer who answers within a day.',
  ],
  notThis: [
    'A guarantee. The report is valid for the commit it names.',
    'A badge or a score. You receive findings.',
    'A judgement of your economics or of your token’s price.',
  ],
  priceBasis: `Each reviewer reads ${figure(linesPerDay)} lines a day. External calls and inheritance add time. A prepared repository saves up to ${readinessSavingAtMost} % of the reading. The range covers ${figure(fewest)} to ${figure(most)} lines.`,
  sample: {
    caption:
      'Sample, not on any chain: a second vault written for this page. Its test fails before the fix and passes after it.',
    text: `F-03   High   Resolved in 7c1e09b.
Shares can be withdrawn twice through an unguarded transfer.

Where       src/Vault.sol:24, transfer(); :31, withdraw()   CWE-841.
Impact      high: a depositor takes what others deposited.
Likelihood  medium: it takes two contracts and 1 ether.

withdraw() pays, then sets the shares to zero. Its guard stops a second
withdraw() in between, but not transfer(): while being paid, the caller
moves the shares to another account, which withdraws them again.

function test_SharesArePaidOnce() public {
    vault.deposit{value: 10 ether}();      // of another member
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
      'No audit does. The report says what we doubt and what to watch. For large sums, add a second firm and a bounty.',
    ],
    [
      'Which tools do you use?',
      'We use static analysis, fuzzing and a solver. Their output becomes a finding once a reviewer has proven it.',
    ],
    ['Who publishes the report?', 'You do, if you wish. Publish it whole, with open findings and your answers.'],
    [
      'Our contract is live. Is it too late?',
      'It is still useful. Tell us first: we agree on a private channel and start with the contract that holds the money.',
    ],
  ],
  related: [
    ['/token-check', 'Token check', 'It shows facts about any ERC-20 at its newest block.'],
    ['/whitepaper/sample-audit', 'Sample audit report', 'We read our own contracts, to show the form of a report.'],
    ['/findings', 'Findings', 'Filter every finding of our sample reports, and run an exploit beside it.'],
    ['/attack', 'Attack theatre', 'You run eight real attacks against a broken and a fixed contract.'],
    ['/nft-audit', 'NFT audit', 'We attack drops, reveals and royalties.'],
    ['/blockchain-services', 'Blockchain services', 'We finish code that is not ready for an audit.'],
  ],
}

/** How serious a finding is: its name, when it is given, an example, and what we advise. */
export const severities = [
  [
    'Critical',
    'Anyone can take or freeze funds now.',
    'withdraw() does not check whose position it pays.',
    'Stop the deployment. If it is live, act today.',
  ],
  [
    'High',
    'An attacker can create the conditions for a loss.',
    'A flash loan moves the price that a loan is based on.',
    'Fix it before deployment.',
  ],
  [
    'Medium',
    'The loss has a limit, or a function stops.',
    'One payee that reverts blocks the payout to all.',
    'Fix it, or publish why you accept it.',
  ],
  [
    'Low',
    'The code differs from its specification, without a loss.',
    'A fee below one unit rounds to zero.',
    'Fix it with the next change.',
  ],
  [
    'Informational',
    'The finding has no effect today.',
    'An event lacks the account that an indexer needs.',
    'You decide.',
  ],
] as const
