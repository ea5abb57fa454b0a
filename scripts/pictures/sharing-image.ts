import { colours } from '#content/colours.ts'
import { brandKey } from '#content/brand-key.ts'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { laceThreads, tile } from '#seals/lines/lace-lines.ts'
import type { Line } from '#seals/lines/line.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { marksOf } from '#seals/marks/marks.ts'
import { marksText } from '#seals/marks/svg-text.ts'
import { pinnedFont } from './fonts.ts'
import { rgbOf } from './press-colours.ts'
import { indexedPng, paletteOf, type Colour } from './indexed-png.ts'

/** Pixels of a sharing image, and of the lace from its edge. */
const [width, height, margin] = [1200, 630, 40]

const [paper, ink, text] = [colours.paper, colours.ink, colours.text].map(({ day }) => rgbOf(day)) as [
  Colour,
  Colour,
  Colour,
]

/** What stands on a sharing image. `path` is what its seal is drawn from. */
export type SharingWords = { path: string; heading: string; site: string; host: string | undefined }

type Fonts = Awaited<ReturnType<typeof sharingFonts>>

/** The fonts of sharing images, at the sizes they are set in. */
export async function sharingFonts() {
  return [
    { name: 'display', data: await pinnedFont('bodoni-moda', { wght: 500, opsz: 30 }), weight: 500 as const },
    { name: 'mono', data: await pinnedFont('spline-sans-mono', { wght: 500 }), weight: 500 as const },
  ]
}

/** A page's sharing image as SVG: a certificate with the page's heading and seal. */
export async function sharingSvg({ path, heading, site, host }: SharingWords, fonts: Fonts): Promise<string> {
  const place = { x: 112, y: 104, width: 560, height: 422 }
  const set = await satori(textOf({ heading, site, host }, { width: place.width, height: place.height }), {
    ...place,
    fonts,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
<rect width="100%" height="100%" fill="${rgb(paper)}"/>
<g stroke="${rgb(ink)}">${border()}
${drawn(seal(path, 380), 'seal', { x: 868, y: 315, scale: 0.222 })}
${drawn(seal(brandKey, 64), 'logo', { x: 144, y: 136, scale: 0.032 })}
</g>
<svg x="${place.x}" y="${place.y}">${set}</svg>
</svg>`
}

/** The picture of a sharing image. Four steps of each ink keep it near 40 kB, a third of what full colour takes. */
export function sharingPng(svg: string): Buffer {
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return indexedPng(pixels, { width, palette: paletteOf(paper, [ink, text], 4) })
}

function rgb(colour: Colour): string {
  return `rgb(${colour.join()})`
}

function drawn(lines: Line[], id: string, { x, y, scale }: { x: number; y: number; scale: number }): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${marksText(marksOf(lines, id))}</g>`
}

/** Lace on four sides, the inner rule, and a seal on every joint. */
function border(): string {
  const [high, wide] = [tile.height / 10, tile.width / 10]
  const strip = `<g transform="translate(0 ${high / 2}) scale(.1)">${marksText(marksOf([laceThreads()], 'lace'))}<path d="M0-124h480M0 124h480" stroke-width="12"/></g>`
  const [right, bottom] = [width - margin, height - margin]
  const corners = [
    [margin + 13, margin + 13],
    [right - 13, margin + 13],
    [margin + 13, bottom - 13],
    [right - 13, bottom - 13],
  ]
  return `<pattern id="h" width="${wide}" height="${high}" patternUnits="userSpaceOnUse">${strip}</pattern>
<g stroke="none" fill="url(#h)">
<rect width="${width - 2 * margin}" height="${high}" transform="translate(${margin} ${margin})"/>
<rect width="${width - 2 * margin}" height="${high}" transform="translate(${margin} ${bottom - high})"/>
<rect width="${height - 2 * margin}" height="${high}" transform="translate(${margin + high} ${margin}) rotate(90)"/>
<rect width="${height - 2 * margin}" height="${high}" transform="translate(${right} ${margin}) rotate(90)"/>
</g>
<rect x="${margin + 34.5}" y="${margin + 34.5}" width="${width - 2 * margin - 69}" height="${height - 2 * margin - 69}" stroke-opacity=".6"/>
${corners.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="39" stroke="none" fill="${rgb(paper)}"/><use href="#corner" x="${x}" y="${y}"/>`).join('')}
<defs><g id="corner">${drawn(seal('key', 74), 'key', { x: 0, y: 0, scale: 0.037 })}</g></defs>`
}

/** Satori's tree: the name of the site above, the heading in the middle, the host below. */
function textOf({ heading, site, host }: Omit<SharingWords, 'path'>, size: { width: number; height: number }) {
  const fontSize = heading.length > 34 ? 56 : heading.length > 16 ? 72 : 92
  const column = { ...size, flexDirection: 'column', justifyContent: 'space-between' }
  return box({ ...column, color: rgb(text), fontFamily: 'display' }, [
    box({ fontSize: 36, height: 64, alignItems: 'center', paddingLeft: 82 }, site),
    box({ fontSize, lineHeight: 1.06, letterSpacing: '-0.02em', maxWidth: 500 }, heading),
    box({ fontSize: 22, fontFamily: 'mono', color: rgb(ink) }, host ?? ''),
  ])
}

function box(style: Record<string, string | number>, children: unknown) {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}
