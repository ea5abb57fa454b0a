import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { actions, clause, pageHead, table } from '#ui/pages/page-parts.server.ts'
import { composeMail, type outboxMail } from './mail.server.ts'

type OutboxMail = typeof outboxMail.$inferSelect

/** The mails of the outbox, newest first. */
export function outboxList(mails: OutboxMail[]): SafeHtml {
  const rows = mails.map(
    ({ id, createdAt, recipient, subject }) => markup`<tr>
<td><time datetime="${createdAt.toISOString()}">${minute(createdAt)}</time></td>
<td>${recipient}</td>
<td><a href="/outbox/${id}">${subject}</a></td>
</tr>\n`,
  )
  const lead = 'No mail server is configured, so mail is kept here instead of being sent. Set SMTP_URL to send it.'
  const empty = markup`<p>No mail yet. Send the <a href="/contact-us">contact form</a>, and its mail appears here.</p>`
  return markup`${pageHead({ heading: 'Outbox', lead, seed: '/outbox' })}
<div class="wide">${
    rows.length > 0 ? table({ label: 'Mails, newest first', columns: ['When (UTC)', 'To', 'Subject'], rows }) : empty
  }</div>`
}

/** One mail: its text, whose links work, and its headers. Its HTML is a document of its own. */
export async function mailView(mail: OutboxMail): Promise<SafeHtml> {
  const [head = ''] = (await composeMail(mail)).split('\n\n')
  const headers = head
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .map((line) => {
      const cut = line.indexOf(':')
      return markup`<tr><th scope="row">${line.slice(0, cut)}</th><td>${line.slice(cut + 1).trim()}</td></tr>\n`
    })
  const letter = { label: 'See it as the reader does', href: `/outbox/${mail.id}/letter`, solid: true }
  return markup`${pageHead({
    heading: 'Mail',
    lead: `${mail.subject}. To ${mail.recipient}, ${minute(mail.createdAt)} UTC.`,
    seed: mail.id,
    more: actions(letter, { label: 'All mails', href: '/outbox' }),
  })}
${clause({ number: 1, heading: 'Text', body: markup`<div class="panel">${paragraphs(mail.text)}</div>` })}
${clause({ number: 2, heading: 'Headers', body: table({ label: 'Headers of the mail', rows: headers }) })}`
}

/** Plain text as paragraphs, in which web addresses can be followed. */
function paragraphs(text: string): SafeHtml[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(
      (block) =>
        markup`<p class="mono">${block.split('\n').map((line, index) => markup`${index > 0 && markup`<br>`}${linked(line)}`)}</p><br>`,
    )
}

function linked(line: string): SafeHtml[] {
  return line
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? markup`<a href="${part}" rel="noreferrer">${part}</a>` : markup`${part}`))
}

function minute(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ')
}
