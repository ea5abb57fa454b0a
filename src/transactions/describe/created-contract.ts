import type { Address } from 'viem'
import { getContractAddress } from 'viem/utils'
import type { AssetChange } from '#transactions/simulate/asset-changes.ts'
import type { KnownTokens } from '#chain/tokens/token-facts.ts'
import type { SigningRequest } from './signing-request.ts'

/** What a creation does, as far as it is known before: the address of the contract, and what the signer receives of it. */
export type CreatedContract = { address: Address; changes: readonly AssetChange[]; tokens: KnownTokens }

/** The contract a request makes; undefined where it makes none, or where its nonce is not known. */
export function createdContract(request: SigningRequest): CreatedContract | undefined {
  if (request.kind !== 'transaction' || request.to || request.creates?.nonce === undefined) return undefined
  const { from, creates } = request
  const address = getContractAddress({ from, nonce: BigInt(creates.nonce!) })
  const { supply } = creates
  if (!supply) return { address, changes: [], tokens: {} }
  const { amount, symbol, decimals, to } = supply
  const arrives = amount > 0n && to.toLowerCase() === from.toLowerCase()
  return {
    address,
    changes: arrives ? [{ asset: { kind: 'token', address }, amount }] : [],
    tokens: { [address]: { symbol, decimals } },
  }
}
