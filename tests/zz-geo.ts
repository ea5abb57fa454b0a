import { chromium } from '@playwright/test'
import { serveSite } from './serve-site.ts'
const site = await serveSite()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless=new', '--no-sandbox', '--disable-gpu'] })
const paths = process.argv.slice(2)
for (const path of paths) for (const [w, c] of [[375,'light'],[1440,'light'],[1440,'dark']] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: w<760?812:900 }, colorScheme: c, reducedMotion: 'reduce' })
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(800)
  const y = await page.evaluate(() => { const e=[...document.querySelectorAll('main :is(input,select,textarea,button)')].find(e=>(e as HTMLElement).checkVisibility()&&!(e.closest('noscript'))); const b=e?.getBoundingClientRect(); return b && `${e!.tagName} ${Math.round(b.top)} ${(e as HTMLInputElement).id||e!.textContent}` })
  const f = await page.evaluate(() => { const e=[...document.querySelectorAll('main :is(input,select,textarea)')].find(e=>(e as HTMLElement).checkVisibility()); const b=e?.getBoundingClientRect(); return b && `${e!.tagName} ${Math.round(b.top)}` })
  console.log(path, w, c, '|', y, '|', f)
  await page.screenshot({ path: `/tmp/shots/${path.replace(/[^a-z]+/gi,'-').slice(1,24)}-${w}-${c}.png` })
  await page.close()
}
await browser.close(); await site.stop()
