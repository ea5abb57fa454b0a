import { pricing } from '#content/pricing.ts'
import { daysInWords, figure, workingDays } from '#pricing/words.ts'
import type { ServiceWords } from './service-words.ts'

const { linesPerDay, typicalLines, setUpDays, reportDays, fixReviewDays } = pricing.audit
const [fewest, most] = typicalLines
const readingDays = [Math.ceil(fewest / linesPerDay), Math.ceil(most / linesPerDay)] as const

/** /smart-contract-audit */
export const smartContractAudit: ServiceWords = {
  title: 'Smart contract audit, line by line',
  description:
    'Two reviewers read every line of your Solidity, prove each finding with a failing test, and check your fix. Report in HTML, PDF and JSON.',
  lead: 'Two reviewers read every line of your contracts separately, compare notes, and prove each finding with a test that fails before your fix and passes after it. The report names the commit, the file hashes and the tools, so that anyone can repeat it.',
  outcome: 'Every fault we found is proven by a test, and every fix has been read',
  deliverable: 'Report in three formats, with the tests as a branch',
  problem: {
    title: 'A scanner does not know your promises',
    paragraphs: [
      'An attacker has your source, unlimited time and a flash loan, and needs one mistake. You get one deployment.',
      'Scanners find patterns: an unchecked return value, a missing guard. Money is mostly lost elsewhere: shares that round in the caller’s favour, a price read from a pool the caller has just moved, a role nobody listed. No tool knows what you promised. So we first write down what must always hold, and then try to break it.',
    ],
  },
  deliverables: [
    [
      'Threat model',
      'Assets, roles, trust boundaries and the invariants we attack, agreed with you before reading starts.',
    ],
    [
      'Findings',
      'Each with a stable id, severity, file and line, cause, effect, failing test and a fix we would accept.',
    ],
    ['Tests', 'Every proof and every fuzzed invariant, as a branch of your repository.'],
    ['Fix review', 'Each fix is read as new code: resolved, partly resolved, or acknowledged with your reason.'],
    [
      'Report',
      'HTML, PDF and JSON with commit, file hashes, compiler settings and tool versions, under one published hash.',
    ],
  ],
  process: [
    {
      name: 'Freeze',
      days: 'before day one',
      owner: 'You',
      detail: 'Name one commit. We build it, run its tests, count its lines and confirm the price.',
    },
    {
      name: 'Threat model',
      days: workingDays(setUpDays),
      owner: 'Both',
      detail: 'An hour of your time: what must never happen, who may do what, which outside contracts you trust.',
    },
    {
      name: 'Reading',
      days: daysInWords(readingDays),
      owner: 'We',
      detail:
        'Two separate readings, then one list. Whatever only one reviewer saw, the other tries to refute. You hear of anything high or critical the day it is proven.',
    },
    {
      name: 'Report',
      days: workingDays(reportDays),
      owner: 'We',
      detail: 'A draft, gone through with your engineers on a call.',
    },
    {
      name: 'Fixes',
      days: 'your pace',
      owner: 'You',
      detail: 'One commit for each finding. Features wait: they would be new code.',
    },
    {
      name: 'Fix review',
      days: workingDays(fixReviewDays),
      owner: 'We',
      detail: 'We read the difference, run every test again and close the report.',
    },
  ],
  needs: [
    'One frozen commit that builds and tests with one command.',
    'A text that says what the system promises, or an hour with whoever knows.',
    'Every privileged role, its powers and who will hold it.',
    'One engineer who answers within a day.',
  ],
  notThis: [
    'Not a guarantee: reading finds faults and cannot prove there are none.',
    'Not a badge or a score. There are only findings.',
    'Not valid for any other commit.',
    'Not a judgement of your economics or your token’s price.',
  ],
  priceBasis: `Lines of code, at ${figure(linesPerDay)} a day for each reviewer, then calls to foreign contracts and inheritance. What you have prepared shortens it. The range covers ${figure(fewest)} to ${figure(most)} lines.`,
  sample: {
    title: 'A finding in full',
    caption:
      'Sample, not on any chain. The vault was written for this page. We ran the test: it fails before the fix and passes after it.',
    text: `F-03   High   Resolved in 7c1e09b
Shares can be withdrawn twice through an unguarded transfer

Where       src/Vault.sol:31, withdraw(); src/Vault.sol:24, transfer()
Class       CWE-841, improper enforcement of behavioral workflow
Impact      high: any depositor takes other depositors' ether
Likelihood  medium: needs two contracts and no capital of note

withdraw() pays the caller, then sets their shares to zero. The guard
stops a second withdraw() in between, but transfer() shares the same
state and has no guard. While being paid, the caller moves the shares
to a second account, which withdraws them again.

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
Checked     7c1e09b, lines 24 to 36: the test passes. No new finding.`,
  },
  faq: [
    [
      'Will you find everything?',
      'No. The report says which parts we doubt and what to watch after launch. For large sums, add a second firm and a bounty; we say so in writing.',
    ],
    [
      'What if the code changes meanwhile?',
      'Findings refer to the frozen commit. Fixes wait for the fix review; anything else is counted, priced and read as new code.',
    ],
    [
      'Which tools do you use?',
      'Static analysis, fuzzing and a solver for the arithmetic, before we read. Versions stand in the report. What a tool prints becomes a finding only when a reviewer has proven it.',
    ],
    [
      'Who publishes the report?',
      'You decide whether. If it is published, it is whole: open findings and your answers included.',
    ],
    [
      'Our contract is live. Is it too late?',
      'No, but say so first. We agree on a private channel and on who may pause or move funds, and start with whatever holds the money.',
    ],
  ],
  related: [
    ['/pricing', 'Pricing', 'The calculator and the readiness checklist.'],
    ['/nft-audit', 'NFT audit', 'For drops, reveals and royalties.'],
    ['/blockchain-services', 'Blockchain services', 'When the code is not finished.'],
  ],
}

/** What a finding has to show before it is one. */
export const proof = [
  'A finding is an order of calls. Drawn, it is short; in code it may lie in three files. On the left the vault pays, is called back, and still believes its old balance.',
  'The drawing is the form everybody knows. The sample further down is the one we meet: the guard stands on one function, and another reads the same stale balance.',
] as const

/** How grave a finding is: its name, when it is given, an example, and what the client is expected to do. */
export const severities = [
  [
    'Critical',
    'Funds are lost or frozen for good, and anyone can do it now.',
    'withdraw() takes the position’s id from the caller and never asks whose it is.',
    'Do not deploy. If it is live, act the same day.',
  ],
  [
    'High',
    'Loss of funds, under conditions an attacker can create.',
    'The vault lends against a spot price that a flash loan moves.',
    'Fix before deployment.',
  ],
  [
    'Medium',
    'Bounded loss, an unlikely state, or a function that stops working.',
    'One payee that reverts blocks the payout of all.',
    'Fix, or publish why not.',
  ],
  [
    'Low',
    'A departure from the specification that costs nobody money.',
    'A fee below one unit rounds to nothing.',
    'Fix when that file is next touched.',
  ],
  [
    'Informational',
    'No effect today.',
    'An event lacks the account an indexer needs.',
    'Your choice; no answer needed.',
  ],
] as const
