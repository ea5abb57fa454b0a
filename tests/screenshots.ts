import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { prerendered } from '#shell/prerendered.ts'
import { indexedPng, type Colour } from '../scripts/indexed-png.ts'
import { chromiumPath } from './chromium.ts'
import { serveSite } from './serve-site.ts'

/**
 * `npm run screenshots`: photographs every page of the real product, on a phone and on a wide screen, by day and by night, into
 * build/screens; the few that the documents show go to docs/screens instead.
 */
const shown: Record<string, string> = {
  '/': 'home',
  '/smart-contract-audit': 'smart-contract-audit',
  '/pricing': 'pricing',
  '/contact-us': 'contact',
  '/contcat-us': 'not-found',
}
const shells = ['/404', '/blog/404', '/frame', '/gitex-global-nft']
const paths = [...Object.keys(prerendered).filter((path) => !shells.includes(path)), '/contcat-us']
const documents = join(import.meta.dirname, '../docs/screens')
const others = join(import.meta.dirname, '../build/screens')

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

for (const folder of [documents, others]) await mkdir(folder, { recursive: true })
const site = await serveSite()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  for (const path of paths)
    for (const width of [375, 1440])
      for (const [theme, colorScheme] of [
        ['day', 'light'],
        ['night', 'dark'],
      ] as const) {
        const viewport = { width, height: width < 760 ? 812 : 900 }
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
        await page.goto(site.url + path, { waitUntil: 'networkidle' })
        // Seals below the first screen are drawn once the page comes to life.
        await page.mouse.move(5, 5)
        if (await page.locator('link[rel=stylesheet]').count())
          await page.locator('html[data-script=ready]').waitFor({ state: 'attached' })
        const fullPage = path !== '/' || width < 760
        const { pixels, width: across } = await pixelsOf(page, await page.screenshot({ fullPage }))
        const png = indexedPng(pixels, { width: across, palette: await paletteOf(page) })
        const name = shown[path] ?? path.slice(1).replaceAll('/', '-')
        await writeFile(join(path in shown ? documents : others, `${name}-${width}-${theme}.png`), png)
        await page.close()
      }
} finally {
  await browser.close()
  await site.stop()
}
