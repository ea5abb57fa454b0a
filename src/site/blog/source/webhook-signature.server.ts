import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a signed message counts, in milliseconds. */
const lifetime = 300_000

/**
 * Whether the content store signed this body: its header has a moment `t` in milliseconds, and as `v1` the HMAC-SHA-256 of `t.body`.
 * Answers `false` to anything else, and to what is older than five minutes.
 */
export function isFromStore(
  body: string,
  { header = '', secret, now }: { header?: string | undefined; secret: string; now: number },
): boolean {
  const [, at = '', given = ''] = /^t=(\d{1,15}),\s*v1=([\w-]+)$/.exec(header) ?? []
  if (!given || Math.abs(now - Number(at)) > lifetime) return false
  const own = Buffer.from(createHmac('sha256', secret).update(`${at}.${body}`).digest('base64url'))
  const theirs = Buffer.from(given)
  return own.length === theirs.length && timingSafeEqual(own, theirs)
}
