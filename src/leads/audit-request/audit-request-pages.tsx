import { readScope } from '#core/solidity/scope-lines.ts'
import { readableAnswers } from '#forms/definition/readable-answers.ts'
import { NativeForm } from '#forms/http/native-form.tsx'
import { Facts } from '#ui/components/clause.tsx'
import { Table } from '#ui/components/table.tsx'
import { UtcTime } from '#ui/components/utc-time.tsx'
import { OfferedAnchor } from '#ui/links/offered-anchor.tsx'
import { Clauses } from '#ui/pages/clauses.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { ShortPage } from '#ui/pages/short-page.tsx'
import { quoteLine, quoteRows } from './audit-quote.ts'
import type { AuditRequest, AuditStep } from './audit-request.server.ts'
import { auditRequest } from './audit-request.ts'
import { auditStates, owners, statesAfter } from './audit-states.ts'

/** A request that was found by its token. */
export type Opened = AuditRequest & { token: string }

/** The request as one plain form. */
export function RequestPage({ values }: { values: Record<string, string> }) {
  const lead =
    'Names and hashes of files are sent, never what is in them. You receive a reference and a page to follow it.'
  return (
    <>
      <PageHead path="/audit-request" page={{ heading: 'Request an audit', lead }} />
      <div className="wide">
        <div className="audit-request">
          <NativeForm name="audit-request" form={auditRequest} values={values} />
        </div>
      </div>
    </>
  )
}

/** Where an applicant follows a request; `sent`: it was sent a moment ago. */
export function StatusPage({ submission, steps, token, sent }: Opened & { sent: boolean }) {
  const { reference } = submission
  const newest = steps.at(-1)
  const { label, owner, next } = auditStates[newest?.state ?? 'received']
  const facts = [
    ['Reference', reference],
    ['State', label],
    ['Who acts next', owners[owner]],
  ] as const
  return (
    <>
      <PageHead
        path={`/audit-request/${reference}`}
        page={{ heading: 'Audit request', lead: sent ? auditRequest.thanks : `${label}. ${next}` }}
        details={<Facts facts={facts} />}
      />
      <Clauses
        clauses={{
          ...(newest?.quote && { 'Our quote': <QuoteAnswers step={newest} token={token} /> }),
          Progress: <Timeline steps={steps} />,
          'What you sent': <Sent submission={submission} />,
          Files: <Files text={submission.answers.files ?? ''} />,
          'This page': (
            <>
              <p>
                Keep its address: it is in the mail we sent you. Anyone who has it can read this page, answer a quote
                and withdraw the request. Answer the mail to change something.
              </p>
              <div className="actions">
                <a className="button" href={`/audit-request/${token}/withdraw`}>
                  Withdraw this request
                </a>
              </div>
            </>
          ),
        }}
      />
    </>
  )
}

/** A quote that waits for its answer, with a button for each. */
function QuoteAnswers({ step: { id, quote, note }, token }: { step: AuditStep; token: string }) {
  const action = `/api/audit-request/quotes/${id}`
  return (
    <>
      <Facts facts={quoteRows(quote!)} />
      {note && <p className="said">{note}</p>}
      <p>Your answer is mailed to you and to us. After you accept, we send the contract.</p>
      <div className="actions">
        <form method="post" action={`${action}/accept`}>
          <input type="hidden" name="token" value={token} />
          <button className="button solid">Accept this quote</button>
        </form>
        <form method="post" action={`${action}/decline`}>
          <input type="hidden" name="token" value={token} />
          <button className="button">Decline it</button>
        </form>
      </div>
    </>
  )
}

function Timeline({ steps }: Pick<AuditRequest, 'steps'>) {
  const last = steps.at(-1)
  return (
    <Table label="Progress" columns={['State', 'Since', 'Who acts next']}>
      {steps.map((step, at) => {
        const { label, owner, next } = auditStates[step.state]
        const now = step === last
        return (
          <tr key={at} aria-current={now ? 'step' : undefined}>
            <th scope="row">
              {label}
              {now && ', now'}
              {step.note && <p className="small">{step.note}</p>}
              {step.quote && <p className="small">{quoteLine(step.quote)}</p>}
            </th>
            <td className="mono">
              <UtcTime at={step.at} />
            </td>
            <td>{now && `${owners[owner]}: ${next}`}</td>
          </tr>
        )
      })}
      {(last ? statesAfter(last.state) : []).map((state) => {
        const { label, owner } = auditStates[state]
        return (
          <tr key={state} className="soft">
            <td>{label}</td>
            <td>to come</td>
            <td>{owner !== 'nobody' && owners[owner]}</td>
          </tr>
        )
      })}
    </Table>
  )
}

// Anyone who has the link sees the code and its scope, not the person.
const personal = new Set<string>(auditRequest.steps!.at(-1)!.fields)

function Sent({ submission }: Pick<Opened, 'submission'>) {
  const labels = Object.entries(auditRequest.fields)
    .filter(([name]) => !personal.has(name) && name !== 'files')
    .map(([, { label }]) => label)
  const answers = readableAnswers(auditRequest, submission.answers).filter(
    ([label, value]) => value && labels.includes(label),
  )
  return (
    <Table label="What you sent">
      {answers.map(([label, value]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td className="said">{value}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">Received</th>
        <td className="said">
          <UtcTime at={submission.receivedAt} />
        </td>
      </tr>
    </Table>
  )
}

function Files({ text }: { text: string }) {
  const scope = readScope(text)
  if (!scope || scope.files.length === 0) return <p>You named no files. We agree on them before the quote.</p>
  return (
    <>
      <Table label="Files" columns={['File', 'SHA-256', 'nSLOC']}>
        {scope.files.map(({ path, lines, sha256 }) => (
          <tr key={path}>
            <th scope="row" className="mono said">
              {path}
            </th>
            <td className="mono said">{sha256}</td>
            <td className="figure">{lines}</td>
          </tr>
        ))}
      </Table>
      {scope.more && <p>{scope.more}; the digest above covers every file.</p>}
      <p className="soft small">Names, counts and hashes: none of the code was sent.</p>
    </>
  )
}

/** What is asked before a request is withdrawn. */
export function WithdrawPage({ submission: { reference }, token }: Opened) {
  const lead = `This erases ${reference} with everything you sent, and tells us to delete our mails about it. It cannot be taken back.`
  return (
    <PageHead
      path={`/audit-request/${reference}`}
      page={{ heading: 'Withdraw this request?', lead }}
      details={
        <form className="actions" method="post" action="/api/audit-request/withdraw">
          <input type="hidden" name="token" value={token} />
          <button className="button solid">Withdraw and erase it</button>
          <a className="button" href={`/audit-request/${token}`}>
            Keep it
          </a>
        </form>
      }
    />
  )
}

/** After a request was withdrawn. */
export function WithdrawnPage() {
  const lead =
    'Our database has forgotten the request. Mails that were already sent are deleted by hand within 30 days.'
  return (
    <ShortPage title="Withdrawn" lead={lead} seed="/audit-request/withdrawn">
      <OfferedAnchor className="button" href="/smart-contract-audit">
        Back to the audit page
      </OfferedAnchor>
    </ShortPage>
  )
}

/** A link that leads to no request. */
export function NoRequestPage() {
  const lead =
    'The link is not complete, or the request was withdrawn. Copy the whole link from the mail, or send a new request.'
  return (
    <ShortPage title="No such request" lead={lead} seed="/audit-request/withdrawn">
      <a className="button solid" href="/audit-request">
        Request an audit
      </a>
    </ShortPage>
  )
}
