import type { Context, Hono } from 'hono'
import { askerOf, type AdmissionDeps } from '#core/admission/admission.server.ts'
import { byNetwork, enforceLimits } from '#core/admission/rate-limit.server.ts'
import { admitCall, mayMail } from '#core/admission/visitor-limits.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import { fail } from '#core/errors.ts'
import { answerError, endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import { isAddress } from '#core/text/email.ts'
import { readAddress } from '#core/text/read-address.ts'
import { mailLinkEndpoints, mailLinkPages } from '#forms/http/mail-links.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import { refusedPage } from '#ui/pages/refused-page.server.ts'
import { askedWords } from './reminder-words.ts'
import { askForDates, confirmReminder, endReminder } from './reminders.server.ts'

const { ShortPage } = await import('#ui/pages/short-page.tsx')

type Deps = Pages & AdmissionDeps & { enqueue: Enqueue }

/** What one network asks for in an hour before it costs work, and what it may ask for without a script, where none can be shown. */
const asked = { name: 'reminders', quiet: 20, seconds: 3_600 }
const withoutScript = { name: 'reminders-plain', most: 20, seconds: 3_600 }

/**
 * `POST /request` with `email` and `account`: asks an address once whether it wants the dates of an account, and answers the same for
 * every address. `confirm` and `unsubscribe` are the links in the mails.
 */
export function reminderEndpoints(deps: Deps): Hono<{ Variables: Variables }> {
  return endpoint()
    .post('/request', async (c) => {
      const plain = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')
      try {
        await ask(deps, c, plain)
        c.header('Cache-Control', 'no-store')
        return plain ? c.redirect('/dashboard/mail/asked', 303) : c.json({ status: 'accepted' }, 202)
      } catch (error) {
        const refusal = answerError(error, c)
        if (!plain) return refusal
        const { message, fields } = (await refusal.json()) as { message: string; fields?: Record<string, string> }
        return refusedPage(deps, { status: refusal.status, message: fields?.email ?? message, headers: {} })
      }
    })
    .all('/request', (c) => {
      const refused = answerError(fail('request.method'), c)
      refused.headers.set('Allow', 'POST')
      return refused
    })
    .route(
      '/',
      mailLinkEndpoints(deps, {
        pages: '/dashboard/mail',
        confirm: async (token) => {
          if (!(await confirmReminder(deps.db, token))) throw fail('token.invalid')
        },
        unsubscribe: async (token) => {
          if (!(await endReminder(deps.db, token))) throw fail('token.invalid')
        },
      }),
    )
}

async function ask(deps: Deps, c: Context<{ Variables: Variables }>, plain: boolean): Promise<void> {
  const body = await readBody(c)
  const { email: typed = '', account: named, ...others } = body
  if (Object.keys(others).length > 0) throw fail('request.malformed')
  const email = String(typed).trim()
  if (!isAddress(email))
    throw fail('form.invalid', { fields: { email: 'Enter an e-mail address, such as ada@mail.example' } })
  const read = readAddress(String(named ?? ''))
  if (!('address' in read)) throw fail('address.invalid')
  const address = c.get('clientAddress')
  if (plain) await enforceLimits(deps, byNetwork(withoutScript, address))
  else await admitCall(deps, asked, askerOf(c))
  if (await mayMail(deps, { subject: 'reminders', email, address }))
    await askForDates(deps, { email, account: read.address })
}

/** The pages behind the links of those mails. */
export const reminderPages = (pages: Pages): Hono<{ Variables: Variables }> =>
  mailLinkPages(pages, {
    at: '/dashboard/mail',
    api: '/api/reminders',
    words: {
      confirm: {
        title: 'Confirm your address',
        ask: 'Press the button, and a mail comes a day before each date of the account.',
        button: 'Confirm my address',
        thanks: 'Your address is confirmed. The first mail comes a day before the next date of the account.',
      },
      unsubscribe: {
        title: 'No more dates of this account',
        ask: 'Press the button and we write no more about this account, and forget your address under it.',
        button: 'Send me no more of them',
        thanks: 'Done. We write no more about this account.',
      },
    },
  }).get('/dashboard/mail/asked', () =>
    shellPage(pages, {
      title: askedWords.title,
      main: draw(ShortPage, { title: askedWords.title, lead: askedWords.lead, seed: '/dashboard/mail/asked' }),
    }),
  )
