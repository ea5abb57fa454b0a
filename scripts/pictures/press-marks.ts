import { brandKey } from '#content/brand-key.ts'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { brand } from '#content/brand.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { marksOf } from '#seals/marks/marks.ts'
import { marksText } from '#seals/marks/svg-text.ts'
import { pinnedFont } from './fonts.ts'
import { indexedPng, paletteOf, type Colour } from './indexed-png.ts'

/** A mark as one drawing: its size in units, and its SVG with `currentColor` in the place of the colour. */
export type Mark = { width: number; height: number; drawing: string }

/** What the site's own seal is drawn from. */
const seed = brandKey

/** Units of the seal's plane that are drawn, with a little air, on each side of its centre. */
const reach = 1_000

function sealMark(size: number, id: string): Mark {
  const drawing = `<g transform="translate(${reach} ${reach})" stroke="currentColor">${marksText(marksOf(seal(seed, size), id))}</g>`
  return { width: 2 * reach, height: 2 * reach, drawing }
}

/** The name in the display face as path data, and its extent. Sizes are in units of the plane. */
async function letters(fontSize: number) {
  const data = await pinnedFont('bodoni-moda', { wght: 500, opsz: 18 })
  const element = { type: 'div', key: null, props: { style: { fontSize, lineHeight: 2 }, children: brand.name } }
  const fonts = [{ name: 'display', data, weight: 500 as const }]
  const svg = await satori(element, { width: fontSize * brand.name.length, height: 2 * fontSize, fonts })
  const paths = [...svg.matchAll(/<path[^>]*? d="([^"]+)"/g)].map(([, d]) => d!)
  // The first number of a command is an x, the second a y: the face has curves and lines only, all of them absolute.
  const [xs, ys] = [0, 1].map((axis) =>
    paths.flatMap((d) => [...d.matchAll(/-?[\d.]+/g)].map(Number).filter((_, index) => index % 2 === axis)),
  ) as [number[], number[]]
  const d = paths.join('').replace(/-?[\d.]+/g, (number) => String(Math.round(Number(number) * 10) / 10))
  return { d, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** The marks of the press kit by name: the seal, its small cut, the name, and both side by side. */
export async function pressMarks(): Promise<Record<string, Mark>> {
  const name = await letters(1_000)
  const [width, height] = [name.right - name.left, name.bottom - name.top]
  const path = (x: number, y: number) =>
    `<path fill="currentColor" stroke="none" transform="translate(${Math.round(x - name.left)} ${Math.round(y - name.top)})" d="${name.d}"/>`
  // As in the bar of the site: the small seal, letters of three quarters of its height, a third of it between them.
  const side = 1_360
  const small = sealMark(39, 'lock')
  const beside = side + 400
  return {
    seal: sealMark(320, 'seal'),
    'seal-small': sealMark(39, 'small'),
    wordmark: { width: Math.ceil(width), height: Math.ceil(height), drawing: path(0, 0) },
    'lock-up': {
      width: Math.ceil(beside + width),
      height: side,
      drawing: `<g transform="scale(${side / (2 * reach)})">${small.drawing}</g>${path(beside, (side - height) / 2 + height * 0.1)}`,
    },
  }
}

/** A mark as an SVG file in one colour, on nothing. */
export function markSvg({ width, height, drawing }: Mark, colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width / 4}" height="${height / 4}" fill="none" color="${colour}">${drawing}</svg>\n`
}

/** How a picture looks: a colour on its ground, or with `bare` on nothing; the ground then only says what the edges fade into. */
export type Look = { colour: Colour; ground: Colour; bare?: true }

/** A mark as a picture `pixels` wide; one with a ground has the room around it that the mark needs. */
export function markPng({ width, height, drawing }: Mark, pixels: number, { colour, ground, bare }: Look): Buffer {
  const room = bare ? 0 : Math.round(height / 4)
  const [wide, high] = [width + 2 * room, height + 2 * room]
  const filled = `<path fill="${rgb(ground)}" stroke="none" d="M${-room - 1} ${-room - 1}h${wide + 2}v${high + 2}h${-wide - 2}z"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-room} ${-room} ${wide} ${high}" fill="none" color="${rgb(colour)}">${filled}${drawing}</svg>`
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: pixels }, font: { loadSystemFonts: false } }).render()
  return indexedPng(drawn.pixels, { width: drawn.width, palette: paletteOf(ground, [colour], 15), cover: bare })
}

const rgb = (colour: Colour) => `rgb(${colour.join()})`
