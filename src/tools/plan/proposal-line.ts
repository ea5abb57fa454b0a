import type { Transaction } from '#transactions/track/transaction.ts'

/** What a transaction waits for that is a proposal to the owners of a Safe, as a sentence; undefined for any other. */
export function proposalLine({ proposal, owners }: Pick<Transaction, 'proposal' | 'owners'>): string | undefined {
  if (proposal === 'proposed' && owners)
    return `Waiting for the owners of the Safe: ${owners.given} of ${owners.needed} have confirmed.`
  if (proposal === 'proposed') return 'Waiting for the other owners of the Safe.'
  return proposal === 'confirmed' ? 'Waiting for an owner of the Safe to execute it.' : undefined
}
