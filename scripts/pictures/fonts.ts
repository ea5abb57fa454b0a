import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const generated = join(import.meta.dirname, '../../src/ui/fonts/generated')
const { resolve } = createRequire(import.meta.url)

/** What our own words need: ASCII, the signs a typesetter adds, and the letters of `languageNames`. Anything else comes from the second file. */
export const letters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0§©°·×çéêñü–—‘’“”…€−`

type Axes = Record<string, number | { min: number; max: number }>

/** The three typefaces, from Fontsource, each cut down to the axes the pages use. */
export const typefaces = {
  'bodoni-moda': { source: 'bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2', axes: { wght: 500 } },
  'instrument-sans': {
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
  'spline-sans-mono': {
    source: 'spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
    axes: { wght: 500 },
  },
} as const satisfies Record<string, { source: string; axes: Axes }>

export type Typeface = keyof typeof typefaces

/** The bytes of a typeface as its package ships them. */
async function sourceOf(name: Typeface): Promise<Buffer> {
  return readFile(resolve(`@fontsource-variable/${typefaces[name].source}`))
}

/** A typeface at one point of its axes, as TrueType: what programs read that know neither WOFF2 nor axes. */
export async function pinnedFont(name: Typeface, axes: Record<string, number>): Promise<Buffer> {
  return subsetFont(await sourceOf(name), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: axes,
  })
}

/** The two files of a typeface: our letters alone, and all of Latin for other letters that a name may hold. */
async function cut(name: Typeface): Promise<[file: string, bytes: Buffer][]> {
  const source = await sourceOf(name)
  const common = { targetFormat: 'woff2', variationAxes: typefaces[name].axes } as const
  // Only the display face is large enough for its ligatures to be missed; elsewhere alternates would cost 3 kB.
  const features = {
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark'],
    noLayoutClosure: name !== 'bodoni-moda',
  }
  return [
    [`${name}.woff2`, await subsetFont(source, letters, { ...common, ...features })],
    [`${name}-latin.woff2`, await subsetFont(source, undefined, { ...common, keepAllGlyphs: true })],
  ]
}

/** What the files are made from; equal fingerprints mean equal files. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of Object.keys(typefaces) as Typeface[]) hash.update(await sourceOf(name))
  hash.update(await readFile(import.meta.filename))
  hash.update(await readFile(resolve('subset-font/package.json')))
  return hash.digest('hex')
}

/**
 * Writes the fonts that `src/ui/fonts/fonts.css` names, before Vite reads it. They are made from packages, so they are not
 * committed; a second call finds them made and returns at once.
 */
export async function buildFonts(): Promise<void> {
  const mark = join(generated, 'fingerprint.txt')
  const wanted = await fingerprint()
  if ((await readFile(mark, 'utf8').catch(() => '')) === wanted) return
  await mkdir(generated, { recursive: true })
  for (const name of Object.keys(typefaces) as Typeface[])
    for (const [file, bytes] of await cut(name)) await writeFile(join(generated, file), bytes)
  await writeFile(mark, wanted)
}
