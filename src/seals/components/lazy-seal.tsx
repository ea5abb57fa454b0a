import type { Seed } from '#seals/lines/random.ts'
import { Seal } from './seal.tsx'
import { useAlive } from './use-alive.ts'

/**
 * A seal below the first screen: the page carries its outline only, and it engraves itself when the page comes to life, so that it
 * costs nothing before. It is an ornament beside words.
 */
export function LazySeal({ seed, size }: { seed: Seed; size: number }) {
  const alive = useAlive()
  if (alive) return <Seal seed={seed} size={size} engrave />
  return (
    <svg
      aria-hidden="true"
      className="engraving"
      width={size}
      height={size}
      viewBox="-1000 -1000 2000 2000"
      fill="none"
      stroke="currentColor"
    >
      <circle r="960" strokeWidth="6" />
      <circle r="180" strokeWidth="6" />
    </svg>
  )
}
