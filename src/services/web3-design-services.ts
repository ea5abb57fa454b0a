import type { ServiceWords } from './service-words.ts'

/** /web3-design-services */
export const web3DesignServices: ServiceWords = {
  title: 'Web3 UI/UX design: screens that say what a signature does',
  description:
    'Interfaces for wallets, tokens and claims in which every signature is explained first. Delivered as designs, components and tests.',
  lead: 'Most money lost by users is lost on a screen that did not say what it was asking. We design interfaces in which each signature names its action, asset, amount and cost first, and deliver them as working components with their empty, loading and failed states.',
  outcome: 'Users know what they sign, what it costs and what happened',
  deliverable: 'Flows, words, components and their tests',
  problem: {
    title: 'The wallet cannot explain your contract',
    paragraphs: [
      'A wallet shows a function name and some bytes. Whatever the user understands, they understood on your page, a second before. If it said “Approve” and the wallet says “unlimited”, the careful leave and the others learn to press anything.',
      'The other half is time. A transaction is unsent, submitted, confirmed, replaced, failed or forgotten in a closed tab, and most interfaces draw two of these. We draw them all, in words first.',
    ],
  },
  deliverables: [
    [
      'Flows',
      'Every path with its way back: wrong network, refused signature, replaced transaction, no money for the fee.',
    ],
    ['Words', 'Each button, signature and error. An error says what to do next.'],
    ['Components', 'React, typed, with every state shown on one page; tokens for colour and type in both themes.'],
    ['Tests', 'Keyboard journeys, contrast computed from the tokens, axe in both themes, screens at phone width.'],
    ['Study', 'Five people, one task, what they believed they had signed. You receive the transcripts.'],
  ],
  process: [
    {
      name: 'Watch',
      days: 'about a fifth',
      owner: 'Both',
      detail: 'We use your product with a real wallet and write down each moment of doubt.',
    },
    {
      name: 'Words and flows',
      days: 'about a fifth',
      owner: 'We',
      detail: 'Plain text first. If the sentence is unclear, no layout will help.',
    },
    {
      name: 'Draw and build',
      days: 'about half',
      owner: 'We',
      detail: 'In code from the second day, against your contracts on a test network.',
    },
    {
      name: 'Try',
      days: 'the rest',
      owner: 'Both',
      detail: 'The study, the changes it asks for, handover with your engineers.',
    },
  ],
  needs: [
    'Contracts on a test network, or their ABI.',
    'What support hears most often.',
    'Somebody who may decide on words.',
  ],
  notThis: [
    'Not a logo or a campaign.',
    'Not a theme on top of somebody else’s kit, unless yours needs no more.',
    'No dark patterns: no preselected unlimited approval, no hidden fee, no timer.',
  ],
  priceBasis:
    'Days of one person: the number of flows, the number of signatures in them, and whether we build the components or hand over drawings.',
  sample: {
    title: 'The words of one signature',
    caption: 'Sample, written for a made-up vault. This sheet is what your engineers receive for each signature.',
    text: `S-04  Allow the vault to take USDC

Before   Deposit 250 USDC
         Step 1 of 2. You allow Meridian Vault to take 250 USDC from
         your account. Nothing moves yet. Network fee: about 0.02 USD.
Button   Allow 250 USDC               (never "Approve" or "Continue")
Wallet   approve(0x9b7C…41Ae, 250000000)
         must match: spender = vault, amount = step, chain = 8453

Refused  You declined. Nothing changed.              [Ask again]
Waiting  Sent. It usually takes a few seconds; you may close the page.
Replaced You sped it up in your wallet. We follow the new one.
Failed   It failed and cost 0.01 USD. Your USDC did not move.
         The allowance was changed meanwhile.        [Read it again]
Done     The vault may take 250 USDC.                [Deposit 250 USDC]

Later    Unused allowances are listed under Account, with Take back.`,
  },
  faq: [
    [
      'Which frameworks do you deliver?',
      'React with TypeScript and plain CSS. For others, the flows, words, tokens and tests still hold; the components are then yours to build.',
    ],
    [
      'Do you work from our design system?',
      'Yes. Signatures, transaction states and addresses are usually what it lacks, and we add those.',
    ],
    [
      'How do you test accessibility?',
      'Against WCAG 2.2 AA: by keyboard, with zoom and reduced motion, with axe on every state, and contrast is computed from the tokens.',
    ],
    [
      'Can you review what we have?',
      'Yes. That is the first step alone: a list of every moment of doubt, by what it may cost a user.',
    ],
  ],
  related: [
    ['/specimen', 'Specimen', 'Our own kit, every part in every state.'],
    ['/web3-marketing', 'Web3 marketing', 'The words before the screen.'],
    ['/blockchain-services', 'Blockchain services', 'The contracts behind it.'],
  ],
}

/** What a screen must say before a signature: the part, and why. */
export const signatureParts = [
  ['Action', 'The verb of what happens, not the name of the function.'],
  ['Asset and amount', 'With symbol and decimals, and the worst case if the amount can move.'],
  [
    'Who receives, who may take',
    'Name and full address, with its seal. Never shortened to both ends: those are what an attacker copies.',
  ],
  ['Cost', 'The network’s fee and ours, in the asset and in money, before the wallet opens.'],
  ['Until when', 'Deadline and allowance, and how to take them back.'],
  ['What cannot be undone', 'In the same size as the rest.'],
] as const
