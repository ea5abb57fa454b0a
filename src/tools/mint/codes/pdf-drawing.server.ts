import type { Line } from '#seals/lines/line.ts'
import { marksOf, type Mark } from '#seals/marks/marks.ts'
import { marksByName, matrixOf } from '#seals/marks/written-marks.ts'
import { number } from './pdf-file.server.ts'

/** Engraved lines in the operators of PDF: what is repeated is written out. */
export function pdfLines(lines: Line[]): string {
  const marks = marksOf(lines, 'l')
  return marks.map((mark) => drawn(mark, marksByName(marks))).join('')
}

/** The path data of an engraving or a QR code in the operators of PDF, without the one that paints it. */
export function pdfPath(d: string): string {
  let at = { x: 0, y: 0 }
  let handle = { x: 0, y: 0 }
  let out = ''
  for (const [, command, rest] of d.matchAll(/([Mmcshvz])([^Mmcshvz]*)/g)) {
    const numbers = (rest!.match(/-?[\d.]+/g) ?? []).map(Number)
    const move = (x: number, y: number, operator: string) => {
      at = handle = { x, y }
      out += `${number(x)} ${number(y)} ${operator} `
    }
    const curve = (dx1: number, dy1: number, [dx2, dy2, dx, dy]: number[]) => {
      const ends = [at.x + dx1, at.y + dy1, at.x + dx2!, at.y + dy2!, at.x + dx!, at.y + dy!]
      handle = { x: ends[2]!, y: ends[3]! }
      at = { x: ends[4]!, y: ends[5]! }
      out += `${ends.map(number).join(' ')} c `
    }
    if (command === 'M') move(numbers[0]!, numbers[1]!, 'm')
    if (command === 'm') move(at.x + numbers[0]!, at.y + numbers[1]!, 'm')
    if (command === 'h') move(at.x + numbers[0]!, at.y, 'l')
    if (command === 'v') move(at.x, at.y + numbers[0]!, 'l')
    if (command === 'z') out += 'h '
    if (command === 'c')
      for (let i = 0; i < numbers.length; i += 6) curve(numbers[i]!, numbers[i + 1]!, numbers.slice(i + 2, i + 6))
    // The first handle of the short form is that of the curve before, mirrored.
    if (command === 's')
      for (let i = 0; i < numbers.length; i += 4) curve(at.x - handle.x, at.y - handle.y, numbers.slice(i, i + 4))
  }
  return out
}

function drawn({ tag, attributes, children }: Mark, named: ReadonlyMap<string, Mark>): string {
  const width = attributes.strokeWidth === undefined ? '' : `${attributes.strokeWidth} w `
  if (tag === 'path') return `${width}${pdfPath(String(attributes.d))}S\n`
  const inner =
    tag === 'use'
      ? drawn(named.get(String(attributes.href))!, named)
      : children.map((child) => drawn(child, named)).join('')
  if (attributes.transform === undefined) return width + inner
  return `q ${matrixOf(String(attributes.transform)).map(number).join(' ')} cm ${width}${inner}Q\n`
}
