import type { KnownContract } from './known-contract.ts'

/** Every contract of ours that may be called or given an allowance, on every chain. */
export const ourContracts: readonly KnownContract[] = []
