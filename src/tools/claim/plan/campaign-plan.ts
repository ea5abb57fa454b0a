import { brandKey } from '#content/brand-key.ts'
import type { Hex } from 'viem'
import type { GrantTerms } from '#tools/claim/contract/grant-terms.ts'
import type { LockTerms } from '#tools/claim/contract/lock-terms.ts'
import { isCount, isHex, isTokenPlan, keptPlan, type PlanToken } from '#tools/plan/kept-plan.ts'
import { isPermit, type Permit } from '#tools/plan/permit.ts'
import type { Plan } from '#tools/plan/plan-state.ts'

/** A campaign that is being made, kept on the device until it is: a closed tab loses nothing. The list is published already. */
export type CampaignPlan = Plan & {
  token: PlanToken
  root: Hex
  /** In the token's smallest unit. */
  total: bigint
  count: number
  /** Unix seconds; 0: at once. */
  start: number
  deadline: number
  metadataURI: string
  ownClaims: boolean
  /** The schedule of the locks or grants that claims are paid into; an end of 0: none. */
  lock: LockTerms
  grant: GrantTerms
  /** A signature that takes the place of the approval. */
  permit?: Permit
  /** The newest block when it was begun: what is older belongs to another plan. */
  block: number
}

/** A plan as text. */
export function textOf(plan: CampaignPlan): string {
  return JSON.stringify({ v: 3, ...plan, total: String(plan.total) })
}

/** A plan from its text; undefined when a part of it is not what it should be: then nobody may sign it. */
export function planIn(text: string): CampaignPlan | undefined {
  const { v, total, ...kept } = JSON.parse(text) as Omit<CampaignPlan, 'total'> & { v: unknown; total: unknown }
  const plan = kept
  const { lock, grant } = plan as Partial<CampaignPlan>
  const sound =
    v === 3 &&
    isTokenPlan(plan) &&
    isHex(plan.root, 64) &&
    typeof plan.metadataURI === 'string' &&
    typeof total === 'string' &&
    /^[1-9]\d{0,38}$/.test(total) &&
    typeof plan.ownClaims === 'boolean' &&
    typeof plan.lock === 'object' &&
    typeof grant?.used === 'boolean' &&
    isHex(grant.revoker, 40) &&
    (plan.permit === undefined || isPermit(plan.permit)) &&
    [plan.count, plan.start, plan.deadline, lock?.start, lock?.cliff, lock?.end, lock?.steps, grant?.notice].every(
      isCount,
    )
  return sound ? { ...plan, total: BigInt(total) } : undefined
}

/** The plan of this device. */
export const keptCampaign = keptPlan(`${brandKey}.claims.order`, { textOf, planIn })
