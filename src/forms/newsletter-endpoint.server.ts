import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerError, endpoint, type Variables } from '#core/endpoint.server.ts'
import { fail } from '#core/errors.ts'
import { announcementsOf, type AcceptDeps } from './accept.server.ts'
import { createDeliveries, type NewDelivery } from './deliveries.server.ts'
import type { Pages } from './frame.server.ts'
import { confirmSubscriber, unsubscribe } from './newsletter.server.ts'
import { findSubmission } from './store.server.ts'
import { actOnToken, countToken } from './token-action.server.ts'

type Deps = AcceptDeps & Pages
type NewsletterContext = Context<{ Variables: Variables }>

/** `confirm` and `unsubscribe`: only a POST acts, since mail scanners open every link. A GET leads to the page with the button. */
export function newsletterEndpoints(deps: Deps): Hono<{ Variables: Variables }> {
  return endpoint()
    .post('/confirm', (c) =>
      actOnToken(deps, c, async (token) => {
        await confirm(deps, token)
        return { json: { status: 'confirmed' }, page: '/newsletter/confirm?done=1' }
      }),
    )
    .post(
      '/unsubscribe',
      bodyLimit({
        maxSize: 4_096,
        onError: () => {
          throw fail('request.too-large', { limit: 4_096 })
        },
      }),
      (c) => (c.req.query('token') ? oneClick(deps, c) : actOnToken(deps, c, (token) => leaveByPage(deps, token))),
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

/** RFC 8058: the mail program of the reader posts `List-Unsubscribe=One-Click`. No cookie, no redirect, no page, from any origin. */
async function oneClick(deps: Deps, c: NewsletterContext): Promise<Response> {
  await countToken(deps, c)
  const body = await c.req.text()
  const asked = /^List-Unsubscribe=One-Click\s*$/i.test(body) || /name="?List-Unsubscribe"?\s+One-Click\s/i.test(body)
  if (!asked) throw fail('request.malformed')
  await leave(deps, c.req.query('token')!)
  c.header('Cache-Control', 'no-store')
  return c.json({ status: 'unsubscribed' })
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

async function leaveByPage(deps: Deps, token: string) {
  await leave(deps, token)
  return { json: { status: 'unsubscribed' }, page: '/newsletter/unsubscribe?done=1' }
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
