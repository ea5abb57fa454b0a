import type { ServiceWords } from './service-words.ts'

/** /blockchain-services */
export const blockchainServices: ServiceWords = {
  title: 'Blockchain services: from an idea to a running contract',
  description:
    'Protocol design, contract development, deployment and care after launch. Tell us what you have and we say which service you need, or none.',
  lead: 'You have an idea, a repository, a contract that is already live, or nothing yet. For each there is a first step that is small and may end with the advice to stop. We design contracts, write them with their tests, deploy them so that anyone can repeat it, and stay reachable afterwards.',
  outcome: 'A contract runs, its powers are written down, and someone answers',
  deliverable: 'Design note, contracts, tests, deployment, runbook',
  problem: {
    title: 'Most of a contract’s life comes after launch',
    paragraphs: [
      'Writing the contract is the short part. Before it come the questions that decide everything: who may do what, what happens when a price is missing, how money leaves. After it come keys that change hands, a dependency that is upgraded, a night in which somebody has to decide whether to pause.',
      'So each phase here has an end: a document or a commit you accept, and a point at which you can leave with all of it.',
    ],
  },
  deliverables: [
    ['Design note', 'Roles, flows of money, invariants, failure cases, and what we left out on purpose.'],
    [
      'Contracts and tests',
      'Solidity on OpenZeppelin’s library; unit tests, refusals, fuzzed invariants, a gas report.',
    ],
    [
      'Deployment',
      'A script that first runs on a fork and shows what it will do. Verified source, predictable addresses, roles in your multisig.',
    ],
    ['Runbook', 'What to watch, who may pause, what to sign and in which order, whom to call.'],
  ],
  process: [
    {
      name: 'Design',
      days: 'about a fifth',
      owner: 'Both',
      detail: 'Two sessions and a note. You accept it, or stop here and keep it.',
    },
    {
      name: 'Build',
      days: 'about half',
      owner: 'We',
      detail: 'Small commits in your repository, tests first, a running version on a test network from the first week.',
    },
    {
      name: 'Outside review',
      days: 'planned beside it',
      owner: 'You',
      detail: 'We do not audit what we wrote. We prepare the scope and answer the auditors’ questions.',
    },
    {
      name: 'Deploy',
      days: 'about a tenth',
      owner: 'Both',
      detail: 'Rehearsed on a fork. You sign with your keys; we read every transaction aloud.',
    },
    {
      name: 'Care',
      days: 'the rest, as agreed',
      owner: 'Both',
      detail: 'Watching, drills, changes. Month by month, and you can end it with any month.',
    },
  ],
  needs: [
    'One person who may decide.',
    'What the contract must never do, in your words.',
    'A multisig, or an afternoon to set one up together.',
    'Time for an outside review before money arrives.',
  ],
  notThis: [
    'Not legal or tax advice, and no opinion on whether your token is a security.',
    'Not custody: we never hold your keys or your funds.',
    'Not a chain of your own. If a database would serve you, we say so.',
  ],
  priceBasis:
    'Days of one person, quoted for each phase before it starts. A change of scope is priced before it is built. The design note alone is the smallest thing we sell.',
  sample: {
    title: 'A deployment record',
    caption: 'Sample, not on any chain. Names, addresses and hashes are made up.',
    text: `Deployment record       Vault on Base Sepolia (84532)

commit      4f0d6a1, tag v1.0.0-rc2
compiler    solc 0.8.37, cancun, optimizer 200 runs
contract    Vault        0x9b7C…41Ae   CREATE2, salt 0x…01
runtime     keccak 0x51d3…9c0f   equals the local build: yes
source      verified, full match

role        holder                   can                   until
owner       Safe 0x77aE…12, 3 of 5   set the fee, 0–1 %    2027-01, renounced
guardian    Safe 0x0C31…9f, 2 of 3   pause deposits        72 h each time
upgrade     nobody                   no such function

rehearsed   fork at block 18 204 551, 7 transactions, 0 differences
first test  deposit 0.01, withdraw 0.01: balances equal to the wei`,
  },
  faq: [
    [
      'Which chains?',
      'Any that runs the EVM with the opcodes our compiler settings need. We check that before we quote.',
    ],
    [
      'Upgradeable or not?',
      'Not, unless you can name what will change and who may decide it. An upgrade key is a power over every balance, and we list it as one.',
    ],
    ['Who owns the code?', 'You, from the first commit. Library parts keep their open licences.'],
    [
      'Can you take over a contract somebody else deployed?',
      'We start with an inventory: what the bytecode does, who holds which role, what can still be changed. Then we say what we would take over.',
    ],
    ['Do you take tokens as payment?', 'No. We would stop being able to tell you not to launch.'],
  ],
  related: [
    ['/smart-contract-audit', 'Smart contract audit', 'For code somebody else wrote.'],
    ['/erc20-token-development', 'ERC20 token development', 'When the idea is a token.'],
    ['/web3-design-services', 'Web3 UI/UX design', 'The screens people sign on.'],
  ],
}

/** Where to start: what the visitor has, what is done first, what that ends with, and the page that goes on. */
export const starts = [
  {
    have: 'Nothing yet',
    first: 'A call of half an hour: what is to be owned, by whom, and whether a chain is needed.',
    ends: 'An answer in writing. “Use a database” is one of them.',
    path: '/contact-us?service=blockchain-services',
    name: 'Write to us',
  },
  {
    have: 'An idea',
    first: 'The design note: roles, flows of money, what must never happen.',
    ends: 'A scope with days and a price, or the reasons to stop.',
    path: '#process',
    name: 'How it goes',
  },
  {
    have: 'An idea for a token',
    first: 'The list of powers: which ones you can justify to a holder.',
    ends: 'A feature list, priced line by line.',
    path: '/erc20-token-development',
    name: 'ERC20 token development',
  },
  {
    have: 'Code',
    first: 'We build it, run its tests and read the privileged paths.',
    ends: 'What is missing before an audit, in order of what it costs you.',
    path: '/smart-contract-audit',
    name: 'Smart contract audit',
  },
  {
    have: 'A live contract',
    first: 'An inventory from the chain: powers, holders, what can still change.',
    ends: 'A list of risks, and a plan for the bad night.',
    path: '/contact-us?service=blockchain-services',
    name: 'Ask for an inventory',
  },
] as const
