import { stepInWords, stepPriceInWords } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /web3-design-services */
export const words: ServiceWords = {
  title: 'Web3 UI/UX design: screens that say what a signature does',
  description:
    'We design wallet, token and claim screens that explain each signature before it is signed. You get designs, React components and their tests.',
  lead: 'For teams whose users sign transactions. We design screens that name the action, the asset, the amount and the cost before the wallet opens. You receive working components with their empty, loading and failed states.',
  sections: {
    signature: 'One signature, before and after',
    why: 'The wallet cannot explain your contract',
    sample: 'The words of one signature',
    kit: 'Try our own interface kit',
    deliverables: 'What your engineers receive',
    process: 'From watching users to tested screens',
    price: 'How flows become a price',
    terms: 'What we need to design a screen',
    questions: 'Questions about Web3 design',
    related: 'Work before and after the screens',
  },
  problem: [
    'A wallet shows a function name and some bytes. Users understand what your page told them a second earlier. If the page says “Approve” and the wallet says “unlimited”, careful users leave. The others learn to press anything.',
    'A transaction has six states, from unsent to forgotten in a closed tab. Most interfaces design for two.',
  ],
  deliverables: [
    ['Flows', 'Each flow has a way back from a wrong network, a refused signature and an empty balance.'],
    ['Words', 'You get the words of each button, signature and error, and what to do next.'],
    ['Components', 'You get typed React components in both themes, with all states on one page.'],
    ['Tests', 'The tests cover the keyboard, computed contrast, axe and phone widths.'],
    ['Study', 'Five people do one task. You read what they believed they had signed.'],
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
      detail: 'We write the sentences first and lay out the screens around them.',
    },
    {
      name: 'Draw and build',
      days: stepInWords('web3-design-services', 'build'),
      owner: 'We',
      detail: 'We build in code, against your contracts on a test network.',
    },
    {
      name: 'Try',
      days: stepInWords('web3-design-services', 'try'),
      owner: 'Both',
      detail: 'We run the study with you, make its changes and hand over.',
    },
  ],
  needs: [
    'Your contracts on a test network, or their ABI.',
    'The questions that your support hears most often.',
    'A person who decides on words.',
  ],
  notThis: [
    'Logos and campaigns are other services.',
    'We do not restyle another company’s kit.',
    'We refuse preselected unlimited approvals, hidden fees and timers.',
  ],
  priceBasis:
    'We count the days of one person. The price depends on the number of flows and signatures, and on whether you want drawings or working components.',
  sample: {
    caption: 'Sample, for a made-up vault: the page that your engineers receive for each signature.',
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
      'We deliver React with TypeScript and plain CSS. For other frameworks you get the flows, the words and the tests.',
    ],
    [
      'Do you work from our design system?',
      'Yes. Most design systems lack signatures, transaction states and addresses. We add those.',
    ],
    [
      'How do you test accessibility?',
      'We test against WCAG AA: by keyboard, with zoom, with reduced motion, and with axe on each state.',
    ],
    [
      'Can you review what we have?',
      `Yes. Book the first step alone, for ${stepPriceInWords('web3-design-services', 'watch')}. You get a list of doubts, ordered by what each could cost a user.`,
    ],
  ],
  related: [
    ['/specimen', 'Specimen', 'See each part of our kit in each state.'],
    ['/web3-marketing', 'Web3 marketing', 'Get the words before the screen.'],
    ['/blockchain-services', 'Blockchain services', 'Get the contracts behind the screens.'],
  ],
}
