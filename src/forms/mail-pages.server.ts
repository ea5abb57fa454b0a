import type { Hono } from 'hono'
import type { Database } from '#core/database.server.ts'
import { endpoint, type Variables } from '#core/endpoint.server.ts'
import type { Env } from '#core/env.server.ts'
import { fail } from '#core/errors.ts'
import { markup, type SafeHtml } from '#core/html.server.ts'
import { findOutboxMail, listOutbox, type Mailer } from '#core/mail.server.ts'
import { forms } from './catalogue.ts'
import { framedPage, type Pages } from './frame.server.ts'
import { letterDocument } from './letter-document.server.ts'
import { isForm, isUuid } from './parse-submission.server.ts'
import { referencePattern } from './reference.server.ts'

/** What the server-made pages stand on. */
export type MailPagesDeps = Pages & { db: Database; env: Pick<Env, 'PUBLIC_URL'>; mail: Mailer }

/** The pages behind a mail's links, the page after a plain form, and the outbox; to be mounted at `/`. */
export function mailPages(deps: MailPagesDeps): Hono<{ Variables: Variables }> {
  const show = (title: string, main: SafeHtml, status = 200) => framedPage(deps, { title, main, status })
  const app = endpoint()
    .get('/sent/:form', (c) => {
      const form = c.req.param('form')
      if (!isForm(form)) throw fail('request.not-found')
      const given = c.req.query('reference') ?? ''
      const reference = referencePattern.test(given) ? given : undefined
      return show(
        'Sent',
        markup`<h1>Sent</h1><p>${forms[form].thanks}</p>
${reference && markup`<p>Your reference is <strong class="figure">${reference}</strong>.</p>`}
<p><a href="/">Back to the start</a></p>`,
      )
    })
    .get('/newsletter/:page{confirm|unsubscribe}', (c) => {
      const { title, ask, button, thanks } = newsletterPages[c.req.param('page') as keyof typeof newsletterPages]
      if (c.req.query('done') === '1')
        return show(title, markup`<h1>${title}</h1><p>${thanks}</p><p><a href="/">Back to the start</a></p>`)
      const token = c.req.query('token') ?? ''
      if (!/^[\w-]{22}$/.test(token))
        return show(
          title,
          markup`<h1>${title}</h1><p>This link is not complete. Please copy it whole from the mail.</p>`,
          410,
        )
      return show(
        title,
        markup`<h1>${title}</h1><p>${ask}</p>
<form method="post" action="/api/newsletter/${c.req.param('page')}">
<input type="hidden" name="token" value="${token}">
<button class="button">${button}</button>
</form>`,
      )
    })
  // Mails hold what visitors wrote. On a public address they stay in the database, and the outbox page does not exist.
  if (deps.mail.embedded && isLocal(deps.env.PUBLIC_URL)) outboxPages(deps, app)
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

function isLocal(publicUrl: string | undefined): boolean {
  if (!publicUrl) return true
  const { hostname } = new URL(publicUrl)
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  )
}

function outboxPages(deps: MailPagesDeps, app: Hono<{ Variables: Variables }>) {
  const mailOf = async (id: string) => {
    const mail = isUuid(id) ? await findOutboxMail(deps.db, id) : undefined
    if (!mail) throw fail('request.not-found')
    return mail
  }

  app.get('/outbox', async () => {
    const mails = await listOutbox(deps.db, { limit: 200 })
    const items = mails.map(
      (mail) => markup`<tr>
<td><time datetime="${mail.createdAt.toISOString()}">${minute(mail.createdAt)}</time></td>
<td>${mail.recipient}</td>
<td><a href="/outbox/${mail.id}">${mail.subject}</a></td>
</tr>\n`,
    )
    const list =
      items.length > 0
        ? markup`<table><thead><tr><th scope="col">When</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>${items}</tbody></table>`
        : markup`<p>No mail yet. Send the <a href="/contact-us">contact form</a>, and it appears here.</p>`
    return framedPage(deps, {
      title: 'Outbox',
      main: markup`<h1>Outbox</h1>
<p>No mail server is configured, so mail is kept here instead of being sent. SMTP_URL replaces this page by a mail server.</p>
${list}`,
    })
  })

  app.get('/outbox/:id', async (c) => {
    const mail = await mailOf(c.req.param('id'))
    const head = mail.raw.slice(0, mail.raw.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ')
    const headers = head.split(/\r?\n/).map((line) => {
      const cut = line.indexOf(':')
      return markup`<tr><th scope="row">${line.slice(0, cut)}</th><td>${line.slice(cut + 1).trim()}</td></tr>\n`
    })
    return framedPage(deps, {
      title: mail.subject,
      main: markup`<p><a href="/outbox">Outbox</a></p>
<h1>${mail.subject}</h1>
<p><a href="/outbox/${mail.id}/letter">See it as the reader does</a></p>
<pre class="mail-text">${linked(mail.text)}</pre>
<h2>Headers</h2>
<table>${headers}</table>`,
    })
  })

  app.get('/outbox/:id/letter', async (c) => letterDocument((await mailOf(c.req.param('id'))).html))
}

/** Plain text whose web addresses can be followed. */
function linked(text: string): SafeHtml[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? markup`<a href="${part}" rel="noreferrer">${part}</a>` : markup`${part}`))
}

function minute(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ')
}
