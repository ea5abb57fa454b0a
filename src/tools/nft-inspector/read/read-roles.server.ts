import { keccak256, toBytes, type Address, type Hex } from 'viem'
import { valueOf, type Sight } from './ask-collection.server.ts'
import { inTurn } from './in-turn.ts'
import type { RecentMints } from './recent-mints.server.ts'

/** Names of roles that are common; any other is shown as the number it is. */
const names = [
  'MINTER_ROLE',
  'PAUSER_ROLE',
  'UPGRADER_ROLE',
  'BURNER_ROLE',
  'URI_SETTER_ROLE',
  'ADMIN_ROLE',
  'OPERATOR_ROLE',
]
const nameOf = new Map<Hex, string>([
  [`0x${'0'.repeat(64)}`, 'DEFAULT_ADMIN_ROLE'],
  ...names.map((name): [Hex, string] => [keccak256(toBytes(name)), name]),
])

/** Accounts with roles that are asked about. */
const most = 24

/** Who has a role now, of those seen to get one in the newest blocks. */
export async function readRoles(sight: Sight, { granted }: RecentMints): Promise<{ role: string; account: Address }[]> {
  const pairs = new Map(granted.map((each) => [`${each.role} ${each.account}`, each]))
  const asked = [...pairs.values()].slice(-most)
  const held = await inTurn(asked, 6, async ({ role, account }) =>
    valueOf(await sight.ask<boolean>('hasRole', { args: [role, account] })),
  )
  return asked.filter((_, at) => held[at]).map(({ role, account }) => ({ role: nameOf.get(role) ?? role, account }))
}
