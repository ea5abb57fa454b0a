import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { boilerplates } from '#content/boilerplate.ts'
import { colourUses } from '#content/media.ts'
import { readZip } from '#tools/audit-estimate/count/read-zip.ts'
import { makePressKit, writePressKit, zipOf } from './press-kit.ts'
import { pressMarks } from './press-marks.ts'
import { sha256 } from '../pages/site-files.ts'

const publicUrl = 'https://intaglio.example'
const kit = await makePressKit({ publicUrl })
const inside = unzipSync(kit.zip)
const textOf = (name: string) => Buffer.from(inside[name]!).toString()

async function someDirectory() {
  const directory = await mkdtemp(join(tmpdir(), 'press-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return directory
}

test('the zip has what the page says of it, and opens', async () => {
  expect(kit.facts.zip).toEqual({ bytes: kit.zip.length, sha256: sha256(kit.zip, 'hex') })
  const told = kit.facts.folders.flatMap(({ folder, names }) => names.map((name) => folder + name))
  expect(told.toSorted()).toEqual(Object.keys(inside).toSorted())
  for (const { folder, names, bytes } of kit.facts.folders)
    expect(bytes).toBe(names.reduce((sum, name) => sum + inside[folder + name]!.length, 0))
  // Another reader than fflate, which packed it: each entry is unpacked and its checksum compared.
  const read = await readZip(new Blob([new Uint8Array(kit.zip)]))
  const unpacked = await Promise.all(
    read.map(async ({ name, read: bytesOf }) => [name, sha256(await bytesOf(), 'hex')]),
  )
  expect(Object.fromEntries(unpacked)).toEqual(
    Object.fromEntries(Object.entries(inside).map(([name, bytes]) => [name, sha256(bytes, 'hex')])),
  )
})

test('the same files are the same bytes, in any order, on any day and in any time zone', () => {
  const files = Object.entries(inside)
  const packed = ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'].map((zone, turn) => {
    process.env.TZ = zone
    return sha256(zipOf(new Map(turn === 1 ? files.toReversed() : files)), 'hex')
  })
  delete process.env.TZ

  expect(new Set([...packed, kit.facts.zip.sha256]).size).toBe(1)
})

test('every mark comes in three colours, as lines only and as pictures of two sizes', async () => {
  const marks = Object.keys(await pressMarks())

  expect(marks).toEqual(['seal', 'seal-small', 'wordmark', 'lock-up'])
  for (const mark of marks) {
    for (const [colour, hex] of Object.entries({ ink: '#2a45bb', paper: '#f4f6f5', black: '#000000' })) {
      const svg = textOf(`marks/${mark}-${colour}.svg`)
      expect(svg).toContain(`color="${hex}"`)
      expect(svg).not.toMatch(/<text|font-family|<style|NaN|undefined/)
    }
    for (const look of ['ink-on-paper', 'paper-on-ink', 'black'])
      for (const pixels of [512, 2048]) {
        const png = Buffer.from(inside[`marks/png/${mark}-${look}-${pixels}.png`]!)
        expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', pixels])
        expect(png.includes('tRNS')).toBe(look === 'black')
      }
  }
})

test('the seals of all pages, the colours of the stylesheet and the texts are in it', async () => {
  const css = await readFile('src/ui/styles/tokens.css', 'utf8')

  expect(textOf('seals/home.svg')).toContain('<svg')
  expect(Object.keys(inside)).toContain('seals/termsAndCondition.svg')
  const colours = JSON.parse(textOf('colours.json')) as Record<string, { day: string; night: string; use: string }>
  expect(Object.keys(colours)).toEqual(Object.keys(colourUses))
  for (const [name, { day, night }] of Object.entries(colours))
    expect(css).toContain(`--${name}: light-dark(${day}, ${night});`)
  expect(textOf('colours.gpl')).toContain(' 42  69 187\tink by day')
  for (const text of Object.values(boilerplates)) expect(textOf('boilerplate.txt')).toContain(text)
  expect(textOf('README.txt')).toContain(`From ${publicUrl}/media.`)
  expect(textOf('LICENCES.txt')).toMatch(/Bodoni Moda, @fontsource-variable\/bodoni-moda \d/)
})

test('each mark is also a file of the site', async () => {
  const directory = await someDirectory()
  await writePressKit(directory, kit)

  expect(await readFile(join(directory, 'press-kit.zip'))).toEqual(Buffer.from(kit.zip))
  expect(await readFile(join(directory, 'press/png/lock-up-black-512.png'))).toEqual(
    Buffer.from(inside['marks/png/lock-up-black-512.png']!),
  )
})

test.each(Object.entries(boilerplates))('the paragraph of %s words has as many', (count, text) => {
  expect(text.split(/\s+/)).toHaveLength(Number(count))
})
