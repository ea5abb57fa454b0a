import type { Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'

/** A contract that may be given a permission. */
export type Spender = { address: Address; name: string }

/** Every contract of ours that takes something with a permission, at its one address on every chain. */
export const spenders: readonly Spender[] = (
  ['TokenLocker', 'VotingLocker', 'LockDeeds', 'PositionLocker', 'TokenGrants', 'MerkleClaims', 'Launcher'] as const
).map((name) => ({ name, address: contractAddresses[name] }))
