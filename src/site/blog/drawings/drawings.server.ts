import { markup, type SafeHtml } from '#core/text/html.server.ts'
import type { FigureBlock } from '#site/blog/post/post.ts'
import { drawBars } from './draw-bars.server.ts'
import { drawSchedule } from './draw-schedule.server.ts'
import { drawSeals } from './draw-seals.server.ts'
import { drawTree } from './draw-tree.server.ts'

type Rows = FigureBlock['rows']

/** Every drawing a post may ask for, by its name; each is the inside of an `<svg>` and its size. */
const drawings: Readonly<Record<string, (rows: Rows) => { width: number; height: number; marks: SafeHtml }>> = {
  bars: drawBars,
  schedule: drawSchedule,
  seals: drawSeals,
  'merkle-tree': drawTree,
}

/** A drawing with its caption. Nothing for a name nobody draws, and where its rows cannot be drawn. */
export function drawingHtml({ drawing, alt, caption, rows }: FigureBlock): SafeHtml | undefined {
  const drawn = tryToDraw(drawing, rows)
  if (!drawn) return undefined
  const { width, height, marks } = drawn
  return markup`<figure class="drawing"><div class="plate"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${alt}" fill="none" stroke="currentColor">${marks}</svg></div>${
    caption && markup`<figcaption>${caption}</figcaption>`
  }</figure>`
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
