import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { zipSync, type Zippable } from 'fflate'
import { prerendered } from '#app/page/prerendered.ts'
import type { PressKit, PressTypeface } from '#content/media.ts'
import { sealSvg } from '#seals/marks/svg-text.ts'
import { pressColours, rgbOf } from './press-colours.ts'
import { markPng, markSvg, pressMarks, type Look } from './press-marks.ts'
import { boilerplateText, coloursJson, coloursPalette, licencesText, readmeText } from './press-texts.ts'
import { sha256 } from '../pages/site-files.ts'

const root = join(import.meta.dirname, '../..')

/** Where pictures are kept that were drawn before. */
const cache = join(root, 'node_modules/.cache/intaglio')

/** A finished press kit: `facts` for the page, and what belongs into the site. */
export type FinishedKit = { facts: PressKit; zip: Uint8Array; marks: Map<string, Uint8Array> }

const { resolve } = createRequire(import.meta.url)

const faces = [
  ['bodoni-moda', 'Bodoni Moda', 'Headings, the name'],
  ['instrument-sans', 'Instrument Sans', 'Words'],
  ['spline-sans-mono', 'Spline Sans Mono', 'Figures, addresses, code'],
] as const

async function pressTypefaces(): Promise<PressTypeface[]> {
  return Promise.all(
    faces.map(async ([file, name, role]) => {
      const source = `@fontsource-variable/${file}`
      const { version, license } = JSON.parse(await readFile(resolve(`${source}/package.json`), 'utf8')) as {
        version: string
        license: string
      }
      return { name, role, version, licence: license, source }
    }),
  )
}

/** Every mark in every colour and size, by the name of its file. */
async function drawMarks({ ink, paper }: { ink: string; paper: string }): Promise<Map<string, Uint8Array>> {
  const [inked, blank] = [rgbOf(ink), rgbOf(paper)]
  const files = new Map<string, Uint8Array>()
  for (const [name, mark] of Object.entries(await pressMarks())) {
    for (const [colour, hex] of Object.entries({ ink, paper, black: '#000000' }))
      files.set(`${name}-${colour}.svg`, Buffer.from(markSvg(mark, hex)))
    for (const pixels of [512, 2048]) {
      const pictures: Record<string, Look> = {
        'ink-on-paper': { colour: inked, ground: blank },
        'paper-on-ink': { colour: blank, ground: inked },
        black: { colour: rgbOf('#000000'), ground: rgbOf('#ffffff'), bare: true },
      }
      for (const [look, colours] of Object.entries(pictures))
        files.set(
          `png/${name}-${look}-${pixels}.png`,
          await remembered([mark.drawing, look, ink, paper, pixels], () => markPng(mark, pixels, colours)),
        )
    }
  }
  return files
}

/** A picture that is drawn once for what it is made from and for each version of the code that draws it. */
async function remembered(from: readonly unknown[], draw: () => Uint8Array): Promise<Uint8Array> {
  const code = await Promise.all(
    ['press-marks.ts', 'indexed-png.ts'].map((file) => readFile(join(import.meta.dirname, file), 'utf8')),
  )
  const file = join(cache, `${sha256(JSON.stringify([from, code]), 'hex')}.png`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const drawn = draw()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, drawn)
  return drawn
}

/** The seal of each page that may be found, by the name of its file. */
function pageSeals(ink: string): [name: string, content: Uint8Array][] {
  const paths = Object.entries(prerendered).flatMap(([path, { noindex }]) => (noindex ? [] : path))
  return paths.map((path) => {
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
    return [`seals/${name}.svg`, Buffer.from(`${sealSvg(path, 320, ink)}\n`)]
  })
}

/**
 * Files as a zip, in the order of their names. The same files give the same bytes, on every machine and day: no time of the build is
 * in it (each file says 1 January 1980, the first day a zip can say), and pictures, which are packed already, are stored.
 */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: Zippable = {}
  for (const name of [...files.keys()].toSorted())
    // In parts: the format has no time zone, and the library reads the clock on the wall.
    entries[name] = [files.get(name)!, { mtime: new Date(1980, 0, 1), level: name.endsWith('.png') ? 0 : 9 }]
  return zipSync(entries)
}

function foldersOf(files: ReadonlyMap<string, Uint8Array>): PressKit['folders'] {
  const folders = new Map<string, { names: string[]; bytes: number }>()
  for (const path of [...files.keys()].toSorted()) {
    const at = path.lastIndexOf('/') + 1
    const { names, bytes } = folders.get(path.slice(0, at)) ?? { names: [], bytes: 0 }
    folders.set(path.slice(0, at), { names: [...names, path.slice(at)], bytes: bytes + files.get(path)!.length })
  }
  return [...folders].map(([folder, listed]) => ({ folder, ...listed }))
}

/** Draws and packs the press kit. */
export async function makePressKit({ publicUrl }: { publicUrl: string }): Promise<FinishedKit> {
  const [colours, typefaces] = [pressColours(), await pressTypefaces()]
  const hexOf = (name: string) => colours.find((colour) => colour.name === name)!.day
  const marks = await drawMarks({ ink: hexOf('ink'), paper: hexOf('paper') })
  const files = new Map<string, Uint8Array>([
    ['README.txt', Buffer.from(readmeText(publicUrl))],
    ['LICENCES.txt', Buffer.from(licencesText(typefaces))],
    ['boilerplate.txt', Buffer.from(boilerplateText())],
    ['colours.json', Buffer.from(coloursJson(colours))],
    ['colours.gpl', Buffer.from(coloursPalette(colours))],
    ...[...marks].map(([name, content]): [string, Uint8Array] => [`marks/${name}`, content]),
    ...pageSeals(hexOf('ink')),
  ])
  const zip = zipOf(files)
  const facts: PressKit = {
    zip: { bytes: zip.length, sha256: sha256(zip, 'hex') },
    folders: foldersOf(files),
    colours,
    typefaces,
  }
  return { facts, zip, marks }
}

/** Makes the kit before the pages are rendered, and leaves its facts where the loader of `/media` reads them. */
export async function stagePressKit(options: { publicUrl: string }): Promise<FinishedKit> {
  const kit = await makePressKit(options)
  // Beside what React Router generates: it empties `build` before it renders.
  await mkdir(join(root, '.react-router'), { recursive: true })
  await writeFile(join(root, '.react-router/press-kit.json'), JSON.stringify(kit.facts))
  return kit
}

/** Writes the kit into the site: the zip, and each mark by itself below `press/`. */
export async function writePressKit(outDir: string, { zip, marks }: FinishedKit): Promise<void> {
  await writeFile(join(outDir, 'press-kit.zip'), zip)
  for (const [name, content] of marks) {
    const file = join(outDir, 'press', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
