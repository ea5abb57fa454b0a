import { idText } from '#chain/tokens/numbered.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenGrantsAbi } from '#contracts/token-grants.ts'

/** The contract that keeps all grants. */
export const grantsContract = { address: contractAddresses.TokenGrants, abi: tokenGrantsAbi } as const

/** The public page of a grant. */
export function grantPath(id: bigint): string {
  return `/grants/${idText(id)}`
}
