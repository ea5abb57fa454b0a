import { Engraving, type EngravingProps } from './engraving.tsx'
import type { Seed } from './random.ts'
import { seal } from './seal-lines.ts'

/** The seal of a seed: one picture from 96 px on, simpler ones below 96 and below 40. */
export function Seal({ seed, ...props }: { seed: Seed } & EngravingProps) {
  return <Engraving lines={seal(seed, props.size)} {...props} />
}
