/** Whole widths for shares of `width`, in any unit; they sum to `width` exactly, and none is more than one off. */
export function widthsOf(shares: readonly number[], width: number): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let passed = 0
  let edge = 0
  return shares.map((share) => {
    passed += share
    const next = Math.round((passed * width) / whole)
    const own = next - edge
    edge = next
    return own
  })
}
