import type { Address } from 'viem'

/** Collections of the local chain to try an inspection with. */
export const sampleCollections = {
  /** A collection with faults on purpose. */
  odd: '0x518A98A54aeA1413680e4A668DB9586692c67d39',
} as const satisfies Record<string, Address>
