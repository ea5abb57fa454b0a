import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { sampleWorld } from '#deployment/sample-world.ts'
import { chromiumPath } from '../chromium.ts'
import { serveSite } from '../serve-site.ts'

/**
 * `npm run bench:workshop`: how long the workshop takes, measured on the built site, written to docs/bench/workshop.md. It prints and
 * asserts nothing: times depend on the machine.
 */

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const most = (values: readonly number[]) => Math.max(...values)
const inMs = (value: number) => `${value.toFixed(1)} ms`

/** Milliseconds from the press of an option until the source has its new lines, for each option several times. */
async function optionToPreview(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const times: number[] = []
    const source = document.querySelector('.creator-source pre')!
    for (let round = 0; round < 6; round++)
      for (const name of ['burnable', 'permit', 'mintable', 'pausable', 'limits', 'votes']) {
        const changed = new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect()
            resolve(performance.now())
          })
          observer.observe(source, { childList: true, subtree: true, characterData: true })
        })
        const start = performance.now()
        document.querySelector<HTMLInputElement>(`#token-option-${name}`)!.click()
        times.push((await changed) - start)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    return times
  })
}

/** Milliseconds until the public page of the sample token is there, read from the chain each time. */
async function publicPage(url: string): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < 10; at++) {
    const start = performance.now()
    const answer = await fetch(`${url}/meme-token/${sampleWorld.ink}`)
    await answer.text()
    if (!answer.ok) throw new Error(`The page of the sample token is answered by ${answer.status}.`)
    times.push(performance.now() - start)
  }
  return times
}

const site = await serveSite()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const tool: number[] = []
  page.on('response', async (response) => {
    if (/\/assets\/(?:token-creator|launch-token)-/.test(response.url()))
      tool.push(gzipSync(await response.body(), { level: 9 }).length)
  })
  await page.goto(`${site.url}/meme-token#create`)
  await page.getByRole('link', { name: 'Make your token' }).click()
  await page.locator('.creator-source pre').waitFor()
  const previews = await optionToPreview(page)
  const pages = await publicPage(site.url)
  const rows = [
    ['Option to preview, median', inMs(median(previews)), '16 ms'],
    ['Option to preview, longest', inMs(most(previews)), ''],
    ['Public page of a token, median', inMs(median(pages)), '1,000 ms'],
    ['Code of the creator, gzip', `${tool.reduce((sum, size) => sum + size, 0)} bytes`, '60,000 bytes'],
  ]
  const table = ['| what | measured | goal |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  )
  console.log(table)
  const file = join(import.meta.dirname, '../../docs/bench/workshop.md')
  await writeFile(file, `# The workshop\n\nWritten by \`npm run bench:workshop\`, in one run.\n\n${table}\n`)
} finally {
  await browser.close()
  await site.stop()
}
