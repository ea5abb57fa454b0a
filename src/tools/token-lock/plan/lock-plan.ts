import { brandKey } from '#content/brand-key.ts'
import type { Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import { isHex, isTokenPlan, keptPlan, type PlanToken } from '#tools/plan/kept-plan.ts'
import { isPermit, type Permit } from '#tools/plan/permit.ts'
import type { Plan } from '#tools/plan/plan-state.ts'
import { batchesOf, totalOf, type Grant } from '#tools/token-lock/schedule/grants.ts'
import { permanent } from '#tools/schedule/schedule.ts'
import { deedCall, type DeedKind } from '#tools/token-lock/deeds/deed-calls.ts'
import type { LockerName } from '#tools/token-lock/read/lock-number.ts'
import { lockCall } from './lock-calls.ts'

/** Locks that are being made, kept on the device until the last of them is: a closed tab loses nothing. Each step is a batch. */
export type LockPlan = Plan & {
  token: PlanToken
  grants: readonly Grant[]
  /** The one lock is to be an NFT, which changes hands so. */
  deed?: DeedKind
  /** The votes go on counting, for this account; not with an NFT. */
  delegate?: Address
  /** A signature that takes the place of the approval. */
  permit?: Permit
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
  const sound = grants.length === rows.length && isTokenPlan(plan)
  if (plan.deed !== undefined && (!['free', 'offer'].includes(plan.deed) || grants.length !== 1)) return undefined
  if (plan.delegate !== undefined && (!isHex(plan.delegate, 40) || plan.deed)) return undefined
  return sound && (plan.permit === undefined || isPermit(plan.permit)) ? { ...plan, grants } : undefined
}

/** The plan of this device. */
export const keptLocks = keptPlan(`${brandKey}.locks.order`, { textOf, planIn })

/** The transactions a plan takes, by batches: what each locks, and its call. The first one carries the signature, if there is one. */
export function batchesIn({ token, grants, from, permit, deed, delegate }: LockPlan) {
  return batchesOf(grants).map((batch, index) => ({
    grants: batch,
    total: totalOf(batch),
    call: deed
      ? deedCall(token.address, batch[0]!, { kind: deed, permit })
      : lockCall(token.address, batch, from, { delegate, permit: index === 0 ? permit : undefined }),
  }))
}

/** The contract that will hold the locks of a plan. */
export const lockerOfPlan = ({ delegate }: Pick<LockPlan, 'delegate'>): LockerName =>
  delegate ? 'VotingLocker' : 'TokenLocker'

/** Who takes the tokens of a plan: the contract that holds the locks, or the one that makes an NFT of the lock. */
export const takerOf = (plan: Pick<LockPlan, 'deed' | 'delegate'>): Address =>
  contractAddresses[plan.deed ? 'LockDeeds' : lockerOfPlan(plan)]
