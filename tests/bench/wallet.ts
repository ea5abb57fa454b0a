import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { violationsIn } from '../accessibility.ts'
import { chromiumPath } from '../chromium.ts'
import { builtConnectKit, connectKit, prepareConnectKit } from '../conformance/prepare-connectkit.ts'
import { builtPages, prepareRainbowKit, rainbowKit } from '../conformance/prepare-rainbowkit.ts'
import { serveRainbowKit } from '../conformance/serve-rainbowkit.ts'
import { freePort, serveSite } from '../serve-site.ts'
import { noteCode } from '../wallet-bytes.ts'
import { countInstalled } from './installed-packages.ts'
import { closeWindow, kits, timePress, type Kit } from './wallet-kits.ts'
import { shareOfShell } from './wallet-share.ts'

/**
 * `npm run bench:wallet`: builds this site and the pages of RainbowKit and ConnectKit, opens the connect window of each, and writes what
 * that takes to docs/bench/wallet.md. `-- --built` takes the site as it was built last, and `RUNS` is how often each is timed. Figures are
 * reported and never asserted; the budgets of this site are in tests/budgets.ts. Needs a registry of npm the first time.
 */
const root = join(import.meta.dirname, '../..')
const runs = Number(process.env.RUNS ?? 7)
const slowdown = 4

type Measured = {
  alive: number
  press: number
  requests: number
  hosts: { load: string[]; press: string[] }
  violations: string[]
  first: number
  again: number
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
const kB = (bytes: number) => (bytes / 1000).toFixed(1)

/** A visitor's browser in which nobody answers at other hosts; `asked` fills with the hosts that were wanted. */
async function openContext(browser: Browser, url: string, asked = new Set<string>()): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const isForeign = ({ host, protocol }: URL) => /^(?:http|ws)s?:$/.test(protocol) && host !== new URL(url).host
  await context.route(isForeign, (route) => (asked.add(new URL(route.request().url()).host), route.abort()))
  await context.routeWebSocket(isForeign, (socket) => (asked.add(new URL(socket.url()).host), void socket.close()))
  return context
}

/** What is loaded, asked and found on the way to the open window, with an empty cache. */
async function measureLoad(browser: Browser, url: string, kit: Kit): Promise<Omit<Measured, 'first' | 'again'>> {
  const asked = new Set<string>()
  const context = await openContext(browser, url, asked)
  const page = await context.newPage()
  const code = noteCode(page)
  await page.goto(url + kit.path)
  await kit.wake(page)
  await page.waitForTimeout(1500)
  const alive = await code.since()
  const atLoad = [...asked]
  asked.clear()

  const all = noteCode(page, { all: true })
  await timePress(page)
  await page.waitForTimeout(1500)
  const press = await all.since()
  const violations = await violationsIn(page, '[role=dialog], dialog')
  await context.close()
  return {
    alive: alive.bytes,
    press: press.bytes,
    requests: press.requests,
    hosts: { load: atLoad, press: [...asked] },
    violations: violations.map(({ id, nodes }) => `${id} × ${nodes.length}`),
  }
}

/** Milliseconds from press to window with the processor slowed down: first on a new page, and once more on it. */
async function timePage(context: BrowserContext, address: string): Promise<[first: number, again: number]> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address)
  await page.waitForTimeout(3000)
  const first = await timePress(page)
  await closeWindow(page)
  const again = await timePress(page)
  await page.close()
  return [first, again]
}

/** The medians for each page. They take turns: other work of the machine slows all of them down alike. */
async function measureTimes(browser: Browser, addresses: string[]): Promise<Pick<Measured, 'first' | 'again'>[]> {
  const visited = await Promise.all(
    addresses.map(async (address) => ({
      address,
      context: await openContext(browser, address),
      times: [] as [number, number][],
    })),
  )
  // The first run fills the cache and does not count.
  for (let run = 0; run <= runs; run++)
    for (const { address, context, times } of visited) {
      const time = await timePage(context, address)
      if (run > 0) times.push(time)
    }
  return visited.map(({ times }) => ({
    first: median(times.map(([first]) => first)),
    again: median(times.map(([, again]) => again)),
  }))
}

/** Bytes of the page that has no wallet. */
async function measureWithout(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  const code = noteCode(page)
  await page.goto(`${url}/without.html`)
  const { bytes } = await code.since()
  await page.close()
  return bytes
}

