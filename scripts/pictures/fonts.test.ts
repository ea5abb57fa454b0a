import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildFonts, letters, pinnedFont, typefaces, type Typeface } from './fonts.ts'

const folder = join(import.meta.dirname, '../../src/ui/fonts')
const css = readFileSync(join(folder, 'fonts.css'), 'utf8')
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map((match) => match[1]!)

/** The code points of a `unicode-range`. */
function pointsOf(face: string): number[] {
  return [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first, last = first]) => {
    const [from, to] = [Number.parseInt(first!, 16), Number.parseInt(last!, 16)]
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

beforeAll(buildFonts)

test('the fonts a page waits for weigh at most 50 kB', () => {
  const sizes = Object.keys(typefaces).map((name) => statSync(join(folder, `generated/${name}.woff2`)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(50_000)
})

test.each(Object.keys(typefaces))(
  '%s is asked for by exactly the letters it holds, its Latin by what it holds beyond ASCII',
  (name) => {
    const [own, latin] = [`${name}.woff2`, `${name}-latin.woff2`].map((file) =>
      faces.findIndex((face) => face.includes(`/${file}`)),
    )
    expect(pointsOf(faces[own!]!)).toEqual([...letters].map((letter) => letter.codePointAt(0)!))
    const ranges = createRequire(import.meta.url)(`@fontsource-variable/${name}/unicode.json`) as { latin: string }
    const held = pointsOf(`unicode-range: ${ranges.latin}`)
    // The last two, a mark of byte order and a replacement, are no letters.
    expect(pointsOf(faces[latin!]!)).toEqual(held.filter((point) => point > 0xa0).slice(0, -2))
    // Where both name a letter, the browser takes the face that stands later.
    expect(own).toBeGreaterThan(latin!)
  },
)

/** How often letters stand in a thousand of English, spaces included: what a line's width is made of. */
const frequencies = Object.entries({
  ' ': 180,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  i: 57,
  n: 57,
  s: 53,
  r: 50,
  h: 50,
  l: 33,
  d: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 18,
  y: 16,
  w: 17,
  g: 16,
  p: 15,
  b: 13,
  v: 8,
  k: 6,
  ',': 10,
  '.': 10,
})

/** Average widths of the fallbacks in em, by these frequencies; measured on the Liberation fonts, which are as wide. */
const fallbacks = { times: 0.39598, arial: 0.43716, arialBold: 0.4724, courier: 0.6001 }

test.each([
  ['Bodoni Fallback', 'bodoni-moda', { wght: 500, opsz: 28 }, 'times'],
  ['Instrument Fallback', 'instrument-sans', { wght: 400 }, 'arial'],
  ['Instrument Fallback', 'instrument-sans', { wght: 600 }, 'arialBold'],
  ['Spline Fallback', 'spline-sans-mono', { wght: 500 }, 'courier'],
] as const)('%s is as wide and as high as %s at %o', async (family, name, axes, fallback) => {
  const { width, ascent, descent } = metricsOf(await pinnedFont(name as Typeface, axes))
  const size = width / fallbacks[fallback]
  const weighed = faces.filter((face) => face.includes(`'${family}'`))
  const face = weighed[fallback === 'arialBold' ? 1 : 0]!
  const figure = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)![1])

  expect(figure('size-adjust')).toBeCloseTo(100 * size, 0)
  expect(figure('ascent-override')).toBeCloseTo((100 * ascent) / size, 0)
  expect(figure('descent-override')).toBeCloseTo((100 * descent) / size, 0)
})

/** Average width by the frequencies, ascent and descent of a TrueType font, in em. */
function metricsOf(font: Buffer) {
  const tables = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index).map((at) => [
      font.toString('latin1', at, at + 4),
      font.readUInt32BE(at + 8),
    ]),
  )
  const [head, hhea, hmtx] = ['head', 'hhea', 'hmtx'].map((tag) => tables.get(tag)!) as [number, number, number]
  const unit = font.readUInt16BE(head + 18)
  const last = font.readUInt16BE(hhea + 34) - 1
  const glyph = glyphsOf(font, tables.get('cmap')!)
  const advance = (letter: string) => font.readUInt16BE(hmtx + 4 * Math.min(glyph(letter.codePointAt(0)!), last))
  const total = frequencies.reduce((sum, [, often]) => sum + often, 0)
  return {
    width: frequencies.reduce((sum, [letter, often]) => sum + often * advance(letter), 0) / total / unit,
    ascent: font.readInt16BE(hhea + 4) / unit,
    descent: -font.readInt16BE(hhea + 6) / unit,
  }
}

/** The glyph of a code point, by the font's table of segments (format 4). */
function glyphsOf(font: Buffer, cmap: number) {
  const formats = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  )
  const table = formats.find((at) => font.readUInt16BE(at) === 4)!
  const double = font.readUInt16BE(table + 6)
  return (point: number): number => {
    for (let at = table + 14; ; at += 2) {
      if (font.readUInt16BE(at) < point) continue
      const [start, delta, offset] = [at + double + 2, at + 2 * double + 2, at + 3 * double + 2]
      const [first, range] = [font.readUInt16BE(start), font.readUInt16BE(offset)]
      const glyph = range === 0 ? point : font.readUInt16BE(offset + range + 2 * (point - first))
      return (glyph + font.readUInt16BE(delta)) & 0xffff
    }
  }
}
