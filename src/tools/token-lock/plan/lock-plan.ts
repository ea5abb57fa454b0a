import { isHex, isTokenPlan, keptPlan, type PlanToken } from '#tools/plan/kept-plan.ts'
import type { Plan } from '#tools/plan/plan-state.ts'
import { batchesOf, totalOf, type Grant } from '#tools/token-lock/schedule/grants.ts'
import { permanent } from '#tools/token-lock/schedule/schedule.ts'
import { lockCall } from './lock-calls.ts'

/** Locks that are being made, kept on the device until the last of them is: a closed tab loses nothing. Each step is a batch. */
export type LockPlan = Plan & {
  token: PlanToken
  grants: readonly Grant[]
  /** The newest block when it was begun: what is older belongs to another plan. */
  block: number
}

/** A plan as text: amounts in digits, each lock a row. */
export function textOf({ grants, ...plan }: LockPlan): string {
  const rows = grants.map(({ owner, amount, schedule: { start, cliff, end, steps } }) => [
    owner,
    String(amount),
    start,
    cliff,
    end,
    steps,
  ])
  return JSON.stringify({ v: 1, ...plan, rows })
}

const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= permanent

/** A plan from its text; undefined when a part of it is not what it should be: then nobody may sign it. */
export function planIn(text: string): LockPlan | undefined {
  const { v, rows, ...plan } = JSON.parse(text) as Omit<LockPlan, 'grants'> & { v: unknown; rows: unknown }
  if (v !== 1 || !Array.isArray(rows) || rows.length === 0) return undefined
  const grants = rows.flatMap((row): Grant[] => {
    const [owner, amount, start, cliff, end, steps] = row as unknown[]
    const sound = isHex(owner, 40) && /^[1-9]\d{0,33}$/.test(String(amount)) && [start, cliff, end, steps].every(isTime)
    const schedule = { start, cliff, end, steps } as Grant['schedule']
    return sound ? [{ owner, amount: BigInt(amount as string), schedule }] : []
  })
  return grants.length === rows.length && isTokenPlan(plan) ? { ...plan, grants } : undefined
}

/** The plan of this device. */
export const keptLocks = keptPlan('intaglio.locks.order', { textOf, planIn })

/** The transactions a plan takes, by batches: what each locks, and its call. */
export function batchesIn({ token, grants, from }: LockPlan) {
  return batchesOf(grants).map((batch) => ({
    grants: batch,
    total: totalOf(batch),
    call: lockCall(token.address, batch, from),
  }))
}
