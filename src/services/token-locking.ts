import type { ServiceWords } from './words.ts'

/** /token-locking */
export const tokenLocking: ServiceWords = {
  title: 'Token locking: nobody can release it earlier',
  description:
    'Lock ERC-20 tokens until a date or along a schedule. The locker has no owner, no fee and no upgrade; each lock gets a public proof page.',
  lead: 'A lock is a promise about time. Our locker holds the tokens for one beneficiary until the date written in it, and there is no function by which we, you or anyone else could release them earlier. Every lock has a public page that proves it from the chain.',
}
