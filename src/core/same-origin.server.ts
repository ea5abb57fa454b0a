import type { Context } from 'hono'
import type { Env } from './env.server.ts'
import { fail } from './errors.ts'
import { publicUrlOf } from './public-url.ts'

/**
 * Throws `request.foreign-origin` when a browser says that a page of another site sends this request. A request without the headers
 * of a browser passes: programs may talk to us, they only cannot borrow a visitor's browser for it.
 */
export function refuseForeignOrigin(c: Context, env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): void {
  if (isOneClick(c)) return
  const origin = c.req.header('origin')
  const host = c.req.header('host') ?? new URL(c.req.url).host
  const ours = origin === undefined || origin === publicUrlOf(env) || isOwnLoopback(origin, host)
  if (!ours || c.req.header('sec-fetch-site') === 'cross-site') throw fail('request.foreign-origin')
}

/** RFC 8058: a mail program unsubscribes by a token in the address. Nothing of a visitor's browser lends it any authority. */
function isOneClick(c: Context): boolean {
  return c.req.path === '/api/newsletter/unsubscribe' && c.req.query('token') !== undefined
}

/** On a laptop the site has several names: localhost, 127.0.0.1, [::1]. The one it was asked under is its own. */
function isOwnLoopback(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host: originHost, hostname } = new URL(origin)
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
  return isLoopback && originHost === host && (protocol === 'http:' || protocol === 'https:')
}
