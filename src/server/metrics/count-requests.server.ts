import type { Context, MiddlewareHandler } from 'hono'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Variables } from '#core/http/endpoint.server.ts'
import { routeOf } from '#server/http/request-log.server.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/**
 * Counts every request by its route pattern, never by its address: rate, errors and duration, and beside them sign-ins, and submissions
 * by form. What a label may say is bounded by the routes and forms there are.
 */
export function countRequests(
  registry: Registry,
  forms: readonly string[],
): MiddlewareHandler<{ Variables: Variables }> {
  const requests = new Counter({
    name: 'intaglio_http_requests_total',
    help: 'Requests answered, by route pattern, method and class of status.',
    labelNames: ['route', 'method', 'class'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'intaglio_http_request_duration_seconds',
    help: 'Time until the head of an answer, by route pattern.',
    labelNames: ['route'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  const signIns = new Counter({
    name: 'intaglio_sign_ins_total',
    help: 'Answers to signed messages, by whether they signed in.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const submissions = new Counter({
    name: 'intaglio_submissions_total',
    help: 'Forms that were sent, by form and whether they were accepted.',
    labelNames: ['form', 'outcome'],
    registers: [registry],
  })
  for (const outcome of ['accepted', 'refused']) {
    signIns.inc({ outcome }, 0)
    for (const form of forms) submissions.inc({ form, outcome }, 0)
  }

  return async (c, next) => {
    const started = performance.now()
    await next()
    const route = labelOf(c)
    const { status } = c.res
    const method = methods.has(c.req.method) ? c.req.method : 'other'
    requests.inc({ route, method, class: `${Math.floor(status / 100)}xx` })
    durations.observe({ route }, (performance.now() - started) / 1_000)
    const outcome = status < 400 ? 'accepted' : 'refused'
    if (route === '/api/siwe/verify' && method === 'POST') signIns.inc({ outcome })
    const form = route === '/api/forms/:name' && method === 'POST' ? c.req.path.split('/')[3] : undefined
    if (form !== undefined && forms.includes(form)) submissions.inc({ form, outcome })
  }
}

/** Files of the site are one label: there are hundreds, and each build has others. */
const labelOf = (c: Context<{ Variables: Variables }>) => (c.get('route') === undefined ? routeOf(c) : 'file')
