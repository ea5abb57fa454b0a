/** A position in a pool: between which ticks, with how much liquidity, and until when it cannot leave. */
export type Position = { lower: number; upper: number; liquidity: number; locked?: string }

/** The price at a tick, with two decimals, as pools define it: 1.0001 to the power of the tick. */
export function priceAt(tick: number): string {
  return (1.0001 ** tick).toFixed(2)
}

/** Where the liquidity in range changes: from each tick on, so much; the last is 0. */
export function depthOf(positions: readonly Position[]): { tick: number; liquidity: number }[] {
  const edges = [...new Set(positions.flatMap(({ lower, upper }) => [lower, upper]))].toSorted((a, b) => a - b)
  return edges.map((tick) => ({
    tick,
    liquidity: positions.reduce(
      (sum, { lower, upper, liquidity }) => (lower <= tick && tick < upper ? sum + liquidity : sum),
      0,
    ),
  }))
}
