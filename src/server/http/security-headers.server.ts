import type { MiddlewareHandler } from 'hono'
import type { Variables } from '#core/http/endpoint.server.ts'

/** Features of the browser no page of ours uses: closed, so that no script that slips in can use them either. */
const closed =
  'accelerometer autoplay camera display-capture encrypted-media gamepad geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture screen-wake-lock serial storage-access usb window-management xr-spatial-tracking'

/** The headers of every answer: pages, files, calls, refusals and faults. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': closed
      .split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Cross-Origin-Resource-Policy': 'same-origin',
    // A stricter value breaks wallets that open a window of their own.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** The headers of the page on which cards are scanned: its own camera, and no word to other sites about where a visitor was. */
export function withCamera(headers: Record<string, string>): Record<string, string> {
  const policy = headers['Permissions-Policy'] ?? ''
  return {
    ...headers,
    'Permissions-Policy': policy.replace('camera=()', 'camera=(self)'),
    'Referrer-Policy': 'no-referrer',
  }
}

/** The headers of a page that may be framed: `frame-ancestors` says by whom, which the older header cannot. */
export function withoutFrameOptions(headers: Record<string, string>): Record<string, string> {
  const { 'X-Frame-Options': _closed, ...rest } = headers
  return rest
}

/** What a document without a policy of its own may do: nothing. */
export const bareContentPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Puts the headers on every answer; the policies that an answer brings along, of its content and of who may embed it, stay. Files are made with them already: touching the
 * headers of an answer afterwards costs half as much again as the whole answer.
 */
export function withSecurityHeaders(publicUrl: string): MiddlewareHandler<{ Variables: Variables }> {
  const headers = Object.entries(securityHeaders(publicUrl))
  return async (c, next) => {
    await next()
    if (c.get('complete')) return
    for (const [name, value] of headers)
      if (name !== 'Cross-Origin-Resource-Policy' || !c.res.headers.has(name)) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', bareContentPolicy)
  }
}
