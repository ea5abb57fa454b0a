import type { Address } from 'viem'
import { isAddressEqual } from 'viem/utils'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { permissionsAbi, roleHashes, type RoleName } from './permissions-abi.ts'

/** Who holds the powers of a token now, as far as it concerns one account. */
export type HeldPermissions = {
  /** Transfers are stopped: nobody may leave before they are resumed. */
  paused: boolean
  /** Of a token with one owner; zero when the ownership was given up. */
  owner?: Address
  /** To whom the ownership is offered. */
  pendingOwner?: Address
  /** The roles of the account. */
  roles: readonly RoleName[]
}

/** Asks the token what an account holds. Rejects when the chain does not answer. */
export async function readHeld(
  rpc: Rpc,
  { address: to, options, account }: { address: Address; options: TokenOptions; account: Address },
): Promise<HeldPermissions> {
  const token = { to, abi: permissionsAbi } as const
  const paused = options.pausable && (await readContract(rpc, { ...token, name: 'paused', args: [] }))
  if (options.access === 'ownable') {
    const [owner, pending] = await Promise.all([
      readContract(rpc, { ...token, name: 'owner', args: [] }),
      readContract(rpc, { ...token, name: 'pendingOwner', args: [] }),
    ])
    return { paused, owner, roles: [], ...(BigInt(pending) !== 0n && { pendingOwner: pending }) }
  }
  const names = Object.keys(roleHashes) as RoleName[]
  const has = await Promise.all(
    names.map((name) => readContract(rpc, { ...token, name: 'hasRole', args: [roleHashes[name], account] })),
  )
  return { paused, roles: names.filter((_, at) => has[at]) }
}

/** Whether an address is this account. */
export function isAccount(one: Address | undefined, account: Address): boolean {
  return one !== undefined && isAddressEqual(one, account)
}
