import type { MiddlewareHandler } from 'hono'
import type { Variables } from '#core/http/endpoint.server.ts'
import { withoutFrameOptions } from '#server/http/security-headers.server.ts'
import type { LoadedFile, Site } from '#server/http/site.server.ts'
import { readByOthers } from '#wallet/safe/safe-files.server.ts'
import { safePath } from '#wallet/safe/safe-page.ts'

const closed = "frame-ancestors 'none'"

/**
 * The site with `/safe` open to these origins, which may show it in a frame. The build closes every page; who may frame this one is a
 * matter of the environment. Throws when the page has no policy to open.
 */
export function allowFraming(site: Site, hosts: readonly string[]): Site {
  const file = site.files.get(safePath)
  if (!file) return site
  const opened = openToFrames(file, hosts)
  const files = new Map(site.files).set(safePath, opened)
  const page: Site['page'] = (path) => {
    const shown = site.page(path)
    return path === safePath && shown ? { ...shown, headers: opened.headers } : shown
  }
  return { ...site, files, page }
}

/** A file of the site as the server sends it: `/safe` is open to these origins. Throws when it has no policy to open. */
export function openToFrames<File extends Pick<LoadedFile, 'path' | 'headers'>>(
  file: File,
  hosts: readonly string[],
): File {
  if (file.path !== safePath) return file
  const policy = file.headers['Content-Security-Policy'] ?? ''
  if (!policy.includes(closed)) throw new Error(`The page ${file.path} has no policy to open.`)
  const headers = {
    ...file.headers,
    'Content-Security-Policy': policy.replace(closed, ancestors(hosts)),
    ...readByOthers,
  }
  return { ...file, headers }
}

const ancestors = (hosts: readonly string[]) => `frame-ancestors ${hosts.join(' ')}`

/** Pages that one lock, campaign or grant has, which the application draws as well. */
const ofOne = /^\/(?:token-locking|claim|grants)\/[^/]+$/

/**
 * Leads a page of the application that is loaded within a frame to `/safe`, which opens it there: the browser then asks who frames
 * `/safe`. So a reload comes back, and no other page is ever framed. `common` are the headers of every answer.
 */
export function leadFramesToSafe(
  site: Site,
  { hosts, common }: { hosts: readonly string[]; common: Record<string, string> },
): MiddlewareHandler<{ Variables: Variables }> {
  return async (c, next) => {
    if (c.req.method !== 'GET' || c.req.header('sec-fetch-dest') !== 'iframe') return next()
    const { pathname: path, search } = new URL(c.req.url)
    const drawn = path !== safePath && path !== '/frame' && (site.page(path) !== undefined || ofOne.test(path))
    if (!drawn) return next()
    c.set('complete', true)
    return new Response(null, {
      status: 302,
      headers: {
        ...withoutFrameOptions(common),
        'Content-Security-Policy': `default-src 'none'; base-uri 'none'; form-action 'none'; ${ancestors(hosts)}`,
        Location: `${safePath}?${new URLSearchParams({ page: path + search })}`,
        'Cache-Control': 'no-store',
        Vary: 'Sec-Fetch-Dest',
        'X-Request-Id': c.get('requestId'),
      },
    })
  }
}
