import { figure } from '#core/text/figure.ts'
import type { FigureBlock } from '#site/blog/post/post.ts'

const [width, row, start] = [640, 44, 250]

/** Values side by side: the length of a hatched bar is the value, which is written behind it. */
export function drawBars(rows: FigureBlock['rows']) {
  const most = Math.max(...rows.map(({ value }) => value), 1)
  const length = (value: number) => Math.max(2, Math.round((value / most) * (width - start - 90)))
  const marks = (
    <>
      <defs>
        <pattern id="hatching" width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 1h4" />
        </pattern>
      </defs>
      {rows.map(({ label, value }, at) => {
        const y = at * row + 8
        return (
          <g key={at}>
            <text x={start - 12} y={y + 19} textAnchor="end">
              {label}
            </text>
            <rect className="hatch" x={start} y={y} width={length(value)} height="28" />
            <text className="value" x={start + length(value) + 10} y={y + 19}>
              {figure(value)}
            </text>
          </g>
        )
      })}
    </>
  )
  return { width, height: rows.length * row + 8, marks }
}
