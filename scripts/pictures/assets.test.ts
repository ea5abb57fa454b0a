import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildAssets, sharingFile } from './assets.ts'
import { indexedPng, paletteOf } from './indexed-png.ts'
import { sharingFonts, sharingPng, sharingSvg } from './sharing-image.ts'

const words = { path: '/mint', heading: 'Mint', site: 'Intaglio', host: 'intaglio.example' }

test('a sharing image is a PNG of 1200 by 630, small, and the same each time', async () => {
  const svg = await sharingSvg(words, await sharingFonts())
  const image = sharingPng(svg)

  expect(image.subarray(1, 4).toString()).toBe('PNG')
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
  expect(image.length).toBeLessThan(45_000)
  expect(image.equals(sharingPng(await sharingSvg(words, await sharingFonts())))).toBe(true)
})

test('every page that may be found gets an image, beside the icons', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'assets-'))
  onTestFinished(() => rm(outDir, { recursive: true }))
  const pages = { '/': { heading: 'Home' }, '/blog/one': { heading: 'One' }, '/404': { heading: 'No', noindex: true } }

  await buildAssets(outDir, { publicUrl: 'https://intaglio.example', pages })

  expect((await readdir(outDir)).toSorted()).toEqual([
    'apple-touch-icon.png',
    'favicon.ico',
    'favicon.svg',
    'logo.svg',
    'og',
  ])
  expect((await readdir(join(outDir, 'og'))).toSorted()).toEqual(['blog-one.png', 'home.png'])
  expect(await readFile(join(outDir, 'favicon.svg'), 'utf8')).toContain('prefers-color-scheme:dark')
  expect(sharingFile('/blog/one')).toBe('og/blog-one.png')
})

test('an indexed PNG gives each pixel the nearest colour, two pixels a byte', () => {
  const palette = paletteOf([255, 255, 255], [[0, 0, 0]], 3)
  const pixels = Uint8Array.from([255, 255, 255, 255, 80, 90, 85, 255, 1, 0, 0, 255])

  const image = indexedPng(pixels, { width: 3, palette })

  expect(palette).toEqual([
    [255, 255, 255],
    [170, 170, 170],
    [85, 85, 85],
    [0, 0, 0],
  ])
  expect([image.readUInt32BE(16), image.readUInt32BE(20), image[24], image[25]]).toEqual([3, 1, 4, 3])
})
