import type { Line } from '#engraver/line.ts'
import { marksOf, type Mark } from '#engraver/marks.ts'

/** Engraves lines into a PDF, in the colour of its strokes and the units of its plane: what is repeated is written out. */
export function engrave(pdf: PDFKit.PDFDocument, lines: Line[]): void {
  const marks = marksOf(lines, 'l')
  const named = new Map<string, Mark>()
  const name = (mark: Mark) => {
    if (mark.attributes.id) named.set(`#${mark.attributes.id}`, mark)
    mark.children.forEach(name)
  }
  marks.forEach(name)
  for (const mark of marks) draw(pdf, mark, named)
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

type Matrix = [number, number, number, number, number, number]

/** The transforms that repeats are made of, as six numbers. */
function matrixOf(transform: string): Matrix {
  const [, name, inner] = /^(\w+)\((.*)\)$/.exec(transform)!
  const [first, second] = inner!.split(' ').map(Number) as [number, number?]
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0]
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0]
  const angle = (first * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
}
