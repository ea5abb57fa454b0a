import type { ServiceWords } from './words.ts'

/** /liquidity-locking */
export const liquidityLocking: ServiceWords = {
  title: 'Liquidity locking for V2 shares and V3 positions',
  description:
    'Lock Uniswap V2 pool shares and V3 positions so that buyers can see the liquidity stays. Collect fees while locked; nobody can pull it early.',
  lead: 'Buyers ask one question first: can the liquidity be pulled? Lock the pool shares or the position until a date, keep collecting its trading fees, and show the answer on a public page that is read from the chain and not from us.',
}
