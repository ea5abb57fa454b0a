import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Variables } from '#core/http/endpoint.server.ts'
import { errorClass, errorPlace, type Log } from '#core/process/log.server.ts'

/** Names each request, and writes one line when it is answered: which route, which status, how long. Nothing of who asked. */
export function requestLog(log: Log): MiddlewareHandler<{ Variables: Variables }> {
  return async (c, next) => {
    const started = performance.now()
    const request = randomUUID()
    c.set('requestId', request)
    await next()
    if (!c.get('complete')) c.res.headers.set('X-Request-Id', request)
    const { status } = c.res
    const failure = c.get('failure')
    // A pattern or the name of a file that exists: the address of an unknown page may hold anything.
    const route = c.get('route') ?? routeOf(c)
    log[status >= 500 ? 'error' : 'info']('request', {
      request,
      route,
      method: c.req.method,
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      ...(failure !== undefined && { error: errorClass(failure) }),
      ...(status >= 500 && { at: errorPlace(failure) }),
    })
  }
}

/** The pattern of the route that answered, such as `/api/forms/:name`; `none` where none did. */
export const routeOf = (c: Context) => matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? 'none'
