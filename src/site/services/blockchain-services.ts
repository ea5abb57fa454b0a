import { stepInWords, stepPriceInWords } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /blockchain-services */
export const words: ServiceWords = {
  title: 'Blockchain services: from an idea to a running contract',
  description:
    'We design, write and deploy smart contracts and stay reachable after launch. Tell us what you have, and we say which service you need, or none.',
  lead: 'For founders with an idea, a repository or a live contract. We design contracts, write them with their tests, deploy them and stay reachable. Each phase has a price before it starts, and you can stop after it with all the work.',
  action: ['#start', 'Find where to start'],
  sections: {
    keys: 'Who holds which key',
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
    'Writing the code is the visible part. Before it, you decide who can do what, what happens when a price is missing, and how money leaves. After it, keys change hands, and one night you have to decide whether to pause.',
    'So each phase ends with something that you accept. You can leave after it and keep the work.',
  ],
  deliverables: [
    [
      'Design note',
      'It names the roles, the flows of money, the rules that always hold, and what we left out on purpose.',
    ],
    [
      'Contracts and tests',
      'You get Solidity on OpenZeppelin’s library, tests of use and refusal, fuzzed invariants and a gas report.',
    ],
    [
      'Deployment',
      'We rehearse the script on a fork. You get verified source and known addresses, and your multisig holds the roles.',
    ],
    ['Runbook', 'It says what to watch, who can pause, what to sign in which order, and whom to call.'],
  ],
  tables: [
    {
      id: 'start',
      label: 'Where to start',
      columns: ['You have', 'We begin with', 'You get', 'Next step'],
      rows: [
        [
          'Nothing yet',
          'We talk for half an hour about what is owned, by whom, and whether you need a chain.',
          'You get an answer in writing. It may be “use a database”.',
          { path: '/contact-us?service=blockchain-services', name: 'Write to us' },
        ],
        [
          'An idea',
          'We write the design note with you.',
          'You get a scope with days and a price, or the reasons to stop.',
          { path: '/blockchain-services#process', name: 'See the phases' },
        ],
        [
          'An idea for a token',
          'We list the powers that you can justify to a holder.',
          'You get a feature list with a price for each line.',
          { path: '/erc20-token-development', name: 'ERC20 token development' },
        ],
        [
          'Code',
          'We build it, run its tests and read the privileged paths.',
          'You get a list of what to fix before an audit, most expensive first.',
          { path: '/smart-contract-audit', name: 'Smart contract audit' },
        ],
        [
          'A live contract',
          'We read its powers from the chain.',
          'You get a list of risks, and a plan for an emergency.',
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
      detail: 'We meet twice and write the note. You accept it, or you stop and keep it.',
    },
    {
      name: 'Build',
      days: stepInWords('blockchain-services', 'build'),
      owner: 'We',
      detail: 'We commit to your repository in small steps. You have a running version from the first week.',
    },
    {
      name: 'Outside review',
      days: 'planned beside the build',
      owner: 'You',
      detail: 'Another firm audits what we wrote. We prepare the scope and answer its questions.',
    },
    {
      name: 'Deploy',
      days: stepInWords('blockchain-services', 'deploy'),
      owner: 'Both',
      detail: 'You sign with your keys. We read each transaction aloud before you sign it.',
    },
    {
      name: 'Care',
      days: stepInWords('blockchain-services', 'care'),
      owner: 'Both',
      detail:
        'We watch the contracts, run drills and make changes in the first months. You can extend this by the month.',
    },
  ],
  needs: [
    'One person who can decide.',
    'A list of what the contract must never do, in your words.',
    'A multisig, or an afternoon to set one up.',
    'Time for an outside review before money arrives.',
  ],
  notThis: [
    'Your own advisers answer legal and tax questions.',
    'We never hold your keys or your funds.',
    'We build no chain where a database is enough, and we say so.',
  ],
  priceBasis: `We quote the days of one person for each phase, before the phase starts. The price is for all phases together. The design note alone is our smallest order: ${stepPriceInWords('blockchain-services', 'design')}.`,
  sample: {
    caption: 'Sample, not on any chain: names, addresses and hashes are made up.',
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
      'Which chains do you support?',
      'We support EVM chains that have the opcodes our compiler emits. We check that before we quote.',
    ],
    [
      'Should the contract be upgradeable?',
      'Only if you can name what will change and who decides. An upgrade key is a power over each balance.',
    ],
    ['Who owns the code?', 'You own it from the first commit. Libraries keep their open licences.'],
    [
      'Can you take over a contract that others deployed?',
      'Yes, after an inventory: what the code does, who holds each role, and what can still change.',
    ],
    [
      'Do you take tokens as payment?',
      'You can pay in a stablecoin. We do not take your project’s own token: it would give us a reason to say yes when you should stop.',
    ],
  ],
  related: [
    ['/smart-contract-audit', 'Smart contract audit', 'Have code reviewed that others wrote.'],
    ['/erc20-token-development', 'ERC20 token development', 'Turn the idea into a token.'],
    ['/web3-design-services', 'Web3 UI/UX design', 'Design the screens that people sign on.'],
  ],
}
