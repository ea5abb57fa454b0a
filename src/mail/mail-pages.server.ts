import type { Hono } from 'hono'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { isLoopbackName } from '#core/http/loopback.ts'
import type { Env } from '#core/process/env.server.ts'
import { markup } from '#core/text/html.server.ts'
import { isForm, isUuid } from '#forms/definition/parse-submission.server.ts'
import { referencePattern } from '#forms/store/reference.server.ts'
import { forms } from '#leads/catalogue.ts'
import { pledgePages } from '#leads/pledge/pledge-pages.server.ts'
import { surveyPages } from '#leads/survey/survey-pages.server.ts'
import { framedPage, type Pages } from '#ui/pages/frame.server.ts'
import { actions, pageHead } from '#ui/pages/page-parts.server.ts'
import { letterDocument } from './letter-document.server.ts'
import { findOutboxMail, listOutbox, type Mailer } from './mail.server.ts'
import { mailView, outboxList } from './outbox-view.server.ts'

/** What the server-made pages stand on. */
export type MailPagesDeps = Pages & { db: Database; env: Pick<Env, 'PUBLIC_URL' | 'PORT' | 'HOST'>; mail: Mailer }

/** The pages behind a mail's links, the page after a plain form, and the outbox; to be mounted at `/`. */
export function mailPages(deps: MailPagesDeps): Hono<{ Variables: Variables }> {
  const app = endpoint()
    .route('/', surveyPages(deps))
    .route('/', pledgePages(deps))
    .get('/sent/:form', (c) => {
      const form = c.req.param('form')
      if (!isForm(form)) throw fail('request.not-found')
      const given = c.req.query('reference') ?? ''
      const reference = referencePattern.test(given) ? given : undefined
      const number =
        reference &&
        markup`<p class="form-thanks-reference"><span class="soft">Your reference</span> <code>${reference}</code></p>`
      const more = markup`${number}${actions({ label: 'Back to the first page', href: '/' })}`
      const main = pageHead({ heading: 'Sent', lead: forms[form].thanks, seed: reference ?? '/sent', more })
      return framedPage(deps, { title: 'Sent', main })
    })
    .get('/newsletter/:page{confirm|unsubscribe}', (c) => {
      const page = c.req.param('page') as keyof typeof newsletterPages
      return newsletterPage(deps, { page, token: c.req.query('token') ?? '', done: c.req.query('done') === '1' })
    })
  if (deps.mail.embedded && showsOutbox(deps.env)) outboxPages(deps, app)
  return app
}

const newsletterPages = {
  confirm: {
    title: 'Confirm your address',
    ask: 'Press the button and you are on the list.',
    button: 'Confirm my address',
    thanks: 'Thank you. Your address is confirmed.',
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    ask: 'Press the button and we will not write to you any more.',
    button: 'Take me off the list',
    thanks: 'Done. We will not write to you any more.',
  },
}

function newsletterPage(deps: MailPagesDeps, at: { page: keyof typeof newsletterPages; token: string; done: boolean }) {
  const { title, ask, button, thanks } = newsletterPages[at.page]
  const seed = `/newsletter/${at.page}`
  const back = actions({ label: 'Back to the first page', href: '/' })
  if (at.done) return framedPage(deps, { title, main: pageHead({ heading: title, lead: thanks, seed, more: back }) })
  if (!/^[\w-]{22}$/.test(at.token)) {
    const lead = 'This link is not complete. Please copy it whole from the mail.'
    return framedPage(deps, { title, main: pageHead({ heading: title, lead, seed, more: back }), status: 410 })
  }
  const more = markup`<form class="actions" method="post" action="/api/newsletter/${at.page}">
<input type="hidden" name="token" value="${at.token}">
<button class="button solid">${button}</button>
</form>`
  return framedPage(deps, { title, main: pageHead({ heading: title, lead: ask, seed, more }) })
}

/**
 * Whether this is a site for this machine: its public address says so, or it is bound to no other. Mails hold what visitors wrote; on
 * every other site they stay in the database.
 */
export function showsOutbox({ PUBLIC_URL, HOST }: Pick<Env, 'PUBLIC_URL' | 'HOST'>): boolean {
  return isLoopbackName(PUBLIC_URL ? new URL(PUBLIC_URL).hostname : HOST)
}

function outboxPages(deps: MailPagesDeps, app: Hono<{ Variables: Variables }>) {
  const mailOf = async (id: string) => {
    const mail = isUuid(id) ? await findOutboxMail(deps.db, id) : undefined
    if (!mail) throw fail('request.not-found')
    return mail
  }
  app.use('/outbox/*', async (c, next) => {
    if (!c.get('fromHere')) throw fail('request.not-found')
    await next()
  })
  app.get('/outbox', async () => {
    const mails = await listOutbox(deps.db, { limit: 200 })
    return framedPage(deps, { title: 'Outbox', main: outboxList(mails) })
  })
  app.get('/outbox/:id', async (c) => {
    const mail = await mailOf(c.req.param('id'))
    return framedPage(deps, { title: mail.subject, main: await mailView(mail) })
  })
  app.get('/outbox/:id/letter', async (c) => letterDocument((await mailOf(c.req.param('id'))).html))
}
