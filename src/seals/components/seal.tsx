import type { Seed } from '#seals/lines/random.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { Engraving, type EngravingProps } from './engraving.tsx'

/** The seal of a seed: one picture from 96 px on, simpler ones below 96 and below 40. */
export function Seal({ seed, ...props }: { seed: Seed } & EngravingProps) {
  return <Engraving lines={seal(seed, props.size)} {...props} />
}
