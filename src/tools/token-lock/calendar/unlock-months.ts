import { corners, isPermanent, vestedAt, type Vesting } from '#tools/schedule/schedule.ts'

/** The share of an amount, in whole per cent, that is unlocked when each month of a year ends; rounded down. */
export type UnlockYear = { year: number; months: readonly number[] }

/** What is drawn: from the first of January of a year on, so many years. */
export type Years = { first: number; count: number }

/** The first second of a month, in UTC. */
export const monthStart = (year: number, month: number): number => Date.UTC(year, month) / 1000

/** What is unlocked of an amount, in whole per cent, rounded down. */
export const unlockedShare = (vesting: Vesting, time: number): number =>
  Number((vestedAt(vesting, time) * 100n) / vesting.amount)

/** Month by month what is unlocked. */
export function unlockYears(vesting: Vesting, { first, count }: Years): UnlockYear[] {
  const monthsOf = (year: number) =>
    Array.from({ length: 12 }, (_, month) => unlockedShare(vesting, monthStart(year, month + 1)))
  return Array.from({ length: count }, (_, at) => ({ year: first + at, months: monthsOf(first + at) }))
}

/** The line of what is unlocked, from one time to another, within a square of `side`, upside down as pictures are. */
export function unlockLine(vesting: Vesting, [from, to]: readonly [number, number], side: number): string {
  const x = (time: number) => round(Math.min(Math.max((time - from) / (to - from), 0), 1) * side)
  const y = (vested: bigint) => round(side - (Number((vested * 10_000n) / vesting.amount) / 10_000) * side)
  const points = isPermanent(vesting.schedule) ? [] : corners([vesting])
  const last = points.at(-1)
  return `M0 ${side}${points.map(({ at, vested }) => `L${x(at)} ${y(vested)}`).join('')}H${side}${last ? '' : `V${side}`}`
}

const round = (value: number) => Number(value.toFixed(4))
