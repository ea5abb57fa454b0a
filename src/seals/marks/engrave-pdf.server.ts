import type { Line } from '#seals/lines/line.ts'
import { marksOf, type Mark } from './marks.ts'
import { marksByName, matrixOf } from './written-marks.ts'

/** Engraves lines into a PDF, in the colour of its strokes and the units of its plane: what is repeated is written out. */
export function engrave(pdf: PDFKit.PDFDocument, lines: Line[]): void {
  const marks = marksOf(lines, 'l')
  for (const mark of marks) draw(pdf, mark, marksByName(marks))
}

function draw(pdf: PDFKit.PDFDocument, { tag, attributes, children }: Mark, named: ReadonlyMap<string, Mark>): void {
  pdf.save()
  const { transform, strokeWidth, d, href } = attributes
  if (transform !== undefined) pdf.transform(...matrixOf(String(transform)))
  if (strokeWidth !== undefined) pdf.lineWidth(Number(strokeWidth))
  if (tag === 'path') pdf.path(String(d)).stroke()
  else if (tag === 'use') draw(pdf, named.get(String(href))!, named)
  else for (const child of children) draw(pdf, child, named)
  pdf.restore()
}
