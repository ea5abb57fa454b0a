import type { Address } from 'viem'
import { readOwner } from '#core/text/read-owner.ts'

/** What was chosen of the votes of what is locked: whether they go on counting, and for whom, as it was typed. */
export type VotesChoice = { counts: boolean; delegate: string }

/** A plain lock, whose votes do not count. */
export const noVotes: VotesChoice = { counts: false, delegate: '' }

/** The complaint about a delegate that was typed; undefined: there is none. */
export function delegateComplaint({ delegate }: VotesChoice): string | undefined {
  if (!delegate.trim()) return undefined
  const read = readOwner(delegate.trim())
  return read.startsWith('0x') ? undefined : read
}

/** Whom the votes count for: what was typed, or who votes where nothing was; undefined: they do not count. Ask for complaints first. */
export function delegateOf({ counts, delegate }: VotesChoice, fallback: Address): Address | undefined {
  if (!counts) return undefined
  return delegate.trim() ? (readOwner(delegate.trim()) as Address) : fallback
}
