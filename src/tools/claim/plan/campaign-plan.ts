import type { Hex } from 'viem'
import { isCount, isHex, isTokenPlan, keptPlan, type PlanToken } from '#tools/plan/kept-plan.ts'
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
  /** The newest block when it was begun: what is older belongs to another plan. */
  block: number
}

/** A plan as text. */
export function textOf(plan: CampaignPlan): string {
  return JSON.stringify({ v: 1, ...plan, total: String(plan.total) })
}

/** A plan from its text; undefined when a part of it is not what it should be: then nobody may sign it. */
export function planIn(text: string): CampaignPlan | undefined {
  const { v, total, ...kept } = JSON.parse(text) as Omit<CampaignPlan, 'total'> & { v: unknown; total: unknown }
  // Earlier versions wrote that the one step was asked for, without its place.
  const plan = { ...kept, ...((kept.asked as unknown) === true && { asked: 0 }) }
  const sound =
    v === 1 &&
    isTokenPlan(plan) &&
    isHex(plan.root, 64) &&
    typeof plan.metadataURI === 'string' &&
    typeof total === 'string' &&
    /^[1-9]\d{0,38}$/.test(total) &&
    [plan.count, plan.start, plan.deadline].every(isCount)
  return sound ? { ...plan, total: BigInt(total) } : undefined
}

/** The plan of this device. */
export const keptCampaign = keptPlan('intaglio.claims.order', { textOf, planIn })
