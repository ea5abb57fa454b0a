import { useId } from 'react'

/** How densely an area is ruled; the densest is what the picture is about. */
export type Tone = 'light' | 'even' | 'dense'

/** What is ruled: a closed path within a square of side 1, y downwards. */
export type PlotArea = { tone: Tone; path: string }

/** An upright line at a share of the width, with its name above it. */
export type PlotMark = { at: number; label: string; kind?: 'bold' | 'dashed' }

type PlotProps = {
  title: string
  /** The picture in words. */
  says: string
  areas: readonly PlotArea[]
  /** The line above the areas, within a square of side 1000, y downwards. */
  outline: string
  marks: readonly PlotMark[]
  /** Names below the ground, at shares of the width; `wide`: left out on small screens. */
  ticks: readonly { at: number; label: string; wide?: boolean }[]
}

const plane = { height: 300, foot: 28, row: 18 }
const pitches: Record<Tone, { pitch: number; width: number }> = {
  light: { pitch: 9, width: 0.8 },
  even: { pitch: 5, width: 1.1 },
  dense: { pitch: 3.2, width: 1.7 },
}

/**
 * A picture of something over something, as wide as its place and always of the same height: its letters keep their size. It is one
 * picture to assistive technology. What is moved on it is moved by the sliders below it.
 */
export function Plot({ title, says, areas, outline, marks, ticks }: PlotProps) {
  const id = useId()
  const top = plane.row * marks.length + 8
  const ground = top + plane.height
  const tones = [...new Set(areas.map(({ tone }) => tone))]
  return (
    <svg
      className="plot"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not take the page's colours
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      width="100%"
      height={ground + plane.foot}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{says}</desc>
      {tones.map((tone) => (
        <Ruling key={tone} id={`${id}${tone}`} tone={tone} />
      ))}
      {areas.map(({ tone, path }, index) => (
        <g key={tone + path}>
          <clipPath id={`${id}a${index}`} clipPathUnits="objectBoundingBox">
            <path d={path} />
          </clipPath>
          <rect
            y={top}
            width="100%"
            height={plane.height}
            fill={`url(#${id}${tone})`}
            clipPath={`url(#${id}a${index})`}
          />
        </g>
      ))}
      <svg y={top} width="100%" height={plane.height} viewBox="0 0 1000 1000" preserveAspectRatio="none">
        <path className="plot-outline" vectorEffect="non-scaling-stroke" d={outline} />
      </svg>
      <line className="plot-ground" x2="100%" y1={ground} y2={ground} />
      {ticks.map(({ at, label, wide }) => (
        <g key={label} className={wide ? 'plot-wide' : undefined}>
          <line className="plot-ground" x1={share(at)} x2={share(at)} y1={ground} y2={ground + 5} />
          <text x={share(at)} y={ground + 20} textAnchor={anchor(at)}>
            {label}
          </text>
        </g>
      ))}
      {marks.map(({ at, label, kind = 'bold' }, row) => (
        <g key={label}>
          <line className={`plot-${kind}`} x1={share(at)} x2={share(at)} y1={plane.row * row + 16} y2={ground} />
          <text x={share(at)} y={plane.row * row + 12} textAnchor={anchor(at)}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Ruling({ id, tone }: { id: string; tone: Tone }) {
  const { pitch, width } = pitches[tone]
  return (
    <pattern id={id} width="8" height={pitch} patternUnits="userSpaceOnUse">
      <rect className="plot-line" width="8" height={width} />
    </pattern>
  )
}

const share = (at: number) => `${Number((at * 100).toFixed(2))}%`

/** Names near an end lean inwards. */
const anchor = (at: number) => (at < 0.12 ? 'start' : at > 0.88 ? 'end' : 'middle')
