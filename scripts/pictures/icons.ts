import { colours } from '#content/colours.ts'
import { brandKey } from '#content/brand-key.ts'
import { Resvg } from '@resvg/resvg-js'
import { seal } from '#seals/lines/seal-lines.ts'
import { marksOf } from '#seals/marks/marks.ts'
import { marksText, sealSvg } from '#seals/marks/svg-text.ts'
import { rgbOf } from './press-colours.ts'
import { indexedPng, paletteOf } from './indexed-png.ts'

/** What the site's own seal is drawn from. */
const mark = brandKey

/** The tab's icon: one braid, two edges, in the ink of the visitor's colour scheme. */
export function faviconSvg(): string {
  const ink = `svg{stroke:${colours.ink.day}}@media(prefers-color-scheme:dark){svg{stroke:${colours.ink.night}}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1000 -1000 2000 2000" fill="none"><style>${ink}</style>${marksText(marksOf(seal(mark, 24), 'l'))}</svg>`
}

/** The press kit's mark: the full seal in the accent. */
export function logoSvg(): string {
  return sealSvg(mark, 320, colours.ink.day)
}

/** An `.ico` of the same braid in 16, 32 and 48 px, for browsers and readers that ask for nothing else. */
export function faviconIco(): Buffer {
  const images = [16, 32, 48].map((size) => ({
    size,
    png: picture(sealSvg(mark, Math.min(size, 39), colours.ink.day), size),
  }))
  const header = Buffer.from([0, 0, 1, 0, images.length, 0])
  let offset = header.length + 16 * images.length
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)])
}

/** The icon of a home screen: the small cut on paper, 180 px, with room for rounded corners. */
export function touchIcon(): Buffer {
  const drawn = marksText(marksOf(seal(mark, 76), 'l'))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1300 -1300 2600 2600" fill="none" stroke="${colours.ink.day}"><path fill="${colours.paper.day}" stroke="none" d="M-1300-1300h2600v2600h-2600z"/>${drawn}</svg>`
  const { pixels, width } = rendered(svg, 180)
  return indexedPng(pixels, { width, palette: paletteOf(rgbOf(colours.paper.day), [rgbOf(colours.ink.day)], 9) })
}

function picture(svg: string, size: number): Buffer {
  return rendered(svg, size).asPng()
}

function rendered(svg: string, size: number) {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render()
}
