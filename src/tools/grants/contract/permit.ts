import type { Address, Hex } from 'viem'
import { parseSignature } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { permitAbi, readPermitForm } from '#chain/tokens/permit-form.ts'
import type { TypedDataRequest } from '#transactions/describe/signing-request.ts'
import type { Permit } from './grant-calls.ts'
import { grantsContract } from './grants-contract.ts'

/** What a permit of a token is signed with. */
export type PermitDomain = { name: string; version: string; nonce: bigint }

/** How long a signature serves, in seconds: a wallet may be slow, and a plan may wait for another day. */
const lasts = 86_400

/**
 * What an account's permit of a token (ERC-2612) is signed with; undefined when the token has none that we can sign. Rejects when the chain
 * does not answer.
 */
export async function readPermit(
  rpc: Rpc,
  { token, owner, chainId }: { token: Address; owner: Address; chainId: number },
): Promise<PermitDomain | undefined> {
  const form = await readPermitForm(rpc, { token, owner, chainId })
  if (form?.by !== 'permit') return undefined
  const nonce = await readContract(rpc, { to: token, abi: permitAbi, name: 'nonces', args: [owner] })
  return { name: form.name, version: form.version, nonce }
}

const part = (name: string, type: string) => ({ name, type })

/** The permit of exactly an amount for the contract of grants, as a wallet signs it. `now` in Unix seconds. */
export function permitData(
  { name, version, nonce }: PermitDomain,
  {
    token,
    owner,
    value,
    now,
    chainId,
  }: { token: Address; owner: Address; value: bigint; now: number; chainId: number },
): TypedDataRequest['typedData'] {
  const domain = { name, version, chainId, verifyingContract: token }
  return {
    domain,
    types: {
      EIP712Domain: [
        part('name', 'string'),
        part('version', 'string'),
        part('chainId', 'uint256'),
        part('verifyingContract', 'address'),
      ],
      Permit: [
        part('owner', 'address'),
        part('spender', 'address'),
        part('value', 'uint256'),
        part('nonce', 'uint256'),
        part('deadline', 'uint256'),
      ],
    },
    primaryType: 'Permit',
    message: {
      owner,
      spender: grantsContract.address,
      value: String(value),
      nonce: String(nonce),
      deadline: String(permitDeadline(now)),
    },
  }
}

/** Until when a permit that is asked for now serves. */
export function permitDeadline(now: number): number {
  return now + lasts
}

/** A signed permit as the contract takes it. Throws when the signature is none of an account with a key. */
export function signedPermit(signature: Hex, { value, deadline }: Pick<Permit, 'value' | 'deadline'>): Permit {
  const { r, s, yParity } = parseSignature(signature)
  return { value, deadline, v: 27 + yParity, r, s }
}
