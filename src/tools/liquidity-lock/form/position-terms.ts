import type { Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import { secondsOf } from '#core/time/local-time.ts'
import { readOwner } from '#core/text/read-owner.ts'
import { never } from '#tools/liquidity-lock/read/read-position-locks.ts'

/** What was typed for the lock of a position; an empty account is the connected one, or the owner for the fees. */
export type TypedTerms = { forEver: boolean; end: string; owner: string; payee: string }

/** When a position unlocks, in Unix seconds, who can take it out then, and who gets its fees. */
export type Terms = { unlock: number; owner: Address; payee: Address }

/** The terms that were typed, or the sentence that says what is missing. `now` is in Unix seconds. */
export function positionTerms(typed: TypedTerms, { account, now }: { account: Address; now: number }): Terms | string {
  const unlock = typed.forEver ? never : secondsOf(typed.end)
  if (!(unlock > now)) return 'Choose a time in the future, or lock it permanently.'
  const owner = accountIn(typed.owner, account)
  if (!owner.startsWith('0x')) return `The owner: ${owner}`
  const payee = accountIn(typed.payee, owner as Address)
  if (!payee.startsWith('0x')) return `The fees: ${payee}`
  return { unlock, owner: owner as Address, payee: payee as Address }
}

/** What is wrong with an account that was typed; undefined: nothing, or nothing is typed. */
export function accountComplaint(text: string): string | undefined {
  const read = accountIn(text, contractAddresses.TokenLocker)
  return read.startsWith('0x') ? undefined : read
}

function accountIn(text: string, otherwise: Address): string {
  const given = text.trim()
  if (!given) return otherwise
  const read = readOwner(given)
  return read.toLowerCase() === contractAddresses.PositionLocker.toLowerCase()
    ? 'That is the lock contract itself: name a person’s account.'
    : read
}
