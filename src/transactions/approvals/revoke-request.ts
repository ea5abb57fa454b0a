import type { Address, Client } from 'viem'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import type { SigningChain, TransactionRequest } from '#transactions/describe/signing-request.ts'
import { endCall, type Approval } from './approvals.ts'

/** The transaction that ends an approval, for the sheet; `contracts` are those whose calls the sheet can read. */
export function revokeRequest(
  approval: Approval,
  {
    from,
    chain,
    client,
    contracts,
  }: { from: Address; chain: SigningChain; client?: Client; contracts?: readonly KnownContract[] },
): TransactionRequest {
  return {
    kind: 'transaction',
    from,
    chain,
    ...endCall(approval),
    ...(client ? { client } : {}),
    ...(contracts && { contracts }),
    contacts: [approval.contract],
  }
}
