import type { Context, Hono } from 'hono'
import { fail } from '#core/errors.ts'
import { answerError, endpoint, readBytes, type Variables } from '#core/http/endpoint.server.ts'
import { followTokenLink, countToken } from '#forms/http/token-action.server.ts'
import type { AcceptDeps } from '#forms/store/accept.server.ts'
import { announcementsOf, createDeliveries } from '#mail/deliveries.server.ts'
import type { Pages } from '#ui/pages/page-shell.server.ts'
import { leaveNewsletter } from './newsletter-leave.server.ts'
import { confirmSubscriber } from './newsletter.server.ts'

type Deps = AcceptDeps & Pages
type NewsletterContext = Context<{ Variables: Variables }>

/** `confirm` and `unsubscribe`: only a POST acts, since mail scanners open every link. A GET leads to the page with the button. */
export function newsletterEndpoints(deps: Deps): Hono<{ Variables: Variables }> {
  return endpoint()
    .post('/confirm', (c) =>
      followTokenLink(deps, c, async (token) => {
        await confirm(deps, token)
        return { json: { status: 'confirmed' }, page: '/newsletter/confirm?done=1' }
      }),
    )
    .post('/unsubscribe', (c) =>
      c.req.query('token') ? oneClick(deps, c) : followTokenLink(deps, c, (token) => leaveByPage(deps, token)),
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
  const body = (await readBytes(c.req.raw, 4_096)).toString()
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

async function leave(deps: Deps, token: string) {
  if ((await leaveNewsletter(deps, { token })) === 'unknown') throw fail('token.invalid')
}
