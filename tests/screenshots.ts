import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { prerendered } from '#app/page/prerendered.ts'
import { chromiumPath } from './chromium.ts'
import { serveSite } from './serve-site.ts'
import { smallPng } from './small-png.ts'

/**
 * `npm run screenshots`: photographs every page of the real product, on a phone and on a wide screen, by day and by night, into
 * build/screens; the few that the documents show go to docs/screens instead. `--documents` takes these alone.
 */
const shown: Record<string, string> = {
  '/': 'home',
  '/smart-contract-audit': 'smart-contract-audit',
  '/pricing': 'pricing',
  '/contact-us': 'contact',
  '/contcat-us': 'not-found',
}
const shells = ['/404', '/blog/404', '/token-locking/404', '/claim/404', '/grants/404', '/frame', '/gitex-global-nft']
const { values: asked } = parseArgs({ options: { documents: { type: 'boolean' } } })
const paths = asked.documents
  ? Object.keys(shown)
  : [...Object.keys(prerendered).filter((path) => !shells.includes(path)), '/contcat-us']
const documents = join(import.meta.dirname, '../docs/screens')
const others = join(import.meta.dirname, '../build/screens')

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
        const png = await smallPng(page, await page.screenshot({ fullPage }))
        const name = shown[path] ?? path.slice(1).replaceAll('/', '-')
        await writeFile(join(path in shown ? documents : others, `${name}-${width}-${theme}.png`), png)
        await page.close()
      }
} finally {
  await browser.close()
  await site.stop()
}
