import { matrixOf } from '#seals/marks/written-marks.ts'
import type { Block } from '#site/library/documents/document.ts'
import { drawnOf, type Drawn } from '#site/library/documents/drawn-marks.ts'
import type { PdfFace } from './pdf-lines.server.ts'
import { printed, measure, paper, type Sheet } from './pdf-sheet.server.ts'

/** How wide a drawing is printed, in points, and its finest line in its own units. */
const [width, hair] = [350, 0.6]

const { edge } = printed

/** What `drawings.css` says of strokes: the dashes of a broad stroke are its tone. */
const dashes: Record<string, [line: number, gap: number]> = {
  dense: [hair * 1.6, hair * 1.4],
  even: [hair, hair * 2],
  light: [hair, hair * 5],
  dots: [1, 3],
}

const letters: Record<string, { face: PdfFace; size: number; colour: string }> = {
  say: { face: 'text', size: 9.35, colour: printed.soft },
  name: { face: 'strong', size: 9.35, colour: printed.text },
  title: { face: 'display', size: 28, colour: printed.text },
}
const plain = { face: 'mono', size: 9.35, colour: printed.text } as const

/** Sets a drawing of a service in lines, with its description for those who do not see it, and its caption below. */
export function setDrawing(sheet: Sheet, { html, says, caption }: Extract<Block, { kind: 'drawing' }>): void {
  const { pdf } = sheet
  const svg = drawnOf(html)
  const [, , units, height] = svg.attributes.viewBox!.split(' ').map(Number) as [number, number, number, number]
  const scale = width / units
  const style = { tag: 'Caption', face: 'text', size: 8.5, leading: 12, after: 12, colour: printed.soft } as const
  const below = sheet.lines([{ text: caption }], { ...style, width: measure }).length * style.leading
  sheet.need(height * scale + below + 12)
  const figure = pdf.struct('Figure', { alt: says })
  sheet.root.add(figure)
  const content = pdf.markStructureContent('Figure')
  pdf
    .save()
    .translate(paper.left, sheet.y + 6)
    .scale(scale)
  const byName = new Map<string, Drawn>()
  const learn = (element: Drawn) => {
    if (element.attributes.id) byName.set(`#${element.attributes.id}`, element)
    element.children.forEach(learn)
  }
  learn(svg)
  pdf.lineWidth(hair)
  for (const child of svg.children) set(sheet, child, byName)
  pdf.restore()
  pdf.endMarkedContent()
  figure.add(content)
  figure.end()
  sheet.y += height * scale + 12
  sheet.paragraph([{ text: caption }], style)
}

function set(
  sheet: Sheet,
  { tag, attributes, children, text }: Drawn,
  byName: ReadonlyMap<string, Drawn>,
  outer?: string,
): void {
  if (tag === 'title' || tag === 'desc') return
  const { pdf } = sheet
  const number = (name: string) => Number(attributes[name] ?? 0)
  const kind = attributes.class ?? ''
  const anchor = attributes['text-anchor'] ?? outer
  pdf.save()
  for (const [one] of (attributes.transform ?? '').matchAll(/\w+\([^)]*\)/g)) pdf.transform(...matrixOf(one))
  if (attributes['stroke-width']) pdf.lineWidth(number('stroke-width'))
  if (tag === 'text') letter(sheet, { text, kind, x: number('x'), y: number('y'), anchor })
  else if (tag === 'use') {
    pdf.translate(number('x'), number('y'))
    set(sheet, byName.get(attributes.href!)!, byName)
  } else if (tag === 'path' || tag === 'circle') {
    if (tag === 'path') pdf.path(attributes.d!)
    else pdf.circle(number('cx'), number('cy'), number('r'))
    pdf.strokeColor(kind === 'edge' ? edge : printed.ink)
    if (kind === 'bold') pdf.lineWidth(2 * hair)
    const dash = dashes[kind]
    if (dash) pdf.dash(dash[0], { space: dash[1] })
    if (kind === 'bare') pdf.fillAndStroke('#ffffff', printed.ink)
    else if (kind === 'solid') pdf.fillAndStroke(printed.ink, printed.ink)
    else pdf.stroke()
  } else for (const child of children) set(sheet, child, byName, anchor)
  pdf.restore()
}

type Letters = { text: string; kind: string; x: number; y: number; anchor: string | undefined }

/** A label, on a ground of its own where it lies on lines. */
function letter(sheet: Sheet, { text, kind, x, y, anchor }: Letters): void {
  const { face, size, colour } = letters[kind] ?? plain
  const wide = sheet.widthOf(text, face, size)
  const left = anchor === 'middle' ? x - wide / 2 : anchor === 'end' ? x - wide : x
  sheet.pdf.rect(left - 1, y - size * 0.45, wide + 2, size * 0.9).fill('#ffffff')
  sheet.pdf.font(face, size).fillColor(colour)
  sheet.pdf.text(text, left, y + size * 0.34, { lineBreak: false, baseline: 'alphabetic' })
}
