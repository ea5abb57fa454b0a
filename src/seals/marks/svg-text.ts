import type { Line } from '#seals/lines/line.ts'
import type { Seed } from '#seals/lines/random.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { marksOf, type Mark } from './marks.ts'

/** The seal of a seed as an SVG file, in the cut and stroke for `size` CSS pixels. */
export function sealSvg(seed: Seed, size: number, color = 'currentColor'): string {
  return svgOf(seal(seed, size), { size, color })
}

/** Lines as an SVG file of the whole plane. `id` begins the ids within, for files that are put together. */
export function svgOf(lines: Line[], { size, color, id = 'l' }: { size: number; color: string; id?: string }): string {
  const plane = `viewBox="-1000 -1000 2000 2000" width="${size}" height="${size}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${plane} fill="none" stroke="${color}">${marksText(marksOf(lines, id))}</svg>`
}

/** Marks as SVG text. */
export function marksText(marks: Mark[]): string {
  return marks.map(markText).join('')
}

function markText({ tag, attributes, children }: Mark): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${svgName(name)}="${value}"`)
  const open = `<${tag}${written.join('')}`
  return children.length > 0 ? `${open}>${marksText(children)}</${tag}>` : `${open}/>`
}

/** React's `strokeWidth` is `stroke-width` in a file; `pathLength` is camel case in both. */
function svgName(name: string): string {
  return name === 'strokeWidth' ? 'stroke-width' : name
}
