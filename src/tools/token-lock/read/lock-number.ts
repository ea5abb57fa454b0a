import { idText, nameOf, numberOf as numberIn, readId, tokenOf as tokenIn } from '#chain/tokens/numbered.ts'

/** The number of a lock among those of its token, from 1 on. */
export const numberOf = numberIn

/** The token of a lock, which is in its number. */
export const tokenOf = tokenIn

/** The number of a lock from an address of ours: in digits, or as a token and a number. Undefined: it can be none. */
export const readLockId = readId

/** How a lock is called beside its token. */
export const lockName = nameOf

/** The public page of a lock. */
export function proofPath(id: bigint): string {
  return `/token-locking/${idText(id)}`
}
