import { recoverTypedDataAddress, type Address, type Hex } from 'viem'

/** The domain as the draft of ERC-7512 has it, with the number it gives itself there. */
export const summaryDomain = { name: 'ERC-7652: Onchain Audit Representation', version: '1.0' } as const

/** The types of ERC-7512 for EIP-712. */
export const summaryTypes = {
  Auditor: [
    { name: 'name', type: 'string' },
    { name: 'uri', type: 'string' },
    { name: 'authors', type: 'string[]' },
  ],
  Contract: [
    { name: 'chainId', type: 'bytes32' },
    { name: 'deployment', type: 'address' },
  ],
  AuditSummary: [
    { name: 'auditor', type: 'Auditor' },
    { name: 'issuedAt', type: 'uint256' },
    { name: 'ercs', type: 'uint256[]' },
    { name: 'auditedContract', type: 'Contract' },
    { name: 'auditHash', type: 'bytes32' },
    { name: 'auditUri', type: 'string' },
  ],
} as const

/** An AuditSummary of ERC-7512. Times are Unix seconds. */
export type AuditSummary = {
  auditor: { name: string; uri: string; authors: string[] }
  issuedAt: number
  ercs: number[]
  auditedContract: { chainId: Hex; deployment: Address }
  auditHash: Hex
  auditUri: string
}

/** What is signed, as viem and wallets take it. */
export const typedSummary = ({ issuedAt, ercs, ...summary }: AuditSummary) => ({
  domain: summaryDomain,
  types: summaryTypes,
  primaryType: 'AuditSummary' as const,
  message: { ...summary, issuedAt: BigInt(issuedAt), ercs: ercs.map(BigInt) },
})

/** The account that signed a summary. Rejects when the signature is none. */
export const signerOf = (summary: AuditSummary, signature: Hex): Promise<Address> =>
  recoverTypedDataAddress({ ...typedSummary(summary), signature })
