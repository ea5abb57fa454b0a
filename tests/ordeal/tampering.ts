import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { readEnv } from '#core/process/env.server.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { isInternal } from '#server/http/static.server.ts'
import { runOps } from '#server/ops/ops.server.ts'
import type { Difference } from '#server/ops/verify-deploy.server.ts'
import { headlessPath } from '../chromium.ts'
import { serveSite } from '../serve-site.ts'
import { type Trial } from './trial.ts'

const root = join(import.meta.dirname, '../..')
/** Our server answers it by leading on, so that none of its bytes is ever sent. */
const movedByUs = '/gitex-global-nft'

const headlessFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
]

const isCode = (path: string) => /^\/assets\/.*\.(?:js|css)$/.test(path)

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/**
 * The content of a body with one bit changed, as it is sent without compression. Within a compression some bits mean nothing, and which
 * ones differs from one program that reads it to the next: Chromium looks at no checksum of gzip.
 */
function damaged(body: Buffer, at: number, encoding = ''): Buffer {
  const content = Buffer.from(decoders[encoding]?.(body) ?? body)
  content[at % content.length]! ^= 1
  return content
}

/** The answers of another server as they are, with one bit of each of the named files changed on its way. */
async function tamperingHost(target: string) {
  const changed = new Map<string, number>()
  const server = createServer((asked, answered) => {
    const { pathname } = new URL(asked.url!, target)
    const { method, headers } = asked
    const passed = request(
      new URL(asked.url!, target),
      { method, headers: { ...headers, connection: 'close' } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const body = Buffer.concat(parts)
          const at = changed.get(pathname)
          if (at === undefined || body.length === 0) {
            answered.writeHead(answer.statusCode!, answer.headers).end(body)
            return
          }
          const { 'content-encoding': encoding, 'content-length': _, ...kept } = answer.headers
          answered.writeHead(answer.statusCode!, kept).end(damaged(body, at, encoding))
        })
      },
    )
    passed.on('error', () => answered.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return {
    url: `http://localhost:${port}`,
    changed,
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

/** The files that `ops verify-deploy` says it was not sent as they were built. */
async function changedAt(url: string): Promise<Set<string>> {
  let out = ''
  await runOps(['verify-deploy', url, '--manifest', join(root, 'build/site.json'), '--json'], {
    env: () => readEnv({}),
    out: (text) => void (out += text),
    err: () => undefined,
  })
  const { differences } = JSON.parse(out) as { differences: Difference[] }
  return new Set(differences.filter(({ fault }) => fault === 'changed' || fault === 'missing').map(({ path }) => path))
}

/**
 * Changes one byte in each of so many files: `ops verify-deploy` must name each of them and no other. Then a browser asks for each script
 * by the import map of a page: whole, it runs; with a changed byte it must not.
 */
export const tampering = (goal = 200): Trial => ({
  name: 'tampering',
  holds:
    'One byte of a file is changed on its way: verify-deploy names each such file and no other, and no such script runs',
  share: 1.5,
  async run(time) {
    await using site = await serveSite({ variables: { LIMIT_FACTOR: '1000000' } })
    await using host = await tamperingHost(site.url)
    const faults: string[] = []
    const manifest = JSON.parse(readFileSync(join(root, 'build/site.json'), 'utf8')) as SiteManifest
    const paths = manifest.files.map(({ path }) => path).filter((path) => !isInternal(path) && path !== movedByUs)
    const [code, others] = [paths.filter(isCode), paths.filter((path) => !isCode(path))]
    const chosen = [...code, ...others].slice(0, goal)
    for (const path of chosen) host.changed.set(path, randomInt(1_000_000))
    const named = await changedAt(host.url)
    host.changed.clear()
    const unnamed = chosen.filter((path) => !named.has(path))
    const innocent = [...named].filter((path) => !chosen.includes(path))
    if (unnamed.length > 0) faults.push(`verify-deploy did not name ${unnamed.slice(0, 5).join(', ')}.`)
    if (innocent.length > 0)
      faults.push(`verify-deploy named ${innocent.slice(0, 5).join(', ')}, where nothing was changed.`)

    await using browser = await chromium.launch({ executablePath: headlessPath(), args: headlessFlags })
    const scripts = chosen.filter((path) => path.endsWith('.js'))
    const able = new Set(await running(browser, host.url, scripts))
    let refused = 0
    for (const script of able) {
      if (time.isOver()) break
      host.changed.set(script, randomInt(1_000_000))
      if ((await running(browser, host.url, [script])).length > 0) faults.push(`${script} ran with a changed byte.`)
      else refused++
      host.changed.clear()
    }
    return {
      reached: [
        { what: 'changed bytes, looked at by verify-deploy', done: chosen.length, goal },
        { what: 'changed scripts, refused by Chromium', done: refused, goal: able.size },
      ],
      faults,
    }
  },
})

/** Which of these scripts run when a page of this host asks for them. */
async function running(browser: Browser, url: string, scripts: string[]): Promise<string[]> {
  const page = await browser.newPage({ baseURL: url })
  try {
    await page.goto('/')
    await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
    await page.locator('script[type=importmap]').first().waitFor({ state: 'attached', timeout: 15_000 })
    return await page.evaluate(async (paths) => {
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), 10_000))
      const ran = await Promise.all(
        paths.map((path) => {
          const runs = import(path).then(
            () => true,
            () => false,
          )
          return Promise.race([runs, late])
        }),
      )
      return paths.filter((_, at) => ran[at])
    }, scripts)
  } catch {
    // The page itself needs what was changed, and has said so.
    return []
  } finally {
    await page.close()
  }
}
