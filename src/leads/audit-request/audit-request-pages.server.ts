import type { Hono } from 'hono'
import type { LimitDeps } from '#core/admission/rate-limit.server.ts'
import { limitPages } from '#core/admission/visitor-limits.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import type { Opened } from './audit-request-pages.tsx'
import { findAuditRequest } from './audit-request.server.ts'
import { inspectionIn } from './inspection-address.ts'

const { NoRequestPage, RequestPage, StatusPage, WithdrawPage, WithdrawnPage } =
  await import('./audit-request-pages.tsx')

type Deps = Pages & LimitDeps & { db: Database; publicUrl: string }

/**
 * `/audit-request`, the request as one plain form; `/audit-request/:token`, where an applicant follows it, and its page `withdraw`.
 * They only show: mail scanners open every link.
 */
export function auditRequestPages(deps: Deps): Hono<{ Variables: Variables }> {
  const open = async (token: string, address: string) => {
    await limitPages(deps, 'token', address)
    const found = await findAuditRequest(deps.db, token)
    return found && { ...found, token }
  }
  return endpoint()
    .get('/audit-request', (c) => formPage(deps, c.req.query('inspection') ?? ''))
    .get('/audit-request/withdrawn', () => withdrawnPage(deps))
    .get('/audit-request/:token', async (c) => {
      const opened = await open(c.req.param('token'), c.get('clientAddress'))
      return opened ? statusPage(deps, opened, c.req.query('sent') === '1') : closedPage(deps)
    })
    .get('/audit-request/:token/withdraw', async (c) => {
      const opened = await open(c.req.param('token'), c.get('clientAddress'))
      return opened ? withdrawPage(deps, opened) : closedPage(deps)
    })
}

// The address holds the token: no other site may see it. We may, because a browser that sends no referrer also hides where a form comes from.
const headers = { 'referrer-policy': 'same-origin' }

/** `inspection` is the SHA-256 of a report that is to be sent along. */
function formPage({ publicUrl, ...pages }: Deps, inspection: string): Response {
  const address = `${publicUrl}/nft-audit/reports/${inspection}`
  // A collection seldom has a repository: a visitor who comes with a report can say later where the source is.
  const values: Record<string, string> = inspectionIn(address) ? { inspection: address, access: 'private' } : {}
  return shellPage(pages, { title: 'Request an audit', main: draw(RequestPage, { values }) })
}

function statusPage(pages: Pages, opened: Opened, sent: boolean): Response {
  const title = `Audit request ${opened.submission.reference}`
  return shellPage(pages, { title, main: draw(StatusPage, { ...opened, sent }), headers })
}

const withdrawPage = (pages: Pages, opened: Opened) =>
  shellPage(pages, { title: 'Withdraw this request?', main: draw(WithdrawPage, opened), headers })

const withdrawnPage = (pages: Pages) => shellPage(pages, { title: 'Withdrawn', main: draw(WithdrawnPage, {}) })

const closedPage = (pages: Pages) =>
  shellPage(pages, { title: 'No such request', main: draw(NoRequestPage, {}), status: 410, headers })
