import { useId } from 'react'
import { laceThreads, tile } from '#seals/lines/lace-lines.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { Marks } from '#seals/marks/marks-drawn.tsx'
import { marksOf } from '#seals/marks/marks.ts'

const size = { width: tile.width / 10, height: tile.height / 10, patternUnits: 'userSpaceOnUse' } as const

/** The four corners of a box, as lengths of an SVG. */
const corners = ['0 0', '100% 0', '0 100%', '100% 100%'].map((at) => at.split(' ') as [string, string])

/** A border of lace, 26 px, around its box: four strips of one pattern, and a small seal on every joint. */
export function Lace({ className }: { className?: string }) {
  const id = `lace${useId()}`
  return (
    <svg aria-hidden="true" className={className ? `lace ${className}` : 'lace'} width="100%" height="100%">
      <pattern id={id} {...size}>
        <g fill="none" stroke="currentColor" transform={`translate(0 ${size.height / 2}) scale(.1)`}>
          <Marks marks={marksOf([laceThreads()], `${id}t`)} />
          <path d="M0-124h480M0 124h480" strokeWidth="12" />
        </g>
      </pattern>
      <pattern id={`${id}v`} href={`#${id}`} patternTransform="rotate(90)" />
      <rect width="100%" height={size.height} fill={`url(#${id})`} />
      <svg y="100%" overflow="visible">
        <rect y={-size.height} width="100%" height={size.height} fill={`url(#${id})`} />
      </svg>
      <rect width={size.height} height="100%" fill={`url(#${id}v)`} />
      <svg x="100%" overflow="visible">
        <rect x={-size.height} width={size.height} height="100%" fill={`url(#${id}v)`} />
      </svg>
      <defs>
        <g id={`${id}c`} className="lace-corner" stroke="currentColor">
          <circle r="1060" stroke="none" />
          <Marks marks={marksOf(seal('key', 74), `${id}s`)} />
        </g>
      </defs>
      {corners.map(([x, y]) => (
        <svg key={x + y} x={x} y={y} overflow="visible">
          <use href={`#${id}c`} x={x === '0' ? 13 : -13} y={y === '0' ? 13 : -13} />
        </svg>
      ))}
    </svg>
  )
}
