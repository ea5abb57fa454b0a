import type { Context, Hono } from 'hono'
import { offerChallenge } from '#core/admission/admission.server.ts'
import { fail } from '#core/errors.ts'
import { answerError, endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import { isUuid } from '#core/text/uuid.ts'
import type { Form } from '#forms/definition/define-form.ts'
import { parseSubmission } from '#forms/definition/parse-submission.server.ts'
import { acceptSubmission, type AcceptDeps } from '#forms/store/accept.server.ts'
import { formNamed, type ServedForm, type ServedForms } from '#forms/store/served-form.server.ts'
import { payloadHash } from '#forms/store/store.server.ts'
import type { Pages } from '#ui/pages/page-shell.server.ts'
import { refusedPage } from '#ui/pages/refused-page.server.ts'
import { priceOf } from './limits.server.ts'
import { refusedFormPage } from './native-answer.server.ts'

/** What the endpoints of the forms need. */
export type FormsDeps = AcceptDeps &
  Pages & {
    forms: ServedForms
    /** The account that is signed in in the browser of a request. */
    accounts: { current: (c: Context) => Promise<string | undefined> }
  }

type FormsContext = Context<{ Variables: Variables }>

/** `/api/challenge` and `/api/forms/:name`, to be mounted under `/api`. */
export function formsEndpoints(deps: FormsDeps): Hono<{ Variables: Variables }> {
  return endpoint()
    .get('/challenge', async (c) => {
      const name = c.req.query('form') ?? ''
      const { form } = servedForm(deps, name)
      c.header('Cache-Control', 'no-store')
      return c.json(await offerChallenge(deps, priceOf({ name, form }), c.get('clientAddress')))
    })
    .all('/challenge', (c) => refuseMethod(c, 'GET, HEAD'))
    .post('/forms/:name', (c) => (isPlainForm(c) ? acceptPlainForm(deps, c) : acceptJson(deps, c)))
    .all('/forms/:name', (c) => refuseMethod(c, 'POST'))
}

async function acceptJson(deps: FormsDeps, c: FormsContext): Promise<Response> {
  const name = c.req.param('name') ?? ''
  const served = servedForm(deps, name)
  const receipt = await acceptSubmission(deps, {
    ...parseSubmission(served.form, await readBody(c)),
    idempotencyKey: idempotencyKey(c.req.header('idempotency-key')),
    name,
    served,
    address: c.get('clientAddress'),
    account: await accountOf(deps, c, served),
    native: false,
  })
  c.header('Cache-Control', 'no-store')
  return c.json(receipt, 202)
}

/** A browser without JavaScript: answered with pages, never with JSON, and a refusal keeps what was typed. */
async function acceptPlainForm(deps: FormsDeps, c: FormsContext): Promise<Response> {
  const name = c.req.param('name') ?? ''
  let body: Record<string, string> | undefined
  try {
    const served = servedForm(deps, name)
    // The body first: if the rest is refused, the page shows again what was typed.
    const typed = (await readBody(c, { lists: checkboxes(served.form) })) as Record<string, string>
    body = typed
    const parsed = parseSubmission(served.form, typed)
    const address = c.get('clientAddress')
    const { reference, link } = await acceptSubmission(deps, {
      ...parsed,
      name,
      served,
      idempotencyKey: doubleClickKey(deps, { form: name, answers: parsed.answers, address }),
      address,
      account: await accountOf(deps, c, served),
      native: true,
    })
    c.header('Cache-Control', 'no-store')
    return c.redirect(link ? `${link}?sent=1` : `/sent/${name}?reference=${reference}`, 303)
  } catch (error) {
    const answer = answerError(error, c)
    const retryAfter = answer.headers.get('retry-after')
    const { message, fields } = (await answer.json()) as { message: string; fields?: Record<string, string> }
    const headers: Record<string, string> = retryAfter ? { 'retry-after': retryAfter } : {}
    const refusal = { status: answer.status, message, fields: fields ?? {}, headers }
    const served = formNamed(deps.forms, name)
    if (!body || !served) return refusedPage(deps, refusal)
    if (served.refusedPage && answer.status < 500) return served.refusedPage(deps, { values: body, refusal })
    return refusedFormPage(deps, { name, form: served.form, body, referer: c.req.header('referer'), refusal })
  }
}

/** The account that goes with a submission; nobody is asked for it where the form keeps none. */
async function accountOf({ accounts }: FormsDeps, c: FormsContext, { keepsAccount }: ServedForm) {
  return keepsAccount ? accounts.current(c) : undefined
}

function servedForm({ forms }: Pick<FormsDeps, 'forms'>, name: string): ServedForm {
  const served = formNamed(forms, name)
  if (!served) throw fail('form.unknown', { form: name.replace(/[^\w-]/g, '').slice(0, 40) || 'that' })
  return served
}

function isPlainForm(c: FormsContext): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(c.req.header('content-type') ?? '')
}

/** The fields of which a plain form sends one pair for each box that is ticked. */
function checkboxes({ fields }: Form): string[] {
  return Object.keys(fields).filter((field) => fields[field]!.input === 'checkbox')
}

function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  if (!isUuid(header)) throw fail('request.malformed').because(new TypeError('Idempotency-Key is no UUID'))
  return header.toLowerCase()
}

/** A prerendered page cannot carry a fresh key: the same words from the same visitor within ten minutes are one submission. */
function doubleClickKey(
  { secret }: Pick<FormsDeps, 'secret'>,
  { form, answers, address }: { form: string; answers: Record<string, string>; address: string },
): string {
  const slot = Math.floor(Date.now() / 600_000)
  const hex = Buffer.from(secret.sign('double-click', `${payloadHash(form, answers)}.${address}.${slot}`), 'base64url')
    .toString('hex')
    .slice(0, 32)
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}

function refuseMethod(c: FormsContext, allow: string): Response {
  const answer = answerError(fail('request.method'), c)
  answer.headers.set('Allow', allow)
  return answer
}
