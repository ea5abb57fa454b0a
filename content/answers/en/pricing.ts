import type { Facts } from '#content/answers/fact.ts'

/** Prices, and how one pays. */
export const facts = {
  'day-rate': {
    at: '/pricing',
    next: ['price-range'],
    asks: [
      'What is your day rate?',
      'day rate?',
      'how much do you charge per day',
      'hourly rate or daily rate of one person',
      'what does one person cost a day',
      'rate per developer per day',
    ],
    says: 'One person costs {dayRate} a day. A price is the working days of a job, times the people who do it, times this rate.',
  },
  'price-range': {
    at: '/pricing#questions',
    next: ['day-rate'],
    asks: [
      'Why is the price a range?',
      'why do you not give one figure',
      'from to price, why not exact',
      'when do I get a fixed price',
      'is the quote binding',
      'can I get an exact quote',
    ],
    says: 'A price is a range until the scope call, because the code has not been read yet. After the call you get one figure in writing, and it changes only when the scope does.',
  },
} as const satisfies Facts
