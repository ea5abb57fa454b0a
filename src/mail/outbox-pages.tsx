import { Table } from '#ui/components/table.tsx'
import { Clauses } from '#ui/pages/clauses.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import type { outboxMail } from './mail.server.ts'

type OutboxMail = typeof outboxMail.$inferSelect

/** The mails of the outbox, newest first. */
export function OutboxPage({ mails }: { mails: readonly OutboxMail[] }) {
  const lead = 'No mail server is configured, so mail is kept here instead of being sent. Set SMTP_URL to send it.'
  return (
    <>
      <PageHead path="/outbox" page={{ heading: 'Outbox', lead }} />
      <div className="wide">
        {mails.length > 0 ? (
          <Table label="Mails, newest first" columns={['When (UTC)', 'To', 'Subject']}>
            {mails.map(({ id, createdAt, recipient, subject }) => (
              <tr key={id}>
                <td>
                  <time dateTime={createdAt.toISOString()}>{minute(createdAt)}</time>
                </td>
                <td>{recipient}</td>
                <td>
                  <a href={`/outbox/${id}`}>{subject}</a>
                </td>
              </tr>
            ))}
          </Table>
        ) : (
          <p>
            No mail yet. Send the <a href="/contact-us">contact form</a>, and its mail appears here.
          </p>
        )}
      </div>
    </>
  )
}

/** One mail: its text, whose links work, and its headers; `message` is the whole of it. Its HTML is a document of its own. */
export function MailPage({ mail, message }: { mail: OutboxMail; message: string }) {
  return (
    <>
      <PageHead
        path={mail.id}
        page={{ heading: 'Mail', lead: `${mail.subject}. To ${mail.recipient}, ${minute(mail.createdAt)} UTC.` }}
      >
        <a className="button solid" href={`/outbox/${mail.id}/letter`}>
          See it as the reader does
        </a>
        {mail.calendar && (
          <a className="button" href={`/outbox/${mail.id}/calendar`} download>
            Calendar file
          </a>
        )}
        <a className="button" href="/outbox">
          All mails
        </a>
      </PageHead>
      <Clauses
        clauses={{
          Text: (
            <div className="panel">
              <Paragraphs text={mail.text} />
            </div>
          ),
          Headers: (
            <Table label="Headers of the mail">
              {headersOf(message).map(([name, value], at) => (
                <tr key={at}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </Table>
          ),
        }}
      />
    </>
  )
}

function headersOf(message: string): [name: string, value: string][] {
  const [head = ''] = message.split('\n\n')
  return head
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .map((line) => {
      const cut = line.indexOf(':')
      return [line.slice(0, cut), line.slice(cut + 1).trim()]
    })
}

/** Plain text as paragraphs, in which web addresses can be followed. */
function Paragraphs({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block, at) => (
      <div key={at}>
        <p className="mono">
          {block.split('\n').map((line, index) => (
            <span key={index}>
              {index > 0 && <br />}
              <Linked line={line} />
            </span>
          ))}
        </p>
        <br />
      </div>
    ))
}

function Linked({ line }: { line: string }) {
  return line.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
    index % 2 ? (
      <a key={index} href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  )
}

function minute(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ')
}
