import type { Address, Hex } from 'viem'
import { domainSeparator, parseSignature } from 'viem'
import { parseAbi } from 'viem/utils'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import type { TypedDataRequest } from '#transactions/describe/signing-request.ts'
import type { Permit } from './grant-calls.ts'
import { grantsContract } from './grants-contract.ts'

const abi = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function nonces(address owner) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function eip712Domain() view returns (bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)',
])

/** What a permit of a token is signed with. */
export type PermitDomain = { name: string; version: string; nonce: bigint }

/** How long a signature serves, in seconds: a wallet may be slow, and a plan may wait for another day. */
const lasts = 86_400

/**
 * What an account's permit of a token (ERC-2612) is signed with; undefined when the token has none, or hashes its domain in another way
 * than we would. The older form of DAI, whose allowance has no limit, is not asked for. Never rejects.
 */
export async function readPermit(rpc: Rpc, token: Address, owner: Address): Promise<PermitDomain | undefined> {
  const ask = { to: token, abi } as const
  try {
    const [separator, nonce, chainId, name, version] = await Promise.all([
      readContract(rpc, { ...ask, name: 'DOMAIN_SEPARATOR', args: [] }),
      readContract(rpc, { ...ask, name: 'nonces', args: [owner] }),
      rpc('eth_chainId', []) as Promise<Hex>,
      readContract(rpc, { ...ask, name: 'name', args: [] }),
      versionOf(rpc, token),
    ])
    const domain = { name, version, chainId: Number(chainId), verifyingContract: token }
    return domainSeparator({ domain }) === separator ? { name, version, nonce } : undefined
  } catch {
    return undefined
  }
}

/** By ERC-5267, or as older tokens say it; most that say nothing are of version 1. */
async function versionOf(rpc: Rpc, token: Address): Promise<string> {
  const ask = { to: token, abi } as const
  return readContract(rpc, { ...ask, name: 'eip712Domain', args: [] }).then(
    ([, , version]) => version,
    () => readContract(rpc, { ...ask, name: 'version', args: [] }).catch(() => '1'),
  )
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
