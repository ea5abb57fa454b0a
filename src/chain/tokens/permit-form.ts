import type { Address, Hex } from 'viem'
import { concat, encodeFunctionData, hashTypedData, keccak256, parseAbi, stringToHex } from 'viem/utils'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { isContractAccount } from './contract-accounts.ts'
import { tokenAbi } from './token-abi.ts'

/** Permit2 of Uniswap, at the address it has on every chain it is on. */
export const permit2Address: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** How an account can let a contract take some of a token by a signature, without an approval in a transaction of its own. */
export type PermitForm =
  /** The token has the permit of ERC-2612, under this name and version of its domain (EIP-712). */
  | { by: 'permit'; name: string; version: string }
  /** The account has let Permit2 take `most` of the token already, in its smallest unit. */
  | { by: 'permit2'; most: bigint }

export const permitAbi = parseAbi([
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function PERMIT_TYPEHASH() view returns (bytes32)',
  'function version() view returns (string)',
  'function nonces(address owner) view returns (uint256)',
  'function eip712Domain() view returns (bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)',
])

const typeHash = keccak256(
  stringToHex('Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'),
)
const gas: Hex = '0xf4240'

type Asked = { token: Address; owner: Address; chainId: number }

/**
 * The form of signature that a token takes from an account; undefined when there is none, as for accounts that are contracts and have
 * not approved Permit2. The older permit of DAI is none here: it allows everything, not an amount. Rejects when the chain does not answer.
 */
export async function readPermitForm(rpc: Rpc, { token, owner, chainId }: Asked): Promise<PermitForm | undefined> {
  if (isContractAccount(owner)) return undefined
  const code = (await rpc('eth_getCode', [owner, 'latest'])) as Hex
  // An account with a delegation of EIP-7702 still signs with its key.
  const hasKey = code === '0x' || code.startsWith('0xef0100')
  return (hasKey && (await ownPermit(rpc, { token, owner, chainId }))) || (await permit2(rpc, { token, owner }))
}

async function ownPermit(rpc: Rpc, { token, owner, chainId }: Asked): Promise<PermitForm | undefined> {
  const say = <name extends 'DOMAIN_SEPARATOR' | 'PERMIT_TYPEHASH' | 'version' | 'eip712Domain'>(name: name) =>
    unlessRefused(readContract(rpc, { to: token, abi: permitAbi, name, args: [] as never, gas }))
  const [separator, hash, nonce, called, version, domain] = await Promise.all([
    say('DOMAIN_SEPARATOR'),
    say('PERMIT_TYPEHASH'),
    unlessRefused(readContract(rpc, { to: token, abi: permitAbi, name: 'nonces', args: [owner], gas })),
    unlessRefused(readContract(rpc, { to: token, abi: tokenAbi, name: 'name', args: [], gas })),
    say('version'),
    say('eip712Domain'),
  ])
  if (!separator || nonce === undefined || (hash && hash !== typeHash)) return undefined
  const names = [
    ...(domain ? [[domain[1], domain[2]] as const] : []),
    ...(called === undefined ? [] : [version, '1', '2'].flatMap((one) => (one ? [[called, one] as const] : []))),
  ]
  const found = names.find(([name, one]) => separatorHash({ name, version: one, chainId, token }) === known(separator))
  return found && { by: 'permit', name: found[0], version: found[1] }
}

/** What hashing says of a domain alone: the signature of nothing but it. */
function separatorHash({ token, ...domain }: { name: string; version: string; chainId: number; token: Address }): Hex {
  return hashTypedData({
    domain: { ...domain, verifyingContract: token },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
    },
    primaryType: 'EIP712Domain',
    message: {},
  } as never)
}

const known = (separator: Hex) => keccak256(concat(['0x1901', separator]))

async function permit2(rpc: Rpc, { token, owner }: Omit<Asked, 'chainId'>): Promise<PermitForm | undefined> {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'allowance', args: [owner, permit2Address] })
  const [code, allowed] = await Promise.all([
    rpc('eth_getCode', [permit2Address, 'latest']) as Promise<Hex>,
    unlessRefused(rpc('eth_call', [{ to: token, data, gas }, 'latest']) as Promise<Hex>),
  ])
  const most = allowed && allowed.length === 66 ? BigInt(allowed) : 0n
  return code !== '0x' && most > 0n ? { by: 'permit2', most } : undefined
}
