import { brand } from './brand.ts'

/** The first message of every conversation; a visitor who says hello gets it again. */
export const greeting =
  'Ask in English, German, French or Spanish about our services, prices, contracts or a page. Every answer links to the page it comes from. Never type a recovery phrase or a private key here.'

/** What can be asked with one press, and the service it is about. */
const questions: readonly (readonly [asked: string, about?: string])[] = [
  ['What do you offer?'],
  ['What does an audit cost?', 'smart-contract-audit'],
  ['How do I lock tokens?', 'token-locking'],
  ['How do I reach a person?'],
]

/**
 * What can be asked with one press while nothing was said, of what the company offers. The first three are offered again where there is
 * nothing to quote.
 */
export const quickReplies: readonly string[] = questions
  .filter(([, about]) => !about || !brand.leftOut.includes(about))
  .map(([asked]) => asked)

/** What the link to where a call is booked is called. */
export const talkToUs = 'Talk to Us'
