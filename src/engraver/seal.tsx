import { Engraving, type EngravingProps } from './engraving.tsx'
import { stateOf, type Seed } from './random.ts'
import { cutFor, seal } from './seal-lines.ts'

/** The seal of a seed: one picture from 96 px on, simpler ones below 96 and below 40. */
export function Seal({ seed, ...props }: { seed: Seed } & EngravingProps) {
  const name = `${cutFor(props.size)}-${stateOf(seed).toString(36)}`
  return <Engraving lines={seal(seed, props.size)} name={name} {...props} />
}
