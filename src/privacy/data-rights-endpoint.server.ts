import type { Context, Hono } from 'hono'
import { askerOf, type AdmissionDeps } from '#core/admission/admission.server.ts'
import { byNetwork, enforceLimits } from '#core/admission/rate-limit.server.ts'
import { admitCall, limitPages, mayMail } from '#core/admission/visitor-limits.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import { fail } from '#core/errors.ts'
import { answerError, endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { isAddress } from '#core/text/email.ts'
import type { Pages } from '#ui/pages/page-shell.server.ts'
import { refusedPage } from '#ui/pages/refused-page.server.ts'
import { accountEndpoints, fileOf } from './data-rights-account-pages.server.ts'
import type { AccountDeps, Accounts } from './data-rights-account.server.ts'
import { exportPerson, type ExportDeps } from './data-rights-export.server.ts'
import { askPage } from './data-rights-pages.server.ts'
import { fileRequest, requestOfLink, tokenPattern, useLink } from './data-rights.server.ts'
import { erasePerson } from './erase.server.ts'

/** What the endpoints about a visitor's data need. */
export type DataRightsDeps = Pages &
  ExportDeps &
  AdmissionDeps &
  AccountDeps & { enqueue: Enqueue; env: Env; accounts: Accounts }

/** Requests for a mail about what is stored. */
const asked = { name: 'data-rights', quiet: 60, seconds: 3_600 }

/** The same, sent without a script and so without a proof of work. */
const withoutScript = { name: 'data-rights-plain', most: 60, seconds: 3_600 }

type RightsContext = Context<{ Variables: Variables }>
type Refusal = { status: number; message: string; headers: Record<string, string> }

/**
 * `POST /api/data-rights/request`, `export` and `erase`: JSON is answered with JSON, a plain form with pages, the export with a
 * file. Only `erase` changes anything that was stored before.
 */
export function dataRightsEndpoints(deps: DataRightsDeps): Hono<{ Variables: Variables }> {
  return endpoint()
    .route('/account', accountEndpoints(deps))
    .post('/request', async (c) => {
      let email = ''
      return answer(c, {
        work: async (body) => {
          email = String(body.email ?? '').trim()
          await request(deps, c, { ...body, email })
        },
        done: { page: '/privacy/your-data?asked=1', status: 202, json: { status: 'accepted' } },
        refused: (refusal) => askPage(deps, { refused: { email, ...refusal } }),
      })
    })
    .post('/export', (c) =>
      answer(c, { work: (body) => download(deps, c, body), refused: (r) => refusedPage(deps, r) }),
    )
    .post('/erase', (c) =>
      answer(c, {
        work: (body) => erase(deps, c, body),
        done: { page: '/privacy/your-data?erased=1', status: 200, json: { status: 'erased' } },
        refused: (refusal) => refusedPage(deps, refusal),
      }),
    )
    .all('/:act{request|export|erase}', (c) => {
      const refused = answerError(fail('request.method'), c)
      refused.headers.set('Allow', 'POST')
      return refused
    })
}

/** Does the work of a request and answers in the manner it was asked; `work` may bring an answer of its own. */
async function answer(
  c: RightsContext,
  {
    work,
    done,
    refused,
  }: {
    work: (body: Record<string, unknown>) => Promise<Response | void>
    done?: { page: string; status: 200 | 202; json: Record<string, string> }
    refused: (refusal: Refusal) => Response
  },
): Promise<Response> {
  const plain = isPlain(c)
  try {
    const own = await work(await readBody(c))
    if (own) return own
    c.header('Cache-Control', 'no-store')
    return plain ? c.redirect(done!.page, 303) : c.json(done!.json, done!.status)
  } catch (error) {
    const refusal = answerError(error, c)
    if (!plain) return refusal
    const { message, fields } = (await refusal.json()) as { message: string; fields?: Record<string, string> }
    const retryAfter = refusal.headers.get('retry-after')
    const headers: Record<string, string> = retryAfter ? { 'retry-after': retryAfter } : {}
    return refused({ status: refusal.status, message: fields?.email ?? message, headers })
  }
}

const isPlain = (c: RightsContext) => /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')

async function request(deps: DataRightsDeps, c: RightsContext, body: Record<string, unknown> & { email: string }) {
  const { email, ...others } = body
  if (Object.keys(others).length > 0) throw fail('request.malformed')
  if (!isAddress(email))
    throw fail('form.invalid', { fields: { email: 'Enter an e-mail address, such as ada@mail.example' } })
  const address = c.get('clientAddress')
  if (isPlain(c)) await enforceLimits(deps, byNetwork(withoutScript, address))
  else await admitCall(deps, asked, askerOf(c))
  if (await mayMail(deps, { subject: 'data-rights', email, address })) await fileRequest(deps, email)
}

async function tokenOf(deps: DataRightsDeps, c: RightsContext, { token, ...others }: Record<string, unknown>) {
  await limitPages(deps, 'token', c.get('clientAddress'))
  if (typeof token !== 'string' || Object.keys(others).length > 0) throw fail('request.malformed')
  if (!tokenPattern.test(token)) throw fail('token.invalid')
  return token
}

async function download(deps: DataRightsDeps, c: RightsContext, body: Record<string, unknown>): Promise<Response> {
  const found = await requestOfLink(deps.db, await tokenOf(deps, c, body))
  if (!found) throw fail('token.invalid')
  return fileOf(await exportPerson(deps, found.email))
}

// The link is used up in the transaction that erases: of two presses one erases, and a fault gives the link back.
async function erase(deps: DataRightsDeps, c: RightsContext, body: Record<string, unknown>) {
  const token = await tokenOf(deps, c, body)
  await deps.db.transaction(async (tx) => {
    const used = await useLink(tx, token)
    if (!used) throw fail('token.invalid')
    await erasePerson({ ...deps, db: tx }, used.email, { suppress: 'listed' })
  })
}
