import type { Address } from 'viem'

/** The claims contract as the sheet reads its calls, on the chain of the site; amounts are counted in the token. */
export function claimContracts(token: Address) {
  return async (chainId: number) => {
    const { claimsOn } = await import('./claim-words.ts')
    return [claimsOn(chainId, token)]
  }
}
