import { curveTimes, nextOnCurve, vestedOnCurve, type Segment } from './curve.ts'

/** Instead of an end: never. */
export const permanent = 2 ** 40 - 1

/** How far ahead an end may lie, and how far apart start and end may be, in seconds. */
export const farthest = { ahead: 36_525 * 86_400, apart: 2 ** 32 - 1 }

/** When the amount of a lock vests, as the contract has it. Times are Unix seconds. */
export type Schedule = {
  start: number
  /** Nothing vests before. */
  cliff: number
  /** All has vested; `permanent`: never. */
  end: number
  /** Equal parts, each at its end; 0: second by second. */
  steps: number
}

/**
 * What vests: the amount, and how much of it had vested before the schedule began, in smallest units. With a curve that decides from the
 * cliff on how much vests; after `stop`, in Unix seconds, nothing does.
 */
export type Vesting = {
  amount: bigint
  base?: bigint
  schedule: Schedule
  curve?: readonly Segment[] | undefined
  stop?: number | undefined
}

/** The schedule of a permanent lock. */
export const forEver: Schedule = { start: 0, cliff: 0, end: permanent, steps: 0 }

/** Whether a schedule never ends. */
export function isPermanent({ end }: Schedule): boolean {
  return end === permanent
}

/** What has vested at a time: the same sum, to the unit, as the contract's `VestingMath.vested`. */
export function vestedAt({ amount, base = 0n, schedule, curve, stop }: Vesting, at: number): bigint {
  const { start, cliff, end, steps } = schedule
  const time = stop === undefined ? at : Math.min(at, stop)
  if (isPermanent(schedule)) return base
  if (time >= end) return amount
  if (time < cliff) return base
  if (curve) return vestedOnCurve(curve, amount, Math.floor(time) - start)
  if (time <= start) return base
  const [elapsed, duration] = [BigInt(Math.floor(time) - start), BigInt(end - start)]
  if (steps === 0) return base + ((amount - base) * elapsed) / duration
  return base + ((amount - base) * ((BigInt(steps) * elapsed) / duration)) / BigInt(steps)
}

/** The first second at which `done` of the steps are over. */
export function stepTime({ start, end, steps }: Schedule, done: number): number {
  return start + Number((BigInt(done) * BigInt(end - start) + BigInt(steps - 1)) / BigInt(steps))
}

/**
 * The next time something vests at once, or a stretch begins or ends in which it vests by the second; undefined when nothing more
 * will happen.
 */
export function nextTime({ schedule, curve, stop = schedule.end }: Vesting, time: number): number | undefined {
  if (isPermanent(schedule) || time >= Math.min(stop, schedule.end)) return undefined
  return Math.min(stop, nextOfSchedule(schedule, curve, time))
}

function nextOfSchedule(schedule: Schedule, curve: Vesting['curve'], time: number): number {
  const { start, cliff, end, steps } = schedule
  if (time < Math.max(start, cliff)) return Math.max(start, cliff)
  if (curve) return start + (nextOnCurve(curve, time - start) ?? end - start)
  if (steps === 0) return end
  const done = Number((BigInt(steps) * BigInt(Math.max(0, time - start))) / BigInt(end - start))
  return stepTime(schedule, done + 1)
}

/** A corner of the line that shows how much has vested when. */
export type Corner = { at: number; vested: bigint }

/** Steps that are drawn one by one; beyond, the eye sees a slope. */
const mostDrawnSteps = 120

/** The corners of the line that shows how much of some locks has vested when, in order of time. Two at one second are a step. */
export function corners(vestings: readonly Vesting[]): Corner[] {
  const times = new Set(vestings.flatMap(turns))
  const sum = (time: number) => vestings.reduce((all, vesting) => all + vestedAt(vesting, time), 0n)
  return [...times]
    .toSorted((one, other) => one - other)
    .flatMap((at) => [
      { at, vested: sum(at - 1) },
      { at, vested: sum(at) },
    ])
}

/** The times at which the line of a schedule turns. */
function turns({ schedule, curve = [], stop }: Vesting): number[] {
  const { start, cliff, end, steps } = schedule
  if (isPermanent(schedule)) return []
  const drawn = steps <= mostDrawnSteps ? steps : 0
  const onCurve = curveTimes(curve).map((time) => start + time)
  const ofSteps = Array.from({ length: drawn }, (_, done) => stepTime(schedule, done + 1))
  return [start, cliff, ...onCurve, ...ofSteps, end, ...(stop === undefined ? [] : [stop])]
}
