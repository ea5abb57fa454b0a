import type { Hono, MiddlewareHandler } from 'hono'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { servedForms } from '#server/features.server.ts'
import { isOperator } from '#server/http/health.server.ts'
import { countRequests } from './count-requests.server.ts'
import { readGauges, type GaugeDeps } from './read-gauges.server.ts'

type Metrics = {
  /** Counts what the server answers; to be used on every address. */
  counts: MiddlewareHandler<{ Variables: Variables }>
  /** `GET /metrics`, for who has the health token; to be mounted at `/`. */
  endpoint: (deps: GaugeDeps & { secret: Secret }) => Hono<{ Variables: Variables }>
}

/** What Prometheus reads of this server. Each server counts for itself: scrape each by its own address. */
export function openMetrics(): Metrics {
  const counted = new Registry()
  let process: Registry | undefined
  return {
    counts: countRequests(counted, Object.keys(servedForms)),
    endpoint: (deps) =>
      endpoint().get('/metrics', async (c) => {
        // To everyone else there is no such page.
        if (!isOperator(deps.secret, c)) throw fail('request.not-found')
        if (!process) collectDefaultMetrics({ register: (process = new Registry()) })
        const all = Registry.merge([counted, process, await readGauges(deps)])
        c.header('Cache-Control', 'no-store')
        return c.body(await all.metrics(), 200, { 'content-type': all.contentType })
      }),
  }
}
