import type { Address, Client } from 'viem'
import type { SigningChain, TransactionRequest } from '#transactions/describe/signing-request.ts'
import { endCall, type Approval } from './approvals.ts'
import { permit2On } from './permit2-contract.ts'

/** The transaction that ends an approval, for the sheet. */
export function revokeRequest(
  approval: Approval,
  { from, chain, client }: { from: Address; chain: SigningChain; client?: Client },
): TransactionRequest {
  return {
    kind: 'transaction',
    from,
    chain,
    ...endCall(approval),
    ...(client ? { client } : {}),
    ...(approval.kind === 'permit2' && { contracts: [permit2On(chain.id)] }),
    contacts: [approval.contract],
  }
}
