/**
 * A segment of a curve, as the contract `CurveMath` has it: its length in seconds, its part of the whole, how many seconds pass between
 * two payouts within it (0: each second), and its shape. With p the share of its time that has passed: power 0 pays all at its end, 1…4
 * pays p^power, −1…−4 pays 1 − (1 − p)^−power.
 */
export type Segment = { length: number; weight: bigint; granularity: number; power: number }

/** How many segments a curve may have. */
export const mostSegments = 128

/** How long a curve is, in seconds. */
export function lengthOf(curve: readonly Segment[]): number {
  return curve.reduce((sum, { length }) => sum + length, 0)
}

/** What of an amount has vested so many seconds after the start: the same sum, to the unit, as the contract's `CurveMath.vested`. */
export function vestedOnCurve(curve: readonly Segment[], amount: bigint, elapsed: number): bigint {
  const total = curve.reduce((sum, { weight }) => sum + weight, 0n)
  let [begin, before] = [0, 0n]
  for (const { length, weight, granularity, power } of curve) {
    if (begin + length > elapsed) {
      const [done, whole] = progress(elapsed - begin, { length, granularity, power })
      return (amount * (before * whole + weight * done)) / (total * whole)
    }
    begin += length
    before += weight
  }
  return amount
}

function progress(elapsed: number, { length, granularity, power }: Omit<Segment, 'weight'>): [bigint, bigint] {
  if (power === 0) return [0n, 1n]
  const passed = BigInt(granularity > 1 ? elapsed - (elapsed % granularity) : elapsed)
  const [all, times] = [BigInt(length), BigInt(Math.abs(power))]
  const whole = all ** times
  return [power > 0 ? passed ** times : whole - (all - passed) ** times, whole]
}

/** When the next payout is, or a stretch ends in which something vests by the second, in seconds after the start. */
export function nextOnCurve(curve: readonly Segment[], elapsed: number): number | undefined {
  let begin = 0
  for (const { length, granularity, power } of curve) {
    const end = begin + length
    if (end > elapsed) {
      if (power === 0 || granularity < 2) return end
      return Math.min(end, begin + (Math.floor((elapsed - begin) / granularity) + 1) * granularity)
    }
    begin = end
  }
  return undefined
}

/** Points by which a bent segment is drawn, and payouts that are drawn one by one: beyond, the eye sees a slope. */
const points = 32
const mostPayouts = 60

/** The times at which the line of a curve turns, in seconds after the start. */
export function curveTimes(curve: readonly Segment[]): number[] {
  let begin = 0
  return curve.flatMap(({ length, granularity, power }) => {
    const from = begin
    begin += length
    if (power === 0) return [from, begin]
    const payouts = granularity > 1 ? Math.floor(length / granularity) : 0
    const [count, width] =
      payouts > 0 && payouts <= mostPayouts
        ? [payouts, granularity]
        : Math.abs(power) > 1
          ? [points, length / points]
          : [0, 0]
    return [from, ...Array.from({ length: count }, (_, index) => from + Math.round((index + 1) * width)), begin]
  })
}
