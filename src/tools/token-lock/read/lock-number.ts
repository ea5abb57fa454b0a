import { idText, nameOf, readId, tokenOf as tokenIn } from '#chain/tokens/numbered.ts'

/** The contracts that hold locks: of plain ones, and of those whose votes go on counting. */
export type LockerName = 'TokenLocker' | 'VotingLocker'

/** Which lock. Both contracts give the same ids, so an id means a lock only together with its contract. */
export type LockKey = { id: bigint; locker: LockerName }

/** The token of a lock, which is in its id. */
export const tokenOf = tokenIn

/** What follows the id of a lock with votes in an address of ours. */
const withVotes = '-votes'

/** A lock in an address of ours: its token and its number, `0x…-1`, and `-votes` after it where its votes go on counting. */
export function lockText({ id, locker }: LockKey): string {
  return idText(id) + (locker === 'VotingLocker' ? withVotes : '')
}

/** A lock from an address of ours, as `lockText` writes it; the id may be in digits. Undefined: it can be none. */
export function readLockKey(text: string): LockKey | undefined {
  const votes = text.endsWith(withVotes)
  const id = readId(votes ? text.slice(0, -withVotes.length) : text)
  return id === undefined ? undefined : { id, locker: votes ? 'VotingLocker' : 'TokenLocker' }
}

/** How a lock is called beside its token. */
export function lockName({ id, locker }: LockKey): string {
  return `${nameOf(id)}${locker === 'VotingLocker' ? ' with votes' : ''}`
}

/** The public page of a lock. */
export function proofPath(key: LockKey): string {
  return `/token-locking/${lockText(key)}`
}
