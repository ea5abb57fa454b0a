import { seal } from '#seals/lines/seal-lines.ts'
import { Marks } from '#seals/marks/marks-drawn.tsx'
import { marksOf } from '#seals/marks/marks.ts'
import type { FigureBlock } from '#site/blog/post/post.ts'

/** More would outweigh the words around them. */
const most = 3

/** The seals of the labels, in a row, each with its label below. */
export function drawSeals(rows: FigureBlock['rows']) {
  const shown = rows.slice(0, most)
  const middle = (at: number) => Math.round((640 / shown.length) * (at + 0.5))
  const marks = shown.map(({ label }, at) => (
    <g key={at}>
      <g transform={`translate(${middle(at)} 90) scale(.07)`}>
        <Marks marks={marksOf(seal(label, 36), `seal-${at}`)} />
      </g>
      <text x={middle(at)} y="190" textAnchor="middle">
        {label}
      </text>
    </g>
  ))
  return { width: 640, height: 204, marks }
}
