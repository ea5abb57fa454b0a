import type { MiddlewareHandler } from 'hono'
import type { Env } from '#core/env.server.ts'
import { fail } from '#core/errors.ts'

/**
 * Refuses calls that change something when a page of another site makes them. Browsers name the page's origin on each of
 * them; programs without an origin, such as a mail reader's one-click unsubscribe, carry no visitor's authority either.
 */
export function fromOurPages({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!reads && origin !== undefined && !isOurs(origin, PUBLIC_URL, c.req.header('host')))
      throw fail('request.foreign-origin')
    await next()
  }
}

/** The configured origin decides; the Host header only where none is configured, which is on somebody's own machine. */
function isOurs(origin: string, publicUrl: string | undefined, host: string | undefined): boolean {
  return publicUrl ? origin === publicUrl : /^https?:/.test(origin) && URL.parse(origin)?.host === host
}
