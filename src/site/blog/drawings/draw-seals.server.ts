import { markup, SafeHtml } from '#core/text/html.server.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { marksOf } from '#seals/marks/marks.ts'
import { marksText } from '#seals/marks/svg-text.ts'
import type { FigureBlock } from '#site/blog/post/post.ts'

/** More would outweigh the words around them. */
const most = 3

/** The seals of the labels, in a row, each with its label below. */
export function drawSeals(rows: FigureBlock['rows']) {
  const shown = rows.slice(0, most)
  const each = 640 / shown.length
  const marks = shown.map(({ label }, at) => {
    // The engraver draws numbers only: its text is markup already.
    const lines = new SafeHtml(marksText(marksOf(seal(label, 36), `seal-${at}`)))
    return markup`<g transform="translate(${Math.round(each * (at + 0.5))} 90) scale(.07)">${lines}</g><text x="${Math.round(each * (at + 0.5))}" y="190" text-anchor="middle">${label}</text>`
  })
  return { width: 640, height: 204, marks: markup`${marks}` }
}
