import type { ReactNode } from 'react'
import type { FigureBlock } from '#site/blog/post/post.ts'
import { drawBars } from './bars.tsx'
import { drawSchedule } from './schedule.tsx'
import { drawSeals } from './seals.tsx'
import { drawTree } from './tree.tsx'

type Rows = FigureBlock['rows']

/** Every drawing a post may ask for, by its name; each is the inside of an `<svg>` and its size. */
const drawings: Readonly<Record<string, (rows: Rows) => { width: number; height: number; marks: ReactNode }>> = {
  bars: drawBars,
  schedule: drawSchedule,
  seals: drawSeals,
  'merkle-tree': drawTree,
}

/** A drawing with its caption. Nothing for a name nobody draws, and where its rows cannot be drawn. */
export function Drawing({ drawing, alt, caption, rows }: FigureBlock) {
  const drawn = tryToDraw(drawing, rows)
  if (!drawn) return undefined
  const { width, height, marks } = drawn
  return (
    <figure className="drawing">
      <div className="plate">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made here is not a file */}
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt} fill="none" stroke="currentColor">
          {marks}
        </svg>
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function tryToDraw(name: string, rows: Rows) {
  const draw = Object.hasOwn(drawings, name) ? drawings[name] : undefined
  try {
    return rows.length > 0 ? draw?.(rows) : undefined
  } catch {
    // Editors may write anything into a row, such as an address that is none.
    return undefined
  }
}
