import type { Address } from 'viem'
import { keccak256, slice, stringToHex } from 'viem'

/** An address that nobody has: fresh on every chain, and always the same, so that a simulation can be repeated. */
const freshAccount = (name: string): Address => slice(keccak256(stringToHex(`intaglio token check: ${name}`)), 12)

/** Who acts in a simulation: one who buys, one who is sent tokens, one more, the router between them and the
 * pool, and a manager of rights that lets everybody do everything. */
export const actors = {
  buyer: freshAccount('buyer'),
  second: freshAccount('second'),
  third: freshAccount('third'),
  router: freshAccount('router'),
  stranger: freshAccount('stranger'),
  manager: freshAccount('manager'),
} as const
