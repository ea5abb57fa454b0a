import { stepInWords } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /blockchain-services */
export const words: ServiceWords = {
  title: 'Blockchain services: from an idea to a running contract',
  description:
    'Protocol design, contract development, deployment and care after launch. Tell us what you have and we say which service you need, or none.',
  lead: 'You have an idea, a repository, a live contract, or nothing yet. For each there is a small first step that may end with the advice to stop. We design contracts, write them with their tests, deploy them repeatably, and stay reachable.',
  action: ['#start', 'What do you have?'],
  sections: {
    start: 'Where to start with what you have',
    why: 'Most of a contract’s life comes after launch',
    process: 'From the first design to monthly care',
    deliverables: 'What each phase hands over',
    sample: 'A deployment record you can check',
    price: 'How we quote a phase',
    terms: 'What a project needs to start',
    questions: 'Questions about building with us',
    related: 'Services for one part of a project',
  },
  problem: [
    'Writing is the visible part. Before it come the questions that decide everything: who may do what, what happens when a price is missing, how money leaves. After it come keys that change hands, and a night in which you must decide whether to pause.',
    'So each phase ends with something you accept, and you can leave with all of it.',
  ],
  deliverables: [
    ['Design note', 'Roles, flows of money, invariants, failures, and what is left out on purpose.'],
    [
      'Contracts and tests',
      'Solidity on OpenZeppelin’s library; tests of use and refusal, fuzzed invariants, gas report.',
    ],
    ['Deployment', 'A script rehearsed on a fork, verified source, predictable addresses, roles in your multisig.'],
    ['Runbook', 'What to watch, who may pause, what to sign and in which order, whom to call.'],
  ],
  tables: [
    {
      id: 'start',
      label: 'Where to start',
      columns: ['You have', 'We begin with', 'It ends with', 'Go on'],
      rows: [
        [
          'Nothing yet',
          'Half an hour: what is owned, by whom, and is a chain needed.',
          'An answer in writing. It may be “use a database”.',
          { path: '/contact-us?service=blockchain-services', name: 'Write to us' },
        ],
        [
          'An idea',
          'The design note.',
          'A scope with days and a price, or the reasons to stop.',
          { path: '/blockchain-services#process', name: 'See the process' },
        ],
        [
          'An idea for a token',
          'The list of powers: which ones you can justify to a holder.',
          'A feature list, priced line by line.',
          { path: '/erc20-token-development', name: 'ERC20 token development' },
        ],
        [
          'Code',
          'We build it, run its tests and read the privileged paths.',
          'What is missing before an audit, the costliest first.',
          { path: '/smart-contract-audit', name: 'Smart contract audit' },
        ],
        [
          'A live contract',
          'An inventory of powers, read from the chain.',
          'A list of risks, and a plan for the bad night.',
          { path: '/contact-us?service=blockchain-services', name: 'Ask for an inventory' },
        ],
      ],
    },
  ],
  process: [
    {
      name: 'Design',
      days: stepInWords('blockchain-services', 'design'),
      owner: 'Both',
      detail: 'Two sessions and a note. Accept it, or stop and keep it.',
    },
    {
      name: 'Build',
      days: stepInWords('blockchain-services', 'build'),
      owner: 'We',
      detail: 'Small commits in your repository; a running version from the first week.',
    },
    {
      name: 'Outside review',
      days: 'planned beside it',
      owner: 'You',
      detail: 'We do not audit what we wrote. We prepare the scope and answer questions.',
    },
    {
      name: 'Deploy',
      days: stepInWords('blockchain-services', 'deploy'),
      owner: 'Both',
      detail: 'You sign with your keys; we read every transaction aloud.',
    },
    {
      name: 'Care',
      days: stepInWords('blockchain-services', 'care'),
      owner: 'Both',
      detail: 'Watching, drills and changes in the first months; longer as agreed.',
    },
  ],
  needs: [
    'One person who may decide.',
    'What the contract must never do, in your words.',
    'A multisig, or an afternoon to set one up.',
    'Time for an outside review before money arrives.',
  ],
  notThis: [
    'Not legal or tax advice.',
    'Not custody: we never hold your keys or your funds.',
    'Not a chain where a database would do: we say so.',
  ],
  priceBasis:
    'Days of one person, quoted for each phase before it starts. The design note alone is the smallest thing we sell.',
  sample: {
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
    ['Which chains?', 'Any EVM that has the opcodes our compiler emits. We check before we quote.'],
    [
      'Upgradeable or not?',
      'Not, unless you can name what will change and who decides. An upgrade key is a power over every balance.',
    ],
    ['Who owns the code?', 'You, from the first commit. Libraries keep their open licences.'],
    [
      'Can you take over a contract that others deployed?',
      'After an inventory: what the bytecode does, who holds which role, what can still change.',
    ],
    ['Do you take tokens as payment?', 'No. We would stop being able to tell you not to launch.'],
  ],
  related: [
    ['/smart-contract-audit', 'Smart contract audit', 'For code that others wrote.'],
    ['/erc20-token-development', 'ERC20 token development', 'When the idea is a token.'],
    ['/web3-design-services', 'Web3 UI/UX design', 'The screens people sign on.'],
  ],
}
