import type { Address } from 'viem'
import type { Recipient } from './read-recipients.ts'
import { whole } from './schedule-draft.ts'
import type { Schedule } from '#tools/schedule/schedule.ts'

/** One lock that is to be made. */
export type Grant = { owner: Address; amount: bigint; schedule: Schedule }

/**
 * Locks in one transaction: each costs about 58,000 gas of the 16,777,216 that a transaction may have, and its call has to fit
 * into what nodes take at once.
 */
export const grantsAtOnce = 200

/** The locks of each recipient, one for each part; what rounding leaves goes to the last part, so that the sum stays. */
export function grantsOf(
  recipients: readonly Recipient[],
  parts: readonly { schedule: Schedule; share: number }[],
): Grant[] {
  return recipients.flatMap(({ owner, amount }) => {
    let left = amount
    return parts.map(({ schedule, share }, index) => {
      const part = index === parts.length - 1 ? left : (amount * BigInt(share)) / BigInt(whole)
      left -= part
      return { owner, amount: part, schedule }
    })
  })
}

/** The grants by transactions. */
export function batchesOf(grants: readonly Grant[]): Grant[][] {
  return Array.from({ length: Math.ceil(grants.length / grantsAtOnce) }, (_, index) =>
    grants.slice(index * grantsAtOnce, (index + 1) * grantsAtOnce),
  )
}

/** The sum of grants. */
export function totalOf(grants: readonly { amount: bigint }[]): bigint {
  return grants.reduce((sum, { amount }) => sum + amount, 0n)
}
