import type { Hono } from 'hono'
import { brand } from '#content/brand.ts'
import { retention } from '#content/legal/retention.ts'
import { limitPages } from '#core/admission/visitor-limits.server.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { emailMaxLength } from '#core/text/email.ts'
import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { framedPage, type Pages } from '#ui/pages/frame.server.ts'
import { actions, clause, pageHead, table } from '#ui/pages/page-parts.server.ts'
import { accountPages, accountPart } from './data-rights-account-pages.server.ts'
import type { Readable } from './data-rights-export.server.ts'
import { findPerson, type Person } from './data-rights-person.server.ts'
import { requestOfLink, tokenPattern, type DataRequest } from './data-rights.server.ts'

type Deps = Parameters<typeof accountPages>[0] & { readable: Readable }

const home = '/privacy/your-data'
const title = 'Your data'

/**
 * `/privacy/your-data`, where a visitor asks by address, and `/privacy/your-data/:token`, which the mail leads to. They only show:
 * mail scanners open every link.
 */
export function dataRightsPages(deps: Deps): Hono<{ Variables: Variables }> {
  const open = async (token: string, address: string) => {
    await limitPages(deps, 'token', address)
    const request = tokenPattern.test(token) ? await requestOfLink(deps.db, token) : undefined
    return request && { token, request, person: await findPerson(deps.db, request.email) }
  }
  return endpoint()
    .route('/', accountPages(deps))
    .get(home, async (c) => {
      if (c.req.query('erased') === '1') return erasedPage(deps)
      return c.req.query('asked') === '1' ? askedPage(deps) : askPage(deps, { account: await accountPart(deps, c) })
    })
    .get(`${home}/:token`, async (c) => {
      const link = await open(c.req.param('token'), c.get('clientAddress'))
      return link ? storedPage(deps, link) : closedPage(deps)
    })
    .get(`${home}/:token/erase`, async (c) => {
      const link = await open(c.req.param('token'), c.get('clientAddress'))
      return link ? erasePage(deps, link) : closedPage(deps)
    })
}

// An address with a token in it is told to nobody else. To us it must be told: without it a browser hides where a form comes from.
const headers = { 'referrer-policy': 'same-origin' }

type Refused = { email: string; status: number; message: string; headers: Record<string, string> }

/**
 * The page on which a visitor types an address; after a refusal with what was typed, and the reason beside the field. `account` is
 * the part about the account of a wallet.
 */
export function askPage(pages: Pages, { refused, account }: { refused?: Refused; account?: SafeHtml }): Response {
  const more = markup`<form class="form" method="post" action="/api/data-rights/request">
<div class="field"><label for="email">E-mail address</label>
<input class="control" id="email" name="email" type="email" autocomplete="email" maxlength="${emailMaxLength}" required value="${refused?.email ?? ''}" aria-describedby="email-error"${refused && markup` aria-invalid="true"`}>
<p class="field-error" id="email-error">${refused?.message}</p></div>
<div class="form-foot"><button class="button solid">Send me the links</button></div>
</form>`
  const main = markup`${pageHead({
    heading: title,
    lead: 'Type your e-mail address, and we send a mail to it with two links: one shows what we store about it, the other erases it.',
    seed: home,
    more,
  })}
${clause({
  number: 1,
  heading: 'Why by mail',
  body: markup`<p>Only whoever reads the mail of an address may see or erase what belongs to it. This page answers the same for every address, so that nobody learns from it whether we know one. If we store nothing, no mail comes.</p>`,
})}
${clause({ number: 2, heading: 'What erasing leaves', body: remains() })}
${account && clause({ number: 3, heading: 'The account of a wallet', body: account })}
${clause({
  number: account ? 4 : 3,
  heading: 'Without the mail',
  body: markup`<p>If you no longer read that address, or if your message named no address, <a href="/contact-us">write to us</a> with its reference.</p>`,
})}`
  return framedPage(pages, {
    title,
    main,
    status: refused?.status,
    headers: { ...headers, ...refused?.headers },
  })
}

function askedPage(pages: Pages): Response {
  const lead = `If we hold anything about this address, a mail is on its way. Its links work for ${retention.dataLinkHours} hours.`
  const more = actions(
    { label: 'Ask for another address', href: home },
    { label: 'Privacy Statement', href: '/privacy' },
  )
  return framedPage(pages, { title, main: pageHead({ heading: 'Look into your mail', lead, seed: home, more }) })
}

function erasedPage(pages: Pages): Response {
  const lead = 'Our database has forgotten the address and everything that belonged to it.'
  const more = actions({ label: 'Back to the first page', href: '/' })
  const main = markup`${pageHead({ heading: 'Erased', lead, seed: home, more })}
${clause({ number: 1, heading: 'What is left', body: remains() })}`
  return framedPage(pages, { title: 'Erased', main })
}

