import type { Address } from 'viem'
import { roleHashes, type RoleName } from '#tools/token/permissions/permissions-abi.ts'
import type { ReadContract } from './read-contract.server.ts'
import type { TokenHistory } from './token-history.server.ts'

/** Who holds each role now. `whole`: the history was read from its beginning, so that there is nobody else. */
export type RoleHolders = { whole: boolean; holders: Record<RoleName, Address[]> }

/** Takes who was ever given a role from the history, and asks the contract who still has it. Rejects when no node answers. */
export async function roleHolders(
  read: ReadContract,
  { events, from, whole: answered }: TokenHistory,
): Promise<RoleHolders> {
  const grants = events.flatMap((event) => (event.eventName === 'RoleGranted' ? [event.args] : []))
  const holders: RoleHolders['holders'] = { admin: [], minter: [], pauser: [], controller: [] }
  for (const name of Object.keys(roleHashes) as RoleName[]) {
    const role = roleHashes[name]
    const given = [...new Set(grants.filter((grant) => grant.role === role).map(({ account }) => account))]
    const still = await Promise.all(given.map((account) => read<boolean>('hasRole', role, account)))
    holders[name] = given.filter((_, at) => still[at])
  }
  // The admin role is given in the constructor: where nobody is seen to get it, the beginning was not seen.
  const begun = from === 0 || grants.some(({ role }) => role === roleHashes.admin)
  return { whole: answered && begun, holders }
}
