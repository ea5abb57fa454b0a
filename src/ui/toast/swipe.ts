// Pixels, and pixels per millisecond.
const swipeDistance = 45

const flick = 0.11
const shortest = 10

/** True when a push of `distance` pixels within `time` milliseconds means "away": far enough, or short and quick. */
export function isSwipe({ distance, time }: { distance: number; time: number }): boolean {
  const way = Math.abs(distance)
  return way >= swipeDistance || (way >= shortest && way / Math.max(time, 1) > flick)
}
