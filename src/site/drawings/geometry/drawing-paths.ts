/** A rectangle as path data. */
export function box(x: number, y: number, { width, height }: { width: number; height: number }): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

/** The head of an arrow whose point is at x, y; it flies to the right, or to the left. */
export function head(x: number, y: number, to: 'right' | 'left' = 'right'): string {
  return to === 'right' ? `M${x} ${y}l-6-3v6z` : `M${x} ${y}l6-3v6z`
}

/** A curve on from `from` to `to`, as the part after `M`, that leaves and arrives level. */
export function level(from: readonly [x: number, y: number], to: readonly [x: number, y: number]): string {
  const middle = Math.round((from[0] + to[0]) / 2)
  return `C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}`
}

/** `value`, between `from` and `to`, as a whole number between `start` and `end`. */
export function placed(value: number, [from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return Math.round(start + ((value - from) * (end - start)) / (to - from))
}
