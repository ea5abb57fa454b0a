import { useId } from 'react'
import { waveSheet, type Sheet } from '#seals/lines/wave-lines.ts'
import { Marks } from '#seals/marks/marks-drawn.tsx'
import { marksOf } from '#seals/marks/marks.ts'

/** The tints there are. Both cover more than they are shown on; the rest is clipped. */
const tints = {
  hero: { length: 520, amplitude: 44, step: [14, 13], width: 4000, height: 2000, stroke: 140 },
  certificate: { length: 300, amplitude: 26, step: [-10, 10], width: 2500, height: 1800, stroke: 130 },
} as const satisfies Record<string, Sheet>

/** Watered silk behind a page's head or a certificate, filling its box in the current colour. */
export function WaveTint({ kind = 'hero', className }: { kind?: keyof typeof tints; className?: string }) {
  const id = `tint-${kind}${useId()}`
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%" fill="none" stroke="currentColor">
      <g transform="scale(.5)">
        <Marks marks={marksOf([waveSheet(tints[kind])], id)} />
      </g>
    </svg>
  )
}
