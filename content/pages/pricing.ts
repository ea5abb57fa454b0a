import type { ToolPage } from './page.ts'

/** /pricing */
export const pricing: ToolPage = {
  title: 'Pricing: calculate your price',
  description:
    'Calculate the days and the price of your project before you talk to us. Every figure is indicative and explained.',
  heading: 'Pricing',
  lead: 'A price is days, people and a day rate. The days follow from your code, so you can calculate them before you talk to us.',
  task: 'Calculate what an audit of your code costs. Days and price follow as you type. The prices of all services are below.',
}

/** What people ask about prices, with straight answers. */
export const pricingQuestions: readonly (readonly [question: string, answer: string])[] = [
  [
    'Why a range and not a figure?',
    'We have not read your code yet. After the scope call you get one figure in writing. It changes only when the scope does.',
  ],
  [
    'When do I pay?',
    'You pay half before the work starts and half at the hand-over. We correct our own mistakes for free.',
  ],
  [
    'Can I pay in tokens?',
    'You can pay in a stablecoin. We do not take the token under review, because its auditor should not own it.',
  ],
  [
    'Is the review of my fixes included?',
    'One round is included, for fixes that change only what a finding was about. We count new features as new code.',
  ],
  [
    'What if you find nothing?',
    'You pay for the reading. The report says what we read, how, and with which tools. An audit that is paid by the finding finds what is cheap to find.',
  ],
]