const hostsOf = (hosts: string[]) => (hosts.length ? `${hosts.length}: ${hosts.toSorted().join(', ')}` : 'none')

if (
  !process.argv.includes('--built') &&
  spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' }).status !== 0
)
  process.exit(1)
await prepareRainbowKit()
await prepareConnectKit()
const site = await serveSite()
const serve = async (built: string) => serveRainbowKit({ port: await freePort(), product: site.url, built })
const others = { rainbowKit: await serve(builtPages), connectKit: await serve(builtConnectKit) }
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
let measured: Measured[]
/** What a page without a wallet loads, of each React. */
let without: Record<keyof typeof others, number>
try {
  const origins = kits.map(({ at }) => (at === 'site' ? site.url : others[at].url))
  without = {
    rainbowKit: await measureWithout(browser, others.rainbowKit.url),
    connectKit: await measureWithout(browser, others.connectKit.url),
  }
  const loads: Omit<Measured, 'first' | 'again'>[] = []
  for (const [at, kit] of kits.entries()) loads.push(await measureLoad(browser, origins[at]!, kit))
  const times = await measureTimes(
    browser,
    kits.map(({ path }, at) => origins[at] + path),
  )
  measured = loads.map((load, at) => ({ ...load, ...times[at]! }))
} finally {
  await browser.close()
  for (const { stop } of Object.values(others)) await stop()
  await site.stop()
}

const share = await shareOfShell()
const ours = countInstalled(root, ['@wagmi/core', 'viem', '@walletconnect/ethereum-provider', 'uqr'])
const theirs = countInstalled(rainbowKit, ['@rainbow-me/rainbowkit', 'wagmi', 'viem', '@tanstack/react-query'])
const connectKits = countInstalled(connectKit, ['connectkit', 'wagmi', 'viem', '@tanstack/react-query'])
const installed = [ours, theirs, theirs, connectKits]

const row = (what: string, cells: (string | number)[]) => `| ${[what, ...cells].join(' | ')} |`
const table = [
  row(
    '',
    kits.map(({ title }) => title),
  ),
  `|---|${'---:|'.repeat(kits.length)}`,
  row(
    'JavaScript the wallet adds to a page before it is wanted, kB',
    measured.map(({ alive }, at) => {
      const kit = kits[at]!
      return kB(kit.at === 'site' ? share : alive - without[kit.at])
    }),
  ),
  row(
    'loaded by the press, kB',
    measured.map(({ press }) => kB(press)),
  ),
  row(
    'requests of the press',
    measured.map(({ requests }) => requests),
  ),
  row(
    'other hosts asked as the page loads',
    measured.map(({ hosts }) => hostsOf(hosts.load)),
  ),
  row(
    'other hosts asked by the press',
    measured.map(({ hosts }) => hostsOf(hosts.press)),
  ),
  row(
    'press to window, first on a page, ms',
    measured.map(({ first }) => Math.round(first)),
  ),
  row(
    'press to window, again, ms',
    measured.map(({ again }) => Math.round(again)),
  ),
  row(
    'what axe finds in the connect window',
    measured.map(({ violations }) => violations.join(', ') || 'nothing'),
  ),
  row(
    'npm packages',
    installed.map(({ packages }) => packages),
  ),
  row(
    'installed, MB',
    installed.map(({ bytes }) => Math.round(bytes / 1e6)),
  ),
].join('\n')

console.log(`\n${table}`)
const [processor] = cpus()
const document = join(root, 'docs/bench/wallet.md')
// What `npm run wallet-lab` has written stays.
const lab = /^## Wallets that misbehave$[^]*/m.exec(await readFile(document, 'utf8'))?.[0]
await writeFile(
  document,
  `# The wallet beside RainbowKit and ConnectKit

Written by \`npm run bench:wallet\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores of ${processor!.model.trim()}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node},
Chromium ${browser.version()}. RainbowKit 2.2.11 and ConnectKit 1.9.2 on wagmi 2.19.5, built by the same Vite, on the same server and chain. Compare only within one run.

${table}

Bytes are counted as gzip at its highest. Times are the median of ${runs} in turns, with the files in the cache and the processor ${slowdown} times slower,
on a page that has stood for three seconds. React and what needs no wallet are
left out of every figure of bytes and packages. What RainbowKit does differently is listed in \`tests/conformance/differences.ts\`, and
\`npm run conformance\` shows it.
${lab ? `\n${lab}` : ''}`,
)
