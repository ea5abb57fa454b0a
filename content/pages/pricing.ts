import type { ToolPage } from './page.ts'

/** /pricing */
export const pricing: ToolPage = {
  title: 'Pricing: how a price is formed',
  description:
    'How a price is formed, with calculators for an audit, a token and an NFT collection. Every figure is indicative and explained.',
  heading: 'Pricing',
  lead: 'A price is days, people and a day rate. The days follow from what your code is, so you can work them out before you talk to anyone, and check ours afterwards.',
  task: 'Give what you know of your code, and read days and price at once.',
}

/** What people ask about prices, with straight answers. */
export const pricingQuestions: readonly (readonly [question: string, answer: string])[] = [
  [
    'Why a range and not a figure?',
    'Because nobody has read the code yet. After the scope call you receive one figure in writing; it changes only when the scope does.',
  ],
  [
    'When do I pay?',
    'Half before the work starts, half when the report or the contract is handed over. Fixes we caused cost nothing.',
  ],
  ['Can I pay in tokens?', 'Not in the token under review: its auditor should not own it. A stablecoin is fine.'],
  [
    'Is the review of my fixes included?',
    'One round is, as long as the fixes change only what a finding was about. New features are counted like new code.',
  ],
  [
    'What if you find nothing?',
    'You pay for the reading, and the report says what was read, how and with which tools. An audit that is paid by the finding finds what is cheap to find.',
  ],
]
