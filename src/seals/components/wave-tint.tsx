import { useId } from 'react'
import { waveSheet, type Sheet } from '#seals/lines/wave-lines.ts'
import { Marks } from '#seals/marks/marks-drawn.tsx'
import { marksOf } from '#seals/marks/marks.ts'

/** The tints there are. After as many waves as move one length sideways, the same waves come again: that far a tile reaches. */
const tints = {
  hero: { length: 520, amplitude: 44, step: [13, 13], width: 520, height: 520, stroke: 140 },
  certificate: { length: 300, amplitude: 26, step: [-10, 10], width: 300, height: 300, stroke: 130 },
} as const satisfies Record<string, Sheet>

/** Watered silk behind a page's head or a certificate, filling its box in the current colour. */
export function WaveTint({ kind = 'hero', className }: { kind?: keyof typeof tints; className?: string }) {
  const id = `tint-${kind}${useId()}`
  const { width, height } = tints[kind]
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%">
      <pattern id={id} width={width / 2} height={height / 2} patternUnits="userSpaceOnUse">
        <g transform="scale(.5)" fill="none" stroke="currentColor">
          <Marks marks={marksOf([waveSheet(tints[kind])], id)} />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
