import type { Secret } from '#core/process/secret.server.ts'

/** What the leads webhook receives. `id` is the same on every try: receivers drop an event they have seen. */
export type WebhookEvent = { id: string; type: string; createdAt: string } & Record<string, unknown>

/** Longest wait for a receiver, in milliseconds. */
export const webhookTimeout = 10_000

/** A receiver that did not take the event; `code` says why without a word of its answer: `http-500`, `redirect`, … */
export class WebhookError extends Error {
  override name = 'WebhookError'
  readonly code: string

  constructor(code: string) {
    super(`The webhook did not take the event: ${code}`)
    this.code = code
  }
}

/**
 * Posts one event, signed: `X-Intaglio-Signature` is `v1=` and the hex HMAC-SHA256 of `timestamp.body`. Resolves when the receiver
 * answered 2xx; throws on anything else. Redirects are not followed: they could lead inside. The answer's body is not read, so
 * one without end costs nothing.
 */
export async function postEvent(
  url: string,
  event: WebhookEvent,
  { secret, now = Date.now }: { secret: Secret; now?: () => number },
): Promise<void> {
  const { target, authorization } = withoutUserinfo(url)
  const body = JSON.stringify(event)
  const timestamp = String(Math.floor(now() / 1000))
  const answer = await fetch(target, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(webhookTimeout),
    headers: {
      ...authorization,
      'content-type': 'application/json',
      'user-agent': 'Intaglio',
      'x-intaglio-event': event.id,
      'x-intaglio-timestamp': timestamp,
      'x-intaglio-signature': `v1=${signEvent(secret, timestamp, body)}`,
    },
    body,
  })
  await answer.body?.cancel().catch(() => undefined)
  if (answer.status >= 300 && answer.status < 400) throw new WebhookError('redirect')
  if (!answer.ok) throw new WebhookError(`http-${answer.status}`)
}

/** The signature of an event's body: what a receiver computes from the header's timestamp and the bytes it received. */
export function signEvent(secret: Secret, timestamp: string, body: string): string {
  return Buffer.from(secret.sign('webhook', `${timestamp}.${body}`), 'base64url').toString('hex')
}

// Fetch refuses a URL with a name and a password in it; operators write them there all the same.
function withoutUserinfo(url: string): { target: URL; authorization: Record<string, string> } {
  const target = new URL(url)
  const { username, password } = target
  if (!username && !password) return { target, authorization: {} }
  target.username = ''
  target.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { target, authorization: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}
