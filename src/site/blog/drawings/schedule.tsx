import type { FigureBlock } from '#site/blog/post/post.ts'

const [width, height, left, right, top, bottom] = [640, 320, 56, 20, 20, 44]

/**
 * What has vested over time: each row is a moment (its label) and a share in per cent, joined in their order by straight lines. A row
 * labelled `=` is the moment of the row before it, after a jump.
 */
export function drawSchedule(rows: FigureBlock['rows']) {
  const moment = (at: number) => rows.slice(1, at + 1).filter(({ label }) => label !== '=').length
  const last = Math.max(1, moment(rows.length - 1))
  const x = (at: number) => Math.round(left + (moment(at) / last) * (width - left - right))
  const y = (share: number) => Math.round(height - bottom - (share / 100) * (height - top - bottom))
  const anchor = (at: number) => (at === 0 ? 'start' : at === rows.length - 1 ? 'end' : 'middle')
  const marks = (
    <>
      {[0, 50, 100].map((share) => (
        <g key={share}>
          <path className="rule" d={`M${left} ${y(share)}H${width - right}`} />
          <text x={left - 10} y={y(share) + 5} textAnchor="end">
            {share} %
          </text>
        </g>
      ))}
      {rows.map(({ label }, at) =>
        label && label !== '=' ? (
          <g key={at}>
            <path d={`M${x(at)} ${height - bottom}v6`} />
            <text x={x(at)} y={height - 14} textAnchor={anchor(at)}>
              {label}
            </text>
          </g>
        ) : undefined,
      )}
      <path className="heavy" d={rows.map(({ value }, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('')} />
    </>
  )
  return { width, height, marks }
}
