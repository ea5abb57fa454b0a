import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPath } from './chromium.ts'
import { serveSite } from './serve-site.ts'

/** `npm run screenshots`: photographs pages of the real product, on a phone and on a wide screen, by day and by night, into docs/screens. */
const pages = { home: '/', contact: '/contact-us', specimen: '/specimen', 'not-found': '/contcat-us' }
const folder = join(import.meta.dirname, '../docs/screens')

await mkdir(folder, { recursive: true })
const site = await serveSite()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  for (const [name, path] of Object.entries(pages))
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
        await page.locator('html[data-script=ready]').waitFor({ state: 'attached' })
        const fullPage = name !== 'home' || width < 760
        await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage })
        await page.close()
      }
} finally {
  await browser.close()
  await site.stop()
}
