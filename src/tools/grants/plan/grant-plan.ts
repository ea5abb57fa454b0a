import { brandKey } from '#content/brand-key.ts'
import { isCount, isHex, isTokenPlan, keptPlan, type PlanToken } from '#tools/plan/kept-plan.ts'
import type { Plan } from '#tools/plan/plan-state.ts'
import type { Call } from '#tools/plan/simulate.ts'
import { createCall, defineCall, type Award, type GrantTerms, type Permit } from '#tools/grants/contract/grant-calls.ts'
import type { Segment } from '#tools/schedule/curve.ts'
import { batchesOf, totalOf, type PlannedAward } from './grant-batches.ts'

/** Grants that are being made, kept on the device until the last of them is: a closed tab loses nothing. */
export type GrantPlan = Plan & {
  token: PlanToken
  awards: readonly PlannedAward[]
  terms: GrantTerms
  curve?: readonly Segment[]
  /** True when nobody has stored the curve yet: the first step does. */
  defines?: boolean
  /** Signed in place of an approval. */
  permit?: Permit
  /** The newest block when it was begun: what is older belongs to another plan. */
  block: number
}

/** One transaction of a plan: it stores the curve, or makes some grants of this sum. */
export type GrantStep = { call: Call; total: bigint; awards: readonly Award[] }

/** The transactions of a plan, in order. */
export function stepsOf(plan: GrantPlan): GrantStep[] {
  const { token, terms, curve, defines, permit } = plan
  const batches = batchesOf(plan).map(({ awards, curved }, index) => {
    const given = { token: token.address, awards: awards.map(bare), terms, curve: curved ? curve : undefined }
    return { awards, total: totalOf(awards), call: createCall(given, index === 0 ? permit : undefined) }
  })
  return defines && curve ? [{ call: defineCall(curve), total: 0n, awards: [] }, ...batches] : batches
}

const bare = ({ receiver, amount, schedule }: PlannedAward): Award => ({ receiver, amount, schedule })

/** A plan as text: amounts in digits, each grant and each segment a row. */
export function textOf({ awards, curve, permit, ...plan }: GrantPlan): string {
  const rows = awards.map(({ receiver, amount, schedule: { start, cliff, end, steps }, curved }) => [
    receiver,
    String(amount),
    start,
    cliff,
    end,
    steps,
    curved,
  ])
  const segments = curve?.map(({ length, weight, granularity, power }) => [length, String(weight), granularity, power])
  return JSON.stringify({ v: 1, ...plan, rows, segments, signed: permit && { ...permit, value: String(permit.value) } })
}

const isAmount = (value: unknown) => /^(?:0|[1-9]\d{0,38})$/.test(String(value))

/** A plan from its text; undefined when a part of it is not what it should be: then nobody may sign it. */
export function planIn(text: string): GrantPlan | undefined {
  const { v, rows, segments, signed, ...plan } = JSON.parse(text) as Omit<GrantPlan, 'awards'> & Record<string, unknown>
  if (v !== 1 || !Array.isArray(rows) || rows.length === 0 || !isTerms(plan.terms)) return undefined
  const awards = rows.flatMap(awardIn)
  const curve = segments === undefined ? undefined : (segments as unknown[]).flatMap(segmentIn)
  const permit = signed === undefined ? undefined : permitIn(signed)
  const sound =
    awards.length === rows.length &&
    curve?.length === (segments as unknown[] | undefined)?.length &&
    (signed === undefined || permit !== undefined) &&
    (curve !== undefined || awards.every(({ curved }) => !curved)) &&
    isTokenPlan(plan)
  return sound ? { ...plan, awards, ...(curve && { curve }), ...(permit && { permit }) } : undefined
}

function isTerms(terms: Partial<GrantTerms> | undefined): boolean {
  return isHex(terms?.revoker, 40) && isCount(terms?.notice) && typeof terms?.pushable === 'boolean'
}

function awardIn(row: unknown): PlannedAward[] {
  const [receiver, amount, start, cliff, end, steps, curved] = row as unknown[]
  const sound = isHex(receiver, 40) && isAmount(amount) && [start, cliff, end, steps].every(isCount)
  const schedule = { start, cliff, end, steps } as Award['schedule']
  return sound && typeof curved === 'boolean' ? [{ receiver, amount: BigInt(amount as string), schedule, curved }] : []
}

function segmentIn(row: unknown): Segment[] {
  const [length, weight, granularity, power] = row as unknown[]
  const sound = [length, granularity].every(isCount) && isAmount(weight) && Math.abs(Number(power)) <= 4
  return sound ? [{ length, weight: BigInt(weight as string), granularity, power } as Segment] : []
}

function permitIn(signed: unknown): Permit | undefined {
  const { value, deadline, v, r, s } = signed as Record<string, unknown>
  const sound = isAmount(value) && isCount(deadline) && (v === 27 || v === 28) && isHex(r, 64) && isHex(s, 64)
  return sound ? { value: BigInt(value as string), deadline, v: v as number, r, s } : undefined
}

/** The plan of this device. */
export const keptGrants = keptPlan(`${brandKey}.grants.plan`, { textOf, planIn })
