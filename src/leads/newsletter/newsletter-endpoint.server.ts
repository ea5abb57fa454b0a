import type { Hono } from 'hono'
import { fail } from '#core/errors.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { mailLinkEndpoints } from '#forms/http/mail-links.server.ts'
import type { AcceptDeps } from '#forms/store/accept.server.ts'
import { announcementsOf, createDeliveries } from '#mail/deliveries.server.ts'
import type { Pages } from '#ui/pages/page-shell.server.ts'
import { leaveNewsletter } from './newsletter-leave.server.ts'
import { confirmSubscriber } from './newsletter.server.ts'

type Deps = AcceptDeps & Pages

/** What the links in the mails of the newsletter do. */
export function newsletterEndpoints(deps: Deps): Hono<{ Variables: Variables }> {
  return mailLinkEndpoints(deps, {
    pages: '/newsletter',
    confirm: (token) => confirm(deps, token),
    unsubscribe: async (token) => {
      if ((await leaveNewsletter(deps, { token })) === 'unknown') throw fail('token.invalid')
    },
  })
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
