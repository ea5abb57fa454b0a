import { stepInWords } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /web3-design-services */
export const words: ServiceWords = {
  title: 'Web3 UI/UX design: screens that say what a signature does',
  description:
    'Interfaces for wallets, tokens and claims in which every signature is explained first. Delivered as designs, components and tests.',
  lead: 'Users lose money on screens that did not say what they asked. We design interfaces in which each signature names its action, asset, amount and cost first, and deliver them as working components with their empty, loading and failed states.',
  sections: {
    why: 'The wallet cannot explain your contract',
    signature: 'What a signature screen must say',
    sample: 'The words of one signature',
    kit: 'Our own kit is the portfolio',
    deliverables: 'What your engineers receive',
    process: 'From watching users to tested screens',
    price: 'How flows become a price',
    terms: 'What we need to design a screen',
    questions: 'Questions about Web3 design',
    related: 'Work before and after the screens',
  },
  problem: [
    'A wallet shows a function name and some bytes. All that users understand, they read on your page, a second before. If it said “Approve” and the wallet says “unlimited”, the careful leave and the others learn to press anything.',
    'And there is time: a transaction is unsent, submitted, confirmed, replaced, failed, or forgotten in a closed tab. Most interfaces draw two of these.',
  ],
  deliverables: [
    ['Flows', 'Each with its way back: wrong network, refused signature, no money for the fee.'],
    ['Words', 'Each button, signature and error, and what to do next.'],
    ['Components', 'React, typed, every state on one page, both themes.'],
    ['Tests', 'Keyboard journeys, computed contrast, axe, phone widths.'],
    ['Study', 'Five people, one task, and what they believed they had signed.'],
  ],
  process: [
    {
      name: 'Watch',
      days: stepInWords('web3-design-services', 'watch'),
      owner: 'Both',
      detail: 'We use your product with a real wallet and note each moment of doubt.',
    },
    {
      name: 'Words and flows',
      days: stepInWords('web3-design-services', 'words'),
      owner: 'We',
      detail: 'If the sentence is unclear, no layout will help.',
    },
    {
      name: 'Draw and build',
      days: stepInWords('web3-design-services', 'build'),
      owner: 'We',
      detail: 'In code, against your contracts on a test network.',
    },
    {
      name: 'Try',
      days: stepInWords('web3-design-services', 'try'),
      owner: 'Both',
      detail: 'The study, its changes, the handover.',
    },
  ],
  needs: [
    'Contracts on a test network, or their ABI.',
    'What support hears most often.',
    'A person who may decide on words.',
  ],
  notThis: [
    'Not a logo or a campaign.',
    'Not a theme over another company’s kit.',
    'No preselected unlimited approval, hidden fee or timer.',
  ],
  priceBasis: 'Days of one person, by the number of flows and signatures, and whether we build or draw.',
  sample: {
    caption: 'Sample, for a made-up vault: the sheet engineers receive for each signature.',
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
      'React with TypeScript and plain CSS. For others, flows, words and tests still hold.',
    ],
    [
      'Do you work from our design system?',
      'Yes. It usually lacks signatures, transaction states and addresses; we add those.',
    ],
    [
      'How do you test accessibility?',
      'Against WCAG AA: by keyboard, with zoom and reduced motion, and with axe on every state.',
    ],
    ['Can you review what we have?', 'Yes: the first step alone, a list of doubts by what each may cost a user.'],
  ],
  related: [
    ['/specimen', 'Specimen', 'Our own kit, every part in every state.'],
    ['/web3-marketing', 'Web3 marketing', 'The words before the screen.'],
    ['/blockchain-services', 'Blockchain services', 'The contracts behind it.'],
  ],
}

/** What a screen must say before a signature: the part, and why. */
export const signatureParts = [
  ['Action', 'A verb, not the name of a function.'],
  ['Asset and amount', 'With the worst case, if the amount can move.'],
  ['Who receives, who may take', 'Name and full address. Its ends are what an attacker copies.'],
  ['Cost', 'The network’s fee and any other, before the wallet opens.'],
  ['Until when', 'Deadline, allowance, and how to take it back.'],
  ['What cannot be undone', 'In the same size as the rest.'],
] as const
