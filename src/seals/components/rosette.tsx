import type { Seed } from '#seals/lines/random.ts'
import { home, rosette } from '#seals/lines/rosette-lines.ts'
import { Engraving, type EngravingProps } from './engraving.tsx'
import { Medallion } from './medallion.tsx'

/** The large seal of a page, by default 1000 px wide; the home page's without a seed. */
export function Rosette({ seed = home, size = 1000, ...props }: { seed?: Seed } & Partial<EngravingProps>) {
  return (
    <Engraving lines={rosette(seed)} size={size} {...props}>
      <Medallion />
    </Engraving>
  )
}
