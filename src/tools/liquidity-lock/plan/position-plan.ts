import { brandKey } from '#content/brand-key.ts'
import type { Address } from 'viem'
import { isCount, isHex, isPlan, keptPlan } from '#tools/plan/kept-plan.ts'
import type { Plan } from '#tools/plan/plan-state.ts'

/** The lock of a position that is being made, kept on the device until it is: a closed tab loses nothing. */
export type PositionPlan = Plan & {
  manager: Address
  /** 0 is Uniswap V3, 1 is V4. */
  kind: 0 | 1
  tokenId: bigint
  /** What the position is of, in words. */
  name: string
  /** Unix seconds. */
  unlock: number
  owner: Address
  payee: Address
  /** The newest block when it was begun: what is older belongs to another plan. */
  block: number
}

/** A plan as text. */
export function textOf(plan: PositionPlan): string {
  return JSON.stringify({ v: 1, ...plan, tokenId: String(plan.tokenId) })
}

/** A plan from its text; undefined when a part of it is not what it should be: then nobody may sign it. */
export function planIn(text: string): PositionPlan | undefined {
  const { v, tokenId, ...plan } = JSON.parse(text) as Omit<PositionPlan, 'tokenId'> & { v: unknown; tokenId: unknown }
  const sound =
    v === 1 &&
    isPlan(plan) &&
    [plan.manager, plan.owner, plan.payee].every((account) => isHex(account, 40)) &&
    [plan.unlock, plan.block].every(isCount) &&
    (plan.kind === 0 || plan.kind === 1) &&
    typeof plan.name === 'string' &&
    /^\d{1,78}$/.test(String(tokenId))
  return sound ? { ...plan, tokenId: BigInt(tokenId as string) } : undefined
}

/** The plan of this device. */
export const keptPosition = keptPlan(`${brandKey}.liquidity.plan`, { textOf, planIn })
