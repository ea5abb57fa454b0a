import type { Context } from 'hono'
import { fail } from '#core/errors.ts'
import type { Env } from '#core/process/env.server.ts'
import { isLoopbackName } from './loopback.ts'
import { publicUrlOf } from './public-url.ts'

/**
 * Throws `request.foreign-origin` when a browser says that a page of another site sends this request. A request without the headers
 * of a browser passes: programs may talk to us, they only cannot borrow a visitor's browser for it.
 */
export function refuseForeignOrigin(c: Context, env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): void {
  if (isOneClick(c)) return
  const origin = c.req.header('origin')
  const host = c.req.header('host') ?? new URL(c.req.url).host
  const publicUrl = publicUrlOf(env)
  const ours = origin === undefined || origin === publicUrl || isOwnLoopback(origin, { host, publicUrl })
  if (!ours || c.req.header('sec-fetch-site') === 'cross-site') throw fail('request.foreign-origin')
}

/** RFC 8058: a mail program unsubscribes by a token in the address. Nothing of a visitor's browser lends it any authority. */
function isOneClick(c: Context): boolean {
  return /^\/api\/(?:newsletter|reminders)\/unsubscribe$/.test(c.req.path) && c.req.query('token') !== undefined
}

/**
 * On a laptop the site has several names: localhost, 127.0.0.1, [::1]. The one it was asked under is its own, by the scheme of its public
 * address: behind a proxy with TLS, a page that came without it is another server's.
 */
function isOwnLoopback(origin: string, { host, publicUrl }: { host: string; publicUrl: string }): boolean {
  if (!URL.canParse(origin)) return false
  const asked = new URL(origin)
  return isLoopbackName(asked.hostname) && asked.host === host && asked.protocol === new URL(publicUrl).protocol
}
