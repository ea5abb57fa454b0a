import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { rolldown } from 'rolldown'
import { labCases } from '#wallet/lab/lab-cases.ts'
import type { Result } from '#wallet/lab/lab-case.ts'
import { chromiumPath } from '../chromium.ts'
import { builtConnectKit, prepareConnectKit } from '../conformance/prepare-connectkit.ts'
import { builtPages, prepareRainbowKit } from '../conformance/prepare-rainbowkit.ts'
import { serveRainbowKit } from '../conformance/serve-rainbowkit.ts'
import { freePort, serveSite } from '../serve-site.ts'
import type { LabAsked, LabPage } from './in-page.ts'

/**
 * `npm run wallet-lab`: runs the wallets of /wallet-lab against our window, RainbowKit and ConnectKit, and writes what happened to
 * docs/bench/wallet.md. A case that fails is reported and ends nothing. Needs a registry of npm the first time.
 */
const root = join(import.meta.dirname, '../..')
const document = join(root, 'docs/bench/wallet.md')

type Ran = Record<string, Result>

/** The cases as one script for the page of another kit. */
async function bundleCases(): Promise<string> {
  const bundle = await rolldown({ input: join(import.meta.dirname, 'in-page.ts'), cwd: root, platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife' })
  return output[0].code
}

/** A visitor's browser in which nobody answers at other hosts. */
async function openContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const isForeign = ({ host, protocol }: URL) => /^(?:http|ws)s?:$/.test(protocol) && host !== new URL(url).host
  await context.route(isForeign, (route) => route.abort())
  await context.routeWebSocket(isForeign, (socket) => void socket.close())
  return context
}

/** All cases on the page of the lab, by the press of a visitor. */
async function runOurs(browser: Browser, url: string): Promise<Ran> {
  const context = await openContext(browser, url)
  const page = await context.newPage()
  await page.goto(`${url}/wallet-lab`)
  await page.locator('#lab-run-all').click()
  const told = page.locator('[data-lab]')
  await told.nth(labCases.length - 1).waitFor({ timeout: labCases.reduce((sum, { bound }) => sum + bound, 10_000) })
  const rows = await told.evaluateAll((cells) =>
    cells.map((cell) => ({
      id: cell.getAttribute('data-lab')!,
      passed: cell.getAttribute('data-passed') === 'true',
      text: cell.textContent!,
    })),
  )
  await context.close()
  return Object.fromEntries(
    rows.map(({ id, passed, text }) => {
      const [, time, did] = /, ([\d.]+) s\. (.*)$/s.exec(text)!
      return [id, { passed, did: did!, ms: Number(time) * 1000 }]
    }),
  )
}

/** All cases on the page of another kit, each in a browser that has never been there. */
async function runOther(browser: Browser, address: string, kit: LabAsked['kit'], script: string): Promise<Ran> {
  const ran: Ran = {}
  for (const { id } of labCases) {
    const context = await openContext(browser, address)
    await context.addInitScript((asked) => void Object.assign(globalThis, { labAsked: asked }), { id, kit })
    await context.addInitScript({ content: script })
    const page = await context.newPage()
    await page.goto(address)
    await page.getByRole('button', { name: 'Connect Wallet' }).waitFor()
    // A press is lost before the kit has made up its mind.
    await page.waitForTimeout(1000)
    ran[id] = await page
      .evaluate(() => (globalThis as unknown as LabPage).runLabCase())
      .catch((error: unknown) => ({ passed: false, did: `The page breaks: ${String(error)}`, ms: 0 }))
    console.log(`${kit} ${id}: ${ran[id].passed ? 'passed' : 'FAILED'}. ${ran[id].did}`)
    await context.close()
  }
  return ran
}

const cell = (text: string) => text.replaceAll('|', '\\|')
const verdict = ({ passed, ms }: Result) => `${passed ? 'passed' : '**failed**'}, ${(ms / 1000).toFixed(1)} s`

/** The section of the document, from its heading to the next one. */
function sectionOf(columns: readonly (readonly [title: string, ran: Ran])[]): string {
  const passedBy = columns.map(([, ran]) => Object.values(ran).filter(({ passed }) => passed).length)
  const failures = columns.flatMap(([title, ran]) =>
    labCases.filter(({ id }) => !ran[id]!.passed).map(({ id, name }) => `- ${title}, “${name}”: ${ran[id]!.did}`),
  )
  return `## Wallets that misbehave

Written by \`npm run wallet-lab\` on ${new Date().toISOString().slice(0, 10)}. Each wallet misbehaves as somebody reported, and the same code runs it on
each page: ours is \`/wallet-lab\`, the others are in \`tests/rainbowkit\` and \`tests/connectkit\`. What each case asks for is on
\`/wallet-lab\` and in \`src/wallet/lab\`. A case passes when a visitor sees it within its bound of time. Sign-in is not part of it.

| case | met in | ${columns.map(([title]) => title).join(' | ')} |
|---|---|${columns.map(() => '---|').join('')}
${labCases
  .map(
    ({ id, name, met }) =>
      `| ${cell(name)} | [${met.issue}](${met.url}) | ${columns.map(([, ran]) => verdict(ran[id]!)).join(' | ')} |`,
  )
  .join('\n')}
| passed | | ${passedBy.map((count) => `**${count} of ${labCases.length}**`).join(' | ')} |

What the failed cases showed:

${failures.join('\n') || '- No case failed.'}
`
}

if (
  !process.argv.includes('--built') &&
  spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' }).status !== 0
)
  process.exit(1)
await prepareRainbowKit()
await prepareConnectKit()
const script = await bundleCases()
const site = await serveSite()
const kits = await Promise.all(
  [builtPages, builtConnectKit].map(async (built) =>
    serveRainbowKit({ port: await freePort(), product: site.url, built }),
  ),
)
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  const columns = [
    ['this site', await runOurs(browser, site.url)],
    ['RainbowKit 2.2.11', await runOther(browser, `${kits[0]!.url}/lab.html`, 'rainbowKit', script)],
    ['ConnectKit 1.9.2', await runOther(browser, kits[1]!.url, 'connectKit', script)],
  ] as const
  const section = sectionOf(columns)
  console.log(`\n${section}`)
  const text = await readFile(document, 'utf8')
  const [before] = text.split(/^## Wallets that misbehave$/m)
  await writeFile(document, `${before!.trimEnd()}\n\n${section}`)
} finally {
  await browser.close()
  await Promise.all(kits.map(({ stop }) => stop()))
  await site.stop()
}
