import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import { prerendered } from '#app/page/prerendered.ts'
import { chromiumPath } from '../chromium.ts'
import { freePort, serveSite } from '../serve-site.ts'

/**
 * `node tests/bench/lighthouse.ts [--runs N] [--only /path]`: Lighthouse mobile (slow 4G, CPU 4 times slower) on every page, the median
 * of N runs. Prints a table and writes it to docs/bench/lighthouse.md. Times are reported and never asserted; accessibility, best practices
 * and SEO below 100 are named as failures.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '1' }, only: { type: 'string' } } })
const shells = ['/404', '/blog/404', '/token-locking/404', '/claim/404', '/grants/404', '/frame', '/gitex-global-nft']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

type Request = { url: string; transferSize: number }
type Measured = {
  scores: number[]
  times: number[]
  bytes: number
  requests: number
  code: number
  index: number
  failed: string[]
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
const medians = (rows: number[][]) => rows[0]!.map((_, at) => median(rows.map((row) => row[at]!)))

/** A Chromium of its own that Lighthouse drives, with an empty profile. */
async function openChromium() {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'intaglio-lighthouse-'))
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
  ]
  const child = spawn(chromiumPath(), [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`], {
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  while (!(await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined))?.ok) await sleep(100)
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { port, close }
}

/** One run on one page; `noindex` pages are not judged by what search engines want. */
function read(lhr: Result, noindex: boolean): Measured {
  const details = lhr.audits['network-requests']?.details as { items: Request[] } | undefined
  const requests = details?.items ?? []
  const code = requests.filter(({ url }) => /\/assets\/[^/]+\.js(?:on)?$/.test(url))
  const sum = (list: Request[]) => list.reduce((all, { transferSize }) => all + transferSize, 0)
  const judged = categories.filter((name) => name !== 'performance' && !(noindex && name === 'seo'))
  const failed = judged.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  )
  return {
    scores: categories.map((name) =>
      noindex && name === 'seo' ? Number.NaN : Math.round((lhr.categories[name]?.score ?? 0) * 100),
    ),
    times: timings.map((name) => lhr.audits[name]?.numericValue ?? 0),
    bytes: sum(requests) - sum(code),
    requests: requests.length - code.length,
    code: sum(code),
    index: lhr.environment.benchmarkIndex,
    failed,
  }
}

/** The median of several runs on one page. */
async function measure(
  url: string,
  port: number,
  { runs, noindex }: { runs: number; noindex: boolean },
): Promise<Measured> {
  const all: Measured[] = []
  for (let failed = 0; all.length < runs;) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] })
    const error = result ? result.lhr.runtimeError?.message : 'no result'
    if (result && !error) all.push(read(result.lhr, noindex))
    // On a busy machine the browser sometimes loses a trace.
    else if (++failed > 2) throw new Error(`${url}: ${error}`)
  }
  return {
    scores: medians(all.map(({ scores }) => scores)),
    times: medians(all.map(({ times }) => times)),
    bytes: median(all.map(({ bytes }) => bytes)),
    requests: median(all.map(({ requests }) => requests)),
    code: median(all.map(({ code }) => code)),
    index: median(all.map(({ index }) => index)),
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
  }
}

const runs = Number(values.runs)
const paths = Object.keys(prerendered).filter(
  (path) => !shells.includes(path) && (!values.only || path === values.only),
)
const site = await serveSite()
const chromium = await openChromium()
const lines = [
  '| page | performance | accessibility | best practices | SEO | FCP s | LCP s | TBT ms | CLS | bytes | requests | code |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|',
]
const failures: string[] = []
const indexes: number[] = []
try {
  for (const line of lines) console.log(line)
  for (const path of paths) {
    const noindex = Boolean(prerendered[path]!.noindex)
    const { scores, times, bytes, requests, code, index, failed } = await measure(site.url + path, chromium.port, {
      runs,
      noindex,
    })
    const [fcp = 0, lcp = 0, tbt = 0, cls = 0] = times
    const cells = [
      ...scores.map((score) => (Number.isNaN(score) ? 'noindex' : score)),
      (fcp / 1000).toFixed(2),
      (lcp / 1000).toFixed(2),
    ]
    const line = `| ${[path, ...cells, Math.round(tbt), cls.toFixed(3), bytes, requests, code].join(' | ')} |`
    lines.push(line)
    console.log(line)
    indexes.push(index)
    failures.push(...failed.map((each) => `${path} · ${each}`))
  }
} finally {
  await chromium.close()
  await site.stop()
}

const text = `# Lighthouse, mobile

Lighthouse 13.5, simulated slow 4G and a CPU 4 times slower; ${runs === 1 ? 'one run' : `the median of ${runs} runs`} on ${cpus().length} cores,
benchmark index ${Math.round(median(indexes))}. Written by \`npm run bench\`; compare only within one run.
Bytes and requests are those of the page. Its code, which comes when the browser is idle after that, is listed separately.

${lines.join('\n')}

${failures.length ? `Failures:\n${failures.map((failure) => `- ${failure}`).join('\n')}` : 'Accessibility, best practices and SEO are 100 on every page.'}
`
if (!values.only) {
  const directory = join(import.meta.dirname, '../../docs/bench')
  await mkdir(directory, { recursive: true })
  await writeFile(join(directory, 'lighthouse.md'), text)
}
console.log(
  failures.length
    ? `\nFAILED\n${failures.join('\n')}`
    : '\nAccessibility, best practices and SEO are 100 on every page.',
)
