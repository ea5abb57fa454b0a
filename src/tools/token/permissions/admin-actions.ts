import type { Address } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import type { Call } from '#tools/plan/simulate.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { isAccount, type HeldPermissions } from './held-permissions.ts'
import { permissionsAbi, roleHashes, type RoleName } from './permissions-abi.ts'

/** What a holder can do with the powers themselves, in a few words each. */
export const adminActions = {
  offer: 'Hand the ownership to another account',
  takeBack: 'Take the offer back',
  accept: 'Accept the ownership',
  renounce: 'Give up the ownership',
  addAdmin: 'Make another account an admin',
  leaveAdmin: 'Give up the admin role',
  leaveMinter: 'Give up the minter role',
  leavePauser: 'Give up the pauser role',
  leaveController: 'Give up the controller role',
} as const

/** One of these actions. */
export type AdminAction = keyof typeof adminActions

/** The actions that give something up, and of which role. */
export const leaving = {
  renounce: 'owner',
  leaveAdmin: 'admin',
  leaveMinter: 'minter',
  leavePauser: 'pauser',
  leaveController: 'controller',
} as const satisfies Partial<Record<AdminAction, RoleName | 'owner'>>

export type LeavingAction = keyof typeof leaving

export const leavingActions = Object.keys(leaving) as LeavingAction[]

const leftBy = (action: AdminAction): RoleName | 'owner' | undefined =>
  (leaving as Partial<Record<AdminAction, RoleName | 'owner'>>)[action]

/** Whether an action names another account. */
export function namesAccount(action: AdminAction): boolean {
  return action === 'offer' || action === 'addAdmin'
}

/** The actions the contract would take from this account now. While it is paused nobody may leave. */
export function adminActionsOf(
  { paused, owner, pendingOwner, roles }: HeldPermissions,
  account: Address,
): AdminAction[] {
  const owns = isAccount(owner, account)
  const can: [AdminAction, boolean][] = [
    ['accept', isAccount(pendingOwner, account)],
    ['takeBack', owns && pendingOwner !== undefined],
    ['offer', owns],
    ['renounce', owns && !paused],
    ['addAdmin', roles.includes('admin')],
    ['leaveMinter', roles.includes('minter') && !paused],
    ['leavePauser', roles.includes('pauser') && !paused],
    ['leaveController', roles.includes('controller') && !paused],
    ['leaveAdmin', roles.includes('admin') && !paused],
  ]
  return can.filter(([, possible]) => possible).map(([action]) => action)
}

/** What an action ends permanently for the account that does it: the powers, in words that follow “can”. Empty: it ends nothing. */
export function endedBy(action: AdminAction, options: TokenOptions): string[] {
  const left = leftBy(action)
  if (!left) return []
  const held = emitToken(options).powers.filter(({ who }) => who === left)
  return held.filter(({ functions }) => !functions.some((name) => name.startsWith('renounce'))).map(({ can }) => can)
}

/** The call of an action; `other` is the account it names. */
export function callOf(action: AdminAction, { token, account, other }: Parties): Call {
  const role = leftBy(action) as RoleName
  const call = {
    offer: { functionName: 'transferOwnership', args: [other] },
    takeBack: { functionName: 'transferOwnership', args: [`0x${'0'.repeat(40)}`] },
    accept: { functionName: 'acceptOwnership', args: [] },
    renounce: { functionName: 'renounceOwnership', args: [] },
    addAdmin: { functionName: 'grantRole', args: [roleHashes.admin, other] },
    leaveAdmin: { functionName: 'renounceRole', args: [roleHashes[role], account] },
    leaveMinter: { functionName: 'renounceRole', args: [roleHashes[role], account] },
    leavePauser: { functionName: 'renounceRole', args: [roleHashes[role], account] },
    leaveController: { functionName: 'renounceRole', args: [roleHashes[role], account] },
  }[action]
  return { to: token, data: encodeFunctionData({ abi: permissionsAbi, ...call } as never) }
}

type Parties = { token: Address; account: Address; other?: Address }
