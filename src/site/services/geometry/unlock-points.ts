/** How much is free at a time: seconds, and the token's smallest unit. */
export type Point = { at: number; unlocked: bigint | number }

/**
 * A schedule as whole coordinates, x to the right and y upwards, the last point in the far corner. Amounts are divided as
 * bigints: a token's supply is larger than what a number holds.
 */
export function unlockPoints(points: readonly Point[], { width, height }: { width: number; height: number }) {
  const [first, last] = [points[0]!, points.at(-1)!]
  const most = BigInt(last.unlocked)
  return points.map(({ at, unlocked }) => ({
    x: Math.round(((at - first.at) * width) / (last.at - first.at)),
    y: Number((2n * BigInt(unlocked) * BigInt(height) + most) / (2n * most)),
  }))
}
