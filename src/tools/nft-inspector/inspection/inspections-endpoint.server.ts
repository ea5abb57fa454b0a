import type { Hono } from 'hono'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { byNetwork, enforceLimits } from '#core/admission/rate-limit.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { AppError, fail } from '#core/errors.ts'
import { endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import { refuseForeignOrigin } from '#core/http/same-origin.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { faultLog, type Log } from '#core/process/log.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { checkedAddress } from '#core/text/checked-address.ts'
import { readAddress } from '#core/text/read-address.ts'
import { throughGateway } from '#tools/nft-inspector/files/gateway-reach.server.ts'
import type { FileReach } from '#tools/nft-inspector/files/read-file.server.ts'
import { keepReport, keptReport } from '#tools/nft-inspector/report/kept-reports.server.ts'
import { reportPage } from '#tools/nft-inspector/report/report-page.server.ts'
import { reportPath, type InspectionEvent, type Report } from '#tools/nft-inspector/report/report.ts'
import type { Accounts } from '#privacy/data-rights-account.server.ts'
import { noteAsked } from '#tools/nft-inspector/report/asked-reports.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import { openRuns, type Run } from './runs.server.ts'
import { failInspection } from '#tools/nft-inspector/errors.ts'

const { NothingInspected, ReportGone } = await import('#tools/nft-inspector/report/report-page.tsx')

type Deps = Pages & {
  db: Database
  secret: Secret
  env: Pick<Env, 'LIMIT_FACTOR' | 'PUBLIC_URL' | 'PORT' | 'IPFS_GATEWAY'>
  gateway: Gateway
  accounts: Accounts
  log: Log
  /** How files of metadata are reached; tests bring a host of their own. */
  from?: FileReach
}

/** Inspections for one network within ten minutes, and reports that are looked at. */
const rules = { inspect: { most: 15, seconds: 600 }, read: { most: 300, seconds: 600 } } as const

/**
 * `POST /api/nft-inspections {collection}` inspects a collection and tells it line by line; `POST /nft-audit/reports` does the same for
 * a browser without script and leads to the report; `GET /nft-audit/reports/:sha256` is a kept report as a page, with `.json` as text.
 */
export function inspectionEndpoints(deps: Deps): Hono<{ Variables: Variables }> {
  const { db, env, gateway } = deps
  const fault = faultLog(deps.log)
  const start = openRuns({
    rpc: gateway.rpc,
    chain: gateway.chain,
    from: deps.from ?? throughGateway(env.IPFS_GATEWAY),
    onFault: (error) => fault('inspection-part', error),
    keep: (text) => keepReport(db, text),
  })
  const enforce = (name: keyof typeof rules, address: string) =>
    enforceLimits(deps, byNetwork({ name: `nft-${name}`, ...rules[name] }, address))
  // For the page of the account alone: a report without it is as good.
  function keepAsked(run: Run, account: string | undefined) {
    if (!account) return
    void lastOf(run)
      .then((end) => (end?.is === 'done' && end.sha256 ? noteAsked(db, { sha256: end.sha256, account }) : undefined))
      .catch((error: unknown) => fault('inspection-asked', error))
  }
  const calls = endpoint()

  calls.post('/api/nft-inspections', async (c) => {
    const { collection } = await readBody(c, { limit: 1_024, types: ['application/json'] })
    const address = checkedAddress(collection)
    if (!address) throw fail('address.invalid')
    await enforce('inspect', c.get('clientAddress'))
    const run = await start(address)
    keepAsked(run, await deps.accounts.current(c).catch(() => undefined))
    return new Response(linesOf(run), {
      headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    })
  })

  calls.post('/nft-audit/reports', async (c) => {
    refuseForeignOrigin(c, env)
    try {
      const { collection } = await readBody(c, { limit: 1_024, types: ['application/x-www-form-urlencoded'] })
      const read = readAddress(String(collection ?? ''))
      if (!('address' in read)) throw fail('address.invalid')
      await enforce('inspect', c.get('clientAddress'))
      const run = await start(read.address)
      keepAsked(run, await deps.accounts.current(c).catch(() => undefined))
      const end = await lastOf(run)
      if (end?.is !== 'done') throw failInspection('inspection.unasked')
      if (end.sha256) return c.redirect(reportPath(end.sha256), 303)
      return reportPage(deps, { report: end.report })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      c.set('failure', error.cause ?? error)
      return refusedPage(deps, error)
    }
  })

  calls.get('/nft-audit/reports/:file{[0-9a-f]{64}(?:\\.json)?}', async (c) => {
    await enforce('read', c.get('clientAddress'))
    const file = c.req.param('file')
    const sha256 = file.slice(0, 64)
    const text = await keptReport(db, sha256)
    if (text === undefined) return gonePage(deps)
    if (!file.endsWith('.json')) return reportPage(deps, { report: JSON.parse(text) as Report, sha256 })
    return c.body(text, 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="nft-inspection-${sha256.slice(0, 12)}.json"`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Robots-Tag': 'noindex',
    })
  })
  return calls
}

function linesOf({ follow }: Run): ReadableStream<Uint8Array> {
  const events = follow()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await events.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
    },
    async cancel() {
      await events.return(undefined)
    },
  })
}

async function lastOf({ follow }: Run): Promise<InspectionEvent | undefined> {
  let last: InspectionEvent | undefined
  for await (const event of follow()) last = event
  return last
}

function refusedPage(pages: Pages, { status, message, facts }: AppError): Response {
  const headers: Record<string, string> = facts.seconds === undefined ? {} : { 'retry-after': String(facts.seconds) }
  return shellPage(pages, {
    title: 'Nothing was inspected',
    main: draw(NothingInspected, { message }),
    status,
    headers,
  })
}

const gonePage = (pages: Pages) =>
  shellPage(pages, { title: 'This report is gone', main: draw(ReportGone, {}), status: 404 })
