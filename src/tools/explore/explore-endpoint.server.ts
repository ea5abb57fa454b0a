import type { Context, Hono } from 'hono'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { weigh, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { asAppError, endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import { draw } from '#ui/pages/draw.server.ts'
import type { ExploreReport } from './explore-report.ts'
import { readMade } from './explore.server.ts'

const { ExploreView } = await import('./explore-view.tsx')

type Deps = { db: Database; gateway: Gateway; limits: RpcLimits; framed: InShell }

/** What one look weighs among the questions to the chain, and letters that are searched for. */
const weight = 20
const mostLetters = 120

/** `GET /api/explore?q=`: what was made here, as JSON; `GET /explore/report?q=`: the same as a page without a script. */
export function exploreEndpoints({ db, gateway, limits, framed }: Deps): Hono<{ Variables: Variables }> {
  async function reportOf(c: Context<{ Variables: Variables }>): Promise<ExploreReport> {
    await weigh(limits, c.get('clientAddress'), weight)
    // PostgreSQL keeps no zero letter, so nothing is called by one.
    const asked = (c.req.query('q') ?? '').replaceAll('\0', '').trim().slice(0, mostLetters)
    return readMade(db, { asked, chain: gateway.chain, now: nowInSeconds() })
  }
  return endpoint()
    .get('/api/explore', async (c) =>
      c.json(await reportOf(c), 200, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }),
    )
    .get('/explore/report', async (c) => {
      try {
        const report = await reportOf(c)
        const lead = report.asked === '' ? 'The newest of each kind.' : `What belongs to “${report.asked}”.`
        return framed({ title: 'Made here', lead, seed: '/explore', body: draw(ExploreView, { report }) })
      } catch (error) {
        const refusal = asAppError(error)
        c.set('failure', refusal.cause ?? refusal)
        return framed({ title: 'Made here', lead: refusal.message, seed: '/explore', status: refusal.status })
      }
    })
}
