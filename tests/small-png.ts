import type { Page } from '@playwright/test'
import { indexedPng, type Colour } from '../scripts/pictures/indexed-png.ts'

const grounds = ['paper', 'sheet', 'sunk', 'tint', 'text', 'soft', 'ink', 'edge', 'line', 'bad']

/** The colours of a theme and some steps between paper and its inks: sixteen hold a picture of the site at a tenth of its size. */
async function paletteOf(page: Page): Promise<Colour[]> {
  const tokens = await page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('i'))
    return names.map((name) => {
      probe.style.color = `var(--${name})`
      return getComputedStyle(probe).color.match(/\d+/g)!.map(Number)
    })
  }, grounds)
  const [paper, text, ink] = ['paper', 'text', 'ink'].map((name) => tokens[grounds.indexOf(name)]!)
  const mix = (one: number[], share: number) =>
    paper!.map((value, at) => Math.round(value + (one[at]! - value) * share))
  const steps = [mix(ink!, 0.15), mix(ink!, 0.3), mix(ink!, 0.5), mix(ink!, 0.75), mix(text!, 0.33), mix(text!, 0.66)]
  return [...tokens, ...steps] as unknown as Colour[]
}

/** Opens a picture in the browser and answers its pixels. */
async function pixelsOf(page: Page, png: Buffer): Promise<{ pixels: Uint8Array; width: number }> {
  const { base64, width } = await page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (character) => character.codePointAt(0)!)
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    let text = ''
    for (let at = 0; at < data.length; at += 32_768) text += String.fromCodePoint(...data.subarray(at, at + 32_768))
    return { base64: btoa(text), width: bitmap.width }
  }, png.toString('base64'))
  return { pixels: Buffer.from(base64, 'base64'), width }
}

/** A picture of the site in the colours of the page's theme, at a tenth of its size. */
export async function smallPng(page: Page, png: Buffer): Promise<Buffer> {
  const { pixels, width } = await pixelsOf(page, png)
  return indexedPng(pixels, { width, palette: await paletteOf(page) })
}