function closedPage(pages: Pages): Response {
  const lead = 'This link was used already, has expired, or lost its end. Ask for a new one.'
  const more = actions({ label: 'Ask for a new link', href: home, solid: true })
  const main = pageHead({ heading: title, lead, seed: home, more })
  return framedPage(pages, { title, main, status: 410, headers })
}

type Link = { token: string; request: DataRequest; person: Person }

function storedPage(
  { readable, ...pages }: Pages & { readable: Readable },
  { token, request, person }: Link,
): Response {
  const { submissions, newsletter } = person
  const until = request.expiresAt!
  const main = markup`${pageHead({
    heading: title,
    lead: `What we store about ${request.email}. This page is open until ${moment(until)}.`,
    seed: home,
    more: markup`<form class="actions" method="post" action="/api/data-rights/export">
<input type="hidden" name="token" value="${token}">
<button class="button solid">Download everything as JSON</button>
<a class="button" href="${home}/${token}/erase">Erase all of this</a>
</form>`,
  })}
${clause({ number: 1, heading: 'What you sent', body: submissionTable(submissions, readable) })}
${clause({ number: 2, heading: 'Newsletter', body: newsletterState(newsletter) })}
${clause({ number: 3, heading: 'Around it', body: countTable(person) })}`
  return framedPage(pages, { title, main, headers })
}

const states = { accepted: 'received', quarantined: 'held back, because it looked like a robot’s' } as const

function submissionTable(rows: Person['submissions'], readable: Readable): SafeHtml {
  if (rows.length === 0) return markup`<p>Nothing.</p>`
  return table({
    label: 'What you sent',
    columns: ['Reference', 'Form', 'Received', 'State'],
    rows: rows.map(
      (
        row,
      ) => markup`<tr><td class="mono">${row.reference}</td><td>${readable(row).title}</td><td>${moment(row.receivedAt)}</td>
<td>${states[row.status]}</td></tr>`,
    ),
  })
}

function newsletterState(rows: Person['newsletter']): SafeHtml {
  if (rows.length === 0) return markup`<p>Not on the list.</p>`
  return markup`${rows.map(({ status, consentAt, confirmedAt, unsubscribedAt }) => {
    if (status === 'confirmed') return markup`<p>On the list, confirmed on ${moment(confirmedAt!)}.</p>`
    if (status === 'unsubscribed') return markup`<p>You left the list on ${moment(unsubscribedAt ?? consentAt)}.</p>`
    return markup`<p>Asked for on ${moment(consentAt)}, not confirmed. It is erased after ${retention.unconfirmedDays} days.</p>`
  })}`
}

function countTable({ deliveries, mails, requests }: Person): SafeHtml {
  const rows: [string, number][] = [
    ['Records of what was sent to whom because of it', deliveries.length],
    ['Mails in the outbox of this site', mails.length],
    ['Requests for your data, this one included', requests.length],
  ]
  return table({
    label: 'Around it',
    rows: rows.map(([label, count]) => markup`<tr><th scope="row">${label}</th><td class="figure">${count}</td></tr>`),
  })
}

function erasePage(pages: Pages, { token, request, person }: Link): Response {
  const count = person.submissions.length
  const what = [
    `${count} ${count === 1 ? 'submission' : 'submissions'} with everything that belongs to ${count === 1 ? 'it' : 'them'}`,
    ...(person.newsletter.length > 0 ? ['your place on the newsletter and the record of your consent'] : []),
  ].join(', and ')
  const main = markup`${pageHead({
    heading: 'Erase all of this?',
    lead: `This erases what we store about ${request.email}: ${what}. It cannot be taken back.`,
    seed: home,
    more: markup`<form class="actions" method="post" action="/api/data-rights/erase">
<input type="hidden" name="token" value="${token}">
<button class="button solid">Erase all of it</button>
<a class="button" href="${home}/${token}">Keep it</a>
</form>`,
  })}
${clause({ number: 1, heading: 'What erasing leaves', body: remains() })}`
  return framedPage(pages, { title: 'Erase all of this?', main, headers })
}

function remains(): SafeHtml {
  return markup`<ul>
<li>If the address was on the newsletter: a keyed hash of it, so that the newsletter is never sent there again. Nobody can read the address out of it.</li>
<li>Mails we received about your messages: we delete them by hand within 30 days. A system of ours that was told of them is told to erase them too.</li>
<li>What is written to a chain: nobody can erase that.</li>
</ul>
<p class="soft small">${brand.name} keeps backups as the <a href="/privacy">Privacy Statement</a> says.</p>`
}

function moment(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
