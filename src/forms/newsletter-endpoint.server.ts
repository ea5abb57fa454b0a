import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerError, endpoint, readBody, type Variables } from '#core/endpoint.server.ts'
import { fail } from '#core/errors.ts'
import { announcementsOf, type AcceptDeps } from './accept.server.ts'
import { createDeliveries, type NewDelivery } from './deliveries.server.ts'
import type { Pages } from './frame.server.ts'
import { byNetwork, enforceLimits } from './limits.server.ts'
import { refusedPage } from './native-answer.server.ts'
import { confirmSubscriber, unsubscribe } from './newsletter.server.ts'
import { findSubmission } from './store.server.ts'

type Deps = AcceptDeps & Pages
type NewsletterContext = Context<{ Variables: Variables }>
type Act = (deps: Deps, token: string) => Promise<void>

/** `confirm` and `unsubscribe`: only a POST acts, since mail scanners open every link. A GET leads to the page with the button. */
export function newsletterEndpoints(deps: Deps): Hono<{ Variables: Variables }> {
  return endpoint()
    .post('/confirm', (c) => act(deps, c, { page: 'confirm', with: confirm }))
    .post(
      '/unsubscribe',
      bodyLimit({
        maxSize: 4_096,
        onError: () => {
          throw fail('request.too-large', { limit: 4_096 })
        },
      }),
      (c) => (c.req.query('token') ? oneClick(deps, c) : act(deps, c, { page: 'unsubscribe', with: leave })),
    )
    .get('/:page{confirm|unsubscribe}', (c) => {
      const token = c.req.query('token') ?? ''
      return c.redirect(`/newsletter/${c.req.param('page')}?token=${encodeURIComponent(token.slice(0, 100))}`, 303)
    })
    .all('/:page{confirm|unsubscribe}', (c) => {
      const answer = answerError(fail('request.method'), c)
      answer.headers.set('Allow', 'POST')
      return answer
    })
}

/** Acts on a token from the body. JSON is answered with JSON, the form of our own page with a page. */
async function act(deps: Deps, c: NewsletterContext, { page, with: change }: { page: string; with: Act }) {
  const plain = (c.req.header('content-type') ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded')
  try {
    await count(deps, c)
    const { token, ...others } = await readBody(c)
    if (typeof token !== 'string' || Object.keys(others).length > 0) throw fail('request.malformed')
    await change(deps, token)
    c.header('Cache-Control', 'no-store')
    return plain
      ? c.redirect(`/newsletter/${page}?done=1`, 303)
      : c.json({ status: page === 'confirm' ? 'confirmed' : 'unsubscribed' })
  } catch (error) {
    const answer = answerError(error, c)
    if (!plain) return answer
    const retryAfter = answer.headers.get('retry-after')
    const { message } = (await answer.json()) as { message: string }
    return refusedPage(deps, {
      status: answer.status,
      message,
      headers: retryAfter ? { 'retry-after': retryAfter } : {},
    })
  }
}

/** RFC 8058: the mail program of the reader posts `List-Unsubscribe=One-Click`. No cookie, no redirect, no page, from any origin. */
async function oneClick(deps: Deps, c: NewsletterContext): Promise<Response> {
  await count(deps, c)
  const body = await c.req.text()
  const asked = /^List-Unsubscribe=One-Click\s*$/i.test(body) || /name="?List-Unsubscribe"?\s+One-Click\s/i.test(body)
  if (!asked) throw fail('request.malformed')
  await leave(deps, c.req.query('token')!)
  c.header('Cache-Control', 'no-store')
  return c.json({ status: 'unsubscribed' })
}

function count(deps: Deps, c: NewsletterContext) {
  return enforceLimits(deps, { ...byNetwork(c.get('clientAddress'), 'token'), everyone: 'all' })
}

// The operator and the webhook hear of an address when it is confirmed: before that it may be a stranger's.
async function confirm({ db, enqueue, env }: Deps, token: string) {
  await db.transaction(async (tx) => {
    const subscriber = await confirmSubscriber(tx, token)
    if (!subscriber) throw fail('token.invalid')
    if (!subscriber.submission) return
    await createDeliveries(tx, enqueue, [
      { event: 'newsletter.confirmed', destination: 'welcome', submission: subscriber.submission },
      ...announcementsOf({ id: subscriber.submission }, env),
    ])
  })
}

async function leave({ db, enqueue, env }: Deps, token: string) {
  await db.transaction(async (tx) => {
    const left = await unsubscribe(tx, token)
    if (left.outcome === 'unknown') throw fail('token.invalid')
    if (left.outcome === 'gone' || !env.LEADS_WEBHOOK_URL || !left.subscriber.submission) return
    const stored = await findSubmission(tx, left.subscriber.submission)
    if (!stored || !left.subscriber.confirmedAt) return
    const event: NewDelivery = {
      event: 'newsletter.unsubscribed',
      destination: 'webhook',
      payload: { form: stored.form, reference: stored.reference },
    }
    await createDeliveries(tx, enqueue, [event])
  })
}
