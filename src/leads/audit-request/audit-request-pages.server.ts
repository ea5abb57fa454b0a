import type { Hono } from 'hono'
import type { LimitDeps } from '#core/admission/rate-limit.server.ts'
import { limitPages } from '#core/admission/visitor-limits.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { readScope } from '#core/solidity/scope-lines.ts'
import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { readableAnswers } from '#forms/definition/readable-answers.ts'
import { nativeForm } from '#forms/http/native-form.server.ts'
import { framedPage, type Pages } from '#ui/pages/frame.server.ts'
import { actions, clause, pageHead, table } from '#ui/pages/page-parts.server.ts'
import { findAuditRequest, type AuditRequest } from './audit-request.server.ts'
import { auditRequest } from './audit-request.ts'
import { auditStates, owners, statesAfter } from './audit-states.ts'
import { inspectionIn } from './inspection-address.ts'

type Deps = Pages & LimitDeps & { db: Database; publicUrl: string }
type Opened = AuditRequest & { token: string }

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

// The address holds the token: nobody else is told it. We are, because a browser that tells nothing hides where a form comes from.
const headers = { 'referrer-policy': 'same-origin' }

/** `inspection` is the SHA-256 of a report that is to be sent along. */
function formPage({ publicUrl, ...pages }: Deps, inspection: string): Response {
  const lead =
    'Names and hashes of files are sent, never what is in them. You receive a reference and a page to follow it.'
  const address = `${publicUrl}/nft-audit/reports/${inspection}`
  // A collection is seldom a repository: whoever comes with a report can say later where the source is.
  const values: Record<string, string> = inspectionIn(address) ? { inspection: address, access: 'private' } : {}
  const main = markup`${pageHead({ heading: 'Request an audit', lead, seed: '/audit-request' })}
<div class="wide"><div class="audit-request">${nativeForm('audit-request', auditRequest, { values })}</div></div>`
  return framedPage(pages, { title: 'Request an audit', main })
}

function statusPage(pages: Pages, { submission, steps, token }: Opened, sent: boolean): Response {
  const { reference } = submission
  const state = steps.at(-1)?.state ?? 'received'
  const { label, owner, next } = auditStates[state]
  const heading = 'Audit request'
  const lead = sent ? auditRequest.thanks : `${label}. ${next}`
  const more = markup`<dl class="facts"><div><dt>Reference</dt><dd>${reference}</dd></div>
<div><dt>State</dt><dd>${label}</dd></div>
<div><dt>Who acts next</dt><dd>${owners[owner]}</dd></div></dl>`
  const main = markup`${pageHead({ heading, lead, seed: `/audit-request/${reference}`, more })}
${clause({ number: 1, heading: 'Where it stands', body: timeline(steps) })}
${clause({ number: 2, heading: 'What you sent', body: sentTable(submission) })}
${clause({ number: 3, heading: 'Files', body: filesTable(submission.answers.files ?? '') })}
${clause({
  number: 4,
  heading: 'This page',
  body: markup`<p>Keep its address: it is in the mail we sent you. Whoever has it can read this page and withdraw the request. Answer the mail to change something.</p>
${actions({ label: 'Withdraw this request', href: `/audit-request/${token}/withdraw` })}`,
})}`
  return framedPage(pages, { title: `${heading} ${reference}`, main, headers })
}

function timeline(steps: AuditRequest['steps']): SafeHtml {
  const last = steps.at(-1)
  const done = steps.map((step) => {
    const { label, owner, next } = auditStates[step.state]
    const now = step === last
    const note = step.note && markup`<p class="small">${step.note}</p>`
    return markup`<tr${now && markup` aria-current="step"`}><th scope="row">${label}${now && ', now'}${note ?? ''}</th>
<td><time class="mono" datetime="${step.at.toISOString()}">${moment(step.at)}</time></td>
<td>${now && `${owners[owner]}: ${next}`}</td></tr>`
  })
  const coming = (last ? statesAfter(last.state) : []).map((state) => {
    const { label, owner } = auditStates[state]
    return markup`<tr class="soft"><td>${label}</td><td>to come</td><td>${owner !== 'nobody' && owners[owner]}</td></tr>`
  })
  return table({ label: 'Where it stands', columns: ['State', 'Since', 'Who acts next'], rows: [...done, ...coming] })
}

// Whoever has the link sees the code and its scope, not the person.
const personal = new Set<string>(auditRequest.steps!.at(-1)!.fields)

function sentTable(submission: Opened['submission']): SafeHtml {
  const labels = Object.entries(auditRequest.fields)
    .filter(([name]) => !personal.has(name) && name !== 'files')
    .map(([, { label }]) => label)
  const rows = readableAnswers(auditRequest, submission.answers).filter(
    ([label, value]) => value && labels.includes(label),
  )
  return table({
    label: 'What you sent',
    rows: [...rows, ['Received', moment(submission.receivedAt)] as const].map(
      ([label, value]) => markup`<tr><th scope="row">${label}</th><td class="said">${value}</td></tr>`,
    ),
  })
}

function filesTable(text: string): SafeHtml {
  const scope = readScope(text)
  if (!scope || scope.files.length === 0) return markup`<p>You named no files. We agree on them before the quote.</p>`
  const rows = scope.files.map(
    ({ path, lines, sha256 }) => markup`<tr><th scope="row" class="mono said">${path}</th>
<td class="mono said">${sha256}</td><td class="figure">${lines}</td></tr>`,
  )
  return markup`${table({ label: 'Files', columns: ['File', 'SHA-256', 'nSLOC'], rows })}
${scope.more && markup`<p>${scope.more}; the digest above covers all of them.</p>`}
<p class="soft small">Names, counts and hashes: none of the code was sent.</p>`
}

function withdrawPage(pages: Pages, { submission, token }: Opened): Response {
  const heading = 'Withdraw this request?'
  const main = pageHead({
    heading,
    lead: `This erases ${submission.reference} with everything you sent, and tells us to delete our mails about it. It cannot be taken back.`,
    seed: `/audit-request/${submission.reference}`,
    more: markup`<form class="actions" method="post" action="/api/audit-request/withdraw">
<input type="hidden" name="token" value="${token}">
<button class="button solid">Withdraw and erase it</button>
<a class="button" href="/audit-request/${token}">Keep it</a>
</form>`,
  })
  return framedPage(pages, { title: heading, main, headers })
}

function withdrawnPage(pages: Pages): Response {
  const lead =
    'Our database has forgotten the request. Mails that were already sent are deleted by hand within 30 days.'
  const more = actions({ label: 'Back to the audit page', href: '/smart-contract-audit' })
  const main = pageHead({ heading: 'Withdrawn', lead, seed: '/audit-request/withdrawn', more })
  return framedPage(pages, { title: 'Withdrawn', main })
}

function closedPage(pages: Pages): Response {
  const lead = 'This link lost its end, or the request was withdrawn. Copy the link whole from the mail, or ask again.'
  const more = actions({ label: 'Request an audit', href: '/audit-request', solid: true })
  const main = pageHead({ heading: 'No such request', lead, seed: '/audit-request/withdrawn', more })
  return framedPage(pages, { title: 'No such request', main, status: 410, headers })
}

function moment(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
