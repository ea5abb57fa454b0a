import type { Hono } from 'hono'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { isLoopbackName } from '#core/http/loopback.ts'
import type { Env } from '#core/process/env.server.ts'
import { isUuid } from '#core/text/uuid.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import { calendarAnswer } from './calendar-answer.server.ts'
import { letterDocument } from './letter-document.server.ts'
import { calendarName, composeMail, findOutboxMail, listOutbox, type Mailer } from './mail.server.ts'

const { MailPage, OutboxPage } = await import('./outbox-pages.tsx')

/** What the server-made pages need. */
export type MailPagesDeps = Pages & { db: Database; env: Pick<Env, 'PUBLIC_URL' | 'PORT' | 'HOST'>; mail: Mailer }

/** The outbox, on this machine alone; to be mounted at `/`. */
export function mailPages(deps: MailPagesDeps): Hono<{ Variables: Variables }> {
  const app = endpoint()
  if (deps.mail.embedded && showsOutbox(deps.env)) outboxPages(deps, app)
  return app
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
    return shellPage(deps, { title: 'Outbox', main: draw(OutboxPage, { mails }) })
  })
  app.get('/outbox/:id', async (c) => {
    const mail = await mailOf(c.req.param('id'))
    return shellPage(deps, { title: mail.subject, main: draw(MailPage, { mail, message: await composeMail(mail) }) })
  })
  app.get('/outbox/:id/calendar', async (c) => {
    const { calendar } = await mailOf(c.req.param('id'))
    if (!calendar) throw fail('request.not-found')
    return calendarAnswer(calendar.content, calendarName)
  })
  app.get('/outbox/:id/letter', async (c) => letterDocument((await mailOf(c.req.param('id'))).html))
}
