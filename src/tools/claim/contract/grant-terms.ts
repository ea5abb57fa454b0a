import { zeroAddress, type Address } from 'viem'
import { idText } from '#chain/tokens/numbered.ts'
import { durationWords } from '#core/time/time-words.ts'

/** Whether claims are paid into grants in place of locks, and who can revoke those, as the contract has it. */
export type GrantTerms = {
  used: boolean
  /** Zero: nobody. */
  revoker: Address
  /** Seconds between a revocation and the stop. */
  notice: number
}

/** The terms of a campaign without grants. */
export const noGrant: GrantTerms = { used: false, revoker: zeroAddress, notice: 0 }

/** Who can revoke a grant that is claimed, in one sentence. */
export function revocableWords({ revoker, notice }: Pick<GrantTerms, 'revoker' | 'notice'>): string {
  if (BigInt(revoker) === 0n) return 'Nobody can revoke it.'
  const after = notice === 0 ? 'at any time' : `with a notice of ${durationWords(notice)}`
  return `${revoker} can revoke it ${after} and take back what has not vested.`
}

/** Where a grant has its page. */
export function grantLink(id: bigint): string {
  return `/grants/${idText(id)}`
}
