import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { readAnswers } from '../../scripts/brand/answers.ts'
import { makeCompany } from '../../scripts/brand/brand.ts'
import { violationsIn } from '../accessibility.ts'
import { headlessPath } from '../chromium.ts'
import type { ServedSite } from '../serve-site.ts'
import { deadLinks, leftOutAt, leftOutBelow } from './find-left-out.ts'
import { tracesBelow, tracesIn, type Trace } from './find-traces.ts'

const root = join(import.meta.dirname, '../..')
const address = 'https://quillstead.test'

/** Pages with a tool, a form, a table, a drawing, a document or nothing of these. */
const looked = ['/', '/smart-contract-audit', '/meme-token', '/pricing', '/contact-us', '/media', '/privacy', '/blog']

/** Pages, letters and answers that only the server makes. */
const asked = [
  '/outbox',
  '/status',
  '/dashboard',
  '/token-locking/1',
  '/no-such-page',
  '/api/siwe/message?chainId=31337&address=',
]

async function walkServer({ url }: ServedSite): Promise<{ pages: string[]; traces: Trace[] }> {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const sent = await fetch(`${url}/api/forms/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), origin: url },
    body: JSON.stringify({ email: 'reader@quillstead.test' }),
  })
  if (sent.status !== 202) throw new Error(`The newsletter answered ${sent.status}: ${await sent.text()}`)
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc!).pathname)
  if (paths.length < 40) throw new Error(`The site map names ${paths.length} pages.`)
  const letter = await firstLetter(url)
  const found: Trace[] = []
  for (const path of [...paths, ...asked.map((each) => (each.endsWith('=') ? each + account : each)), letter]) {
    const answer = await fetch(url + path)
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}.`)
    found.push(...tracesIn(path, await answer.text()))
  }
  return { pages: [...paths, ...asked.filter((each) => !each.startsWith('/api/')), letter], traces: found }
}

/** The address of the first letter in the outbox, which is put there when the job of the form has run. */
async function firstLetter(url: string): Promise<string> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const [, path] = /href="(\/outbox\/[^"]+)"/.exec(await (await fetch(`${url}/outbox`)).text()) ?? []
    if (path) return path
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('No letter came into the outbox.')
}

async function faintOn(browser: Browser, url: string): Promise<Trace[]> {
  const found: Trace[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', bypassCSP: true })
    const page = await context.newPage()
    for (const path of looked) {
      await page.goto(url + path)
      for (const { nodes } of await violationsIn(page, 'html', ['color-contrast']))
        for (const { target, failureSummary } of nodes)
          found.push({ where: `${path}, ${colorScheme}`, words: `${target.join()}: ${failureSummary}` })
    }
    await context.close()
  }
  return found
}

/** `npm run brand:test`: makes the sample company, builds it, walks it, and says what of the first company and of services that are left out is left. Fails if anything is. */
const folder = await mkdtemp(join(tmpdir(), 'second-company-'))
const began = Date.now()
try {
  // The first run asks, the second one makes.
  await makeCompany(folder)
  await makeCompany(folder)
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const env = { ...process.env, PUBLIC_URL: address }
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder, env })
  const built = await tracesBelow(join(folder, 'build/client'))
  const { leftOut } = await readAnswers(join(folder, 'answers.json'))
  const addresses = await leftOutBelow(join(folder, 'build/client'), leftOut)
  const { serveSite } = (await import(join(folder, 'tests/serve-site.ts'))) as typeof import('../serve-site.ts')
  await using site = await serveSite({ variables: { POW_DIFFICULTY: '0', LIMIT_FACTOR: '1000' } })
  const served = await walkServer(site)
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  await using browser = await chromium.launch({ executablePath: headlessPath(), args })
  const faint = await faintOn(browser, site.url)
  const dead = await deadLinks(site.url, served.pages)
  const named = await leftOutAt(site.url, leftOut)
  const all = [...built.traces, ...served.traces, ...faint, ...addresses, ...dead, ...named]
  for (const { where, words } of all.slice(0, 60)) console.log(`${where}: ${words}`)
  const seconds = Math.round((Date.now() - began) / 1_000)
  console.log(
    `${built.files} files and ${served.pages.length} answers read, ${leftOut.length} services left out, ${looked.length} pages looked at by day and by night: ${all.length} faults, ${seconds} s`,
  )
  process.exitCode = all.length > 0 ? 1 : 0
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
