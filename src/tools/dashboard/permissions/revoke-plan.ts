import { brandKey } from '#content/brand-key.ts'
import type { Address } from 'viem'
import { isAddress } from 'viem/utils'
import type { ApprovalKind } from '#chain/index/rows/approval-rows.ts'
import { isPlan, keptPlan } from '#tools/plan/kept-plan.ts'
import type { Plan } from '#tools/plan/plan-state.ts'
import type { Call } from '#tools/plan/simulate.ts'
import { approvalOf, endCall, type Approval } from '#transactions/approvals/approvals.ts'
import { lockdownCall } from '#transactions/approvals/lockdown-call.ts'
import { permissionName, type HeldPermission } from './held-permission.ts'

/** A permission that is to end; `name` is what it is called in a few words, `item` decimal text. */
export type EndedPermission = {
  token: Address
  spender: Address
  kind: ApprovalKind
  item: string | null
  name: string
}

/** Permissions that end one after the other, kept on the device until the last has ended. */
export type RevokePlan = Plan & { permissions: readonly EndedPermission[] }

/** What one transaction ends: one permission, or all that are in Permit2. */
export type RevokeStep = readonly EndedPermission[]

/** Permissions that one plan ends at most, and letters of a name: more were not written here. */
const most = { permissions: 100, letters: 200 }

/** A permission as a plan keeps it. */
export const endedBy = (permission: HeldPermission): EndedPermission => ({
  token: permission.token.address,
  spender: permission.spender,
  kind: permission.kind,
  item: 'item' in permission ? permission.item : null,
  name: permissionName(permission).slice(0, most.letters),
})

/** The permissions by the transactions that end them: Permit2 ends all of its own in one. */
export function stepsOf({ permissions }: Pick<RevokePlan, 'permissions'>): RevokeStep[] {
  const inPermit2 = permissions.filter(({ kind }) => kind === 'permit2')
  const others = permissions.filter(({ kind }) => kind !== 'permit2').map((permission) => [permission])
  return inPermit2.length > 0 ? [...others, inPermit2] : others
}

/** The same as the approvals are called elsewhere. */
export const approvalIn = ({ name, ...told }: EndedPermission): Approval =>
  approvalOf(told, { address: told.spender, name })

/** The transaction of a step. */
export const callOf = (step: RevokeStep): Call =>
  step[0]!.kind === 'permit2' ? lockdownCall(step) : endCall(approvalIn(step[0]!))

/** What a step ends, in a few words. */
export const stepName = (step: RevokeStep): string =>
  step.length === 1 ? step[0]!.name : `${step.length} permissions in Permit2`

/** The contracts whose calls the sheet reads, loaded with the wallet. */
export const revokeContracts = async (chainId: number) => {
  const { permit2On } = await import('#transactions/approvals/permit2-contract.ts')
  return [permit2On(chainId)]
}

const kinds: readonly unknown[] = ['amount', 'item', 'all', 'operator', 'unit', 'permit2'] satisfies ApprovalKind[]

function isEnded({ token, spender, kind, item, name }: Partial<EndedPermission>): boolean {
  const numbered = kind === 'item' || kind === 'unit'
  return (
    isAddress(String(token)) &&
    isAddress(String(spender)) &&
    kinds.includes(kind) &&
    (numbered ? /^\d{1,78}$/.test(String(item)) : item === null) &&
    typeof name === 'string' &&
    name.length <= most.letters
  )
}

/** A plan from its text; undefined when a part of it is not what it should be: then nobody may sign it. */
export function planIn(text: string): RevokePlan | undefined {
  const { v, ...plan } = JSON.parse(text) as RevokePlan & { v: unknown }
  const { permissions } = plan
  const sound =
    v === 1 &&
    isPlan(plan) &&
    Array.isArray(permissions) &&
    permissions.length > 0 &&
    permissions.length <= most.permissions &&
    permissions.every((each) => isEnded((each ?? {}) as Partial<EndedPermission>))
  return sound ? plan : undefined
}

/** The plan of this device. */
export const keptRevokes = keptPlan<RevokePlan>(`${brandKey}.permissions.plan`, {
  textOf: (plan) => JSON.stringify({ v: 1, ...plan }),
  planIn,
})
