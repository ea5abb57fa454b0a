import type { Hono } from 'hono'
import type { Address } from 'viem'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { weigh, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { AppError, fail } from '#core/errors.ts'
import { endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import { checkedAddress } from '#core/text/checked-address.ts'
import { readAddress } from '#core/text/read-address.ts'
import type { FindVariant } from '#tools/token/generator/find-variant.server.ts'
import { checkToken, NoToken } from '#tools/token/report/check-token.server.ts'
import type { CheckEvent, TokenReport } from '#tools/token/report/report.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { failTokenCheck } from './errors.ts'

const { ReportView } = await import('#tools/token/report/report-view.tsx')
const { BackToCheck, ReportLinks } = await import('./report-links.tsx')

type Deps = {
  db?: Database | undefined
  gateway: Gateway
  limits: RpcLimits
  findVariant: FindVariant
  framed: InShell
  /** Milliseconds a check may take. */
  patience?: number
}

/** What one check weighs: some two hundred questions to the node. */
const weight = 400

/** Checks at the same time, and the seconds after which it is worth asking again. */
const most = { atOnce: 4, seconds: 10 }

/**
 * `POST /api/token-checks {token}` checks a token and tells how far it is, line by line; `GET /token-check/report?token=` is the same as
 * a page without script, and with `format=json` as a file. Nothing is kept: each is a check of its own.
 */
export function tokenCheckEndpoints(deps: Deps): Hono<{ Variables: Variables }> {
  const { db, gateway, limits, findVariant, framed, patience = 60_000 } = deps
  let going = 0

  async function check(token: Address, visitor: string, { tell, signal }: Asked): Promise<TokenReport> {
    await weigh(limits, visitor, weight)
    if (going >= most.atOnce) throw failTokenCheck('token-check.busy', { seconds: most.seconds })
    going++
    try {
      const within = () => AbortSignal.any([AbortSignal.timeout(patience), signal])
      return await checkToken(token, { db, rpc: gateway.rpc, chain: gateway.chain, findVariant, within, tell })
    } catch (error) {
      if (error instanceof NoToken) throw failTokenCheck('token-check.refused', { sentence: error.message })
      throw failTokenCheck('token-check.unasked').because(error)
    } finally {
      going--
    }
  }

  const calls = endpoint()
  calls.post('/api/token-checks', async (c) => {
    const { token } = await readBody(c, { limit: 1_024, types: ['application/json'] })
    const address = checkedAddress(token)
    if (!address) throw fail('address.invalid')
    const left = new AbortController()
    const lines = new TransformStream<CheckEvent, Uint8Array>(toLines())
    const writer = lines.writable.getWriter()
    writer.closed.catch(() => left.abort())
    const say = (event: CheckEvent) => void writer.write(event).catch(() => undefined)
    const begun = Promise.withResolvers<void>()
    const made = check(address, c.get('clientAddress'), {
      signal: left.signal,
      tell: (words, share) => {
        begun.resolve()
        say({ is: 'step', words, share })
      },
    })
    // What is refused before anything was asked is answered with its status.
    await Promise.race([made, begun.promise])
    made
      .then((report) => say({ is: 'done', report }))
      .catch((error: unknown) => say({ is: 'failed', message: sentenceOf(error) }))
      .finally(() => void writer.close().catch(() => undefined))
    return new Response(lines.readable, {
      headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    })
  })

  calls.get('/token-check/report', async (c) => {
    const page = { title: 'Token check', seed: '/token-check' }
    try {
      const read = readAddress(c.req.query('token') ?? '')
      if (!('address' in read)) throw fail('address.invalid')
      const token = read.address
      const report = await check(token, c.get('clientAddress'), { signal: c.req.raw.signal, tell: () => undefined })
      if (c.req.query('format') === 'json')
        return c.json(report, 200, {
          'Content-Disposition': `attachment; filename="token-check-${token.slice(0, 10)}-${report.block}.json"`,
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex',
        })
      return framed({
        ...page,
        title: `Check of ${report.token.name ?? 'a token'}`,
        lead: `Facts of block ${report.block} of ${gateway.chain.name}, each with how it was found. Every visit is a new check.`,
        seed: token,
        body: draw(ReportView, { report, actions: ReportLinks({ token }) }),
      })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      c.set('failure', error.cause ?? error)
      return framed({
        ...page,
        title: 'Nothing was checked',
        lead: error.message,
        status: error.status,
        body: draw(BackToCheck, {}),
      })
    }
  })
  return calls
}

type Asked = { tell: (words: string, share: number) => void; signal: AbortSignal }

function toLines(): Transformer<CheckEvent, Uint8Array> {
  const encoder = new TextEncoder()
  return { transform: (event, controller) => controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`)) }
}

const sentenceOf = (error: unknown) => (error instanceof AppError ? error.message : fail('server.fault').message)
