import { figure } from '#core/text/figure.ts'

/** What an audit would cost: whole US dollars, working days, and the first of them as year-month-day. */
export type Quote = { usd: number; days: number; begins: string }

/** What an applicant says to a quote, and the state that follows. */
export const quoteAnswers = { accept: 'accepted', decline: 'refused' } as const

export type QuoteAnswer = keyof typeof quoteAnswers

const full = { dateStyle: 'full', timeZone: 'UTC' } as const

/** A quote in rows of label and value. */
export const quoteRows = ({ usd, days, begins }: Quote) =>
  [
    ['Price', `${figure(usd)} USD`],
    ['Working days', String(days)],
    ['First day', new Date(`${begins}T00:00:00Z`).toLocaleDateString('en-GB', full)],
  ] as const

/** A quote in one line. */
export const quoteLine = (quote: Quote) =>
  quoteRows(quote)
    .map(([label, value]) => `${label}: ${value}`)
    .join('. ')
