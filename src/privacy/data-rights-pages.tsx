import { brand } from '#content/brand.ts'
import { retention } from '#content/legal/retention.ts'
import { emailMaxLength } from '#core/text/email.ts'
import { moment } from '#core/time/moment.ts'
import { Table } from '#ui/components/table.tsx'
import { UtcTime } from '#ui/components/utc-time.tsx'
import { Clauses } from '#ui/pages/clauses.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { ShortPage } from '#ui/pages/short-page.tsx'
import type { Person } from './data-rights-person.server.ts'
import type { DataRequest } from './data-rights.server.ts'

const home = '/privacy/your-data'
const heading = 'Your data'

/** What is known of the account that is signed in, in words; nothing where nobody is. */
export type SignedIn = { account: string; stored: string } | undefined

type Ask = { refused?: { email: string; message: string }; account?: { signedIn: SignedIn } }

/**
 * The page on which a visitor types an address; after a refusal with what was typed, and the reason beside the field. `account` is
 * given where the part about the account of a wallet is shown.
 */
export function AskPage({ refused, account }: Ask) {
  const lead =
    'Type your e-mail address, and we send a mail to it with two links: one shows what we store about it, the other erases it.'
  return (
    <>
      <PageHead
        path={home}
        page={{ heading, lead }}
        details={
          <form className="form" method="post" action="/api/data-rights/request">
            <div className="field">
              <label htmlFor="email">E-mail address</label>
              <input
                className="control"
                id="email"
                name="email"
                type="email"
                autoComplete="email"
                maxLength={emailMaxLength}
                required
                defaultValue={refused?.email ?? ''}
                aria-describedby="email-error"
                aria-invalid={refused && true}
              />
              <p className="field-error" id="email-error">
                {refused?.message}
              </p>
            </div>
            <div className="form-foot">
              <button className="button solid">Send me the links</button>
            </div>
          </form>
        }
      />
      <Clauses
        clauses={{
          'Why by mail': (
            <p>
              Only the person who reads the mail of an address may see or erase what belongs to it. This page answers
              the same for every address, so that nobody learns from it whether we know one. If we store nothing, no
              mail comes.
            </p>
          ),
          'What erasing leaves': <Remains />,
          'The account of a wallet': account && <AccountPart signedIn={account.signedIn} />,
          'Without the mail': (
            <p>
              If you no longer read that address, or if your message named no address,{' '}
              <a href="/contact-us">write to us</a> with its reference.
            </p>
          ),
        }}
      />
    </>
  )
}

function AccountPart({ signedIn }: { signedIn: SignedIn }) {
  if (!signedIn)
    return (
      <p>
        What belongs to the account of a wallet is shown to the person who is signed in with it. Connect it by the
        button above and sign in, then open this page again.
      </p>
    )
  return (
    <>
      <p>
        You are signed in as <code className="data-account">{signedIn.account}</code>. We store {signedIn.stored}.
      </p>
      <form className="actions" method="post" action="/api/data-rights/account/export">
        <button className="button">Download it as JSON</button>
        <a className="button" href={`${home}/account/erase`}>
          Erase it
        </a>
      </form>
    </>
  )
}

/** What is asked before everything of an account is erased. */
export function EraseAccountPage({ account, stored }: NonNullable<SignedIn>) {
  return (
    <PageHead
      path={home}
      page={{
        heading: 'Erase what belongs to your account?',
        lead: `This erases ${stored}. It signs you out everywhere. It cannot be taken back.`,
      }}
      details={
        <>
          <p>
            <code className="data-account">{account}</code>
          </p>
          <form className="actions" method="post" action="/api/data-rights/account/erase">
            <button className="button solid">Erase it</button>
            <a className="button" href={home}>
              Keep it
            </a>
          </form>
        </>
      }
    />
  )
}

/** After a visitor has asked: the same whether we know the address or not. */
export function AskedPage() {
  const lead = `If we hold anything about this address, a mail is on its way. Its links work for ${retention.dataLinkHours} hours.`
  return (
    <ShortPage title="Look into your mail" lead={lead} seed={home}>
      <a className="button" href={home}>
        Ask for another address
      </a>
      <a className="button" href="/privacy">
        Privacy Statement
      </a>
    </ShortPage>
  )
}

/** After everything was erased. */
export function ErasedPage() {
  const lead = 'Our database has forgotten the address and everything that belonged to it.'
  return (
    <>
      <ShortPage title="Erased" lead={lead} seed={home} />
      <Clauses clauses={{ 'What is left': <Remains /> }} />
    </>
  )
}

/** A link that leads to nothing any more. */
export function ClosedPage() {
  const lead = 'This link was used already, has expired, or lost its end. Ask for a new one.'
  return (
    <ShortPage title={heading} lead={lead} seed={home}>
      <a className="button solid" href={home}>
        Ask for a new link
      </a>
    </ShortPage>
  )
}

/** What a link of a mail opens. */
export type Link = { token: string; request: DataRequest; person: Person }

/** Everything that is stored about a person; `titles` are those of the forms of the submissions, in their order. */
export function StoredPage({ token, request, person, titles }: Link & { titles: readonly string[] }) {
  const { deliveries, mails, requests } = person
  const counts = [
    ['Records of what was sent to whom because of it', deliveries.length],
    ['Mails in the outbox of this site', mails.length],
    ['Requests for your data, this one included', requests.length],
  ] as const
  return (
    <>
      <PageHead
        path={home}
        page={{
          heading,
          lead: `What we store about ${request.email}. This page is open until ${moment(request.expiresAt!)}.`,
        }}
        details={
          <form className="actions" method="post" action="/api/data-rights/export">
            <input type="hidden" name="token" value={token} />
            <button className="button solid">Download everything as JSON</button>
            <a className="button" href={`${home}/${token}/erase`}>
              Erase all of this
            </a>
          </form>
        }
      />
      <Clauses
        clauses={{
          'What you sent': <Submissions rows={person.submissions} titles={titles} />,
          ...Object.fromEntries(
            person.kept.map(({ title, told }) => [title, told.map((line) => <p key={line}>{line}</p>)]),
          ),
          'Around it': (
            <Table label="Around it">
              {counts.map(([label, count]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className="figure">{count}</td>
                </tr>
              ))}
            </Table>
          ),
        }}
      />
    </>
  )
}

const states = { accepted: 'received', quarantined: 'held back, because it looked like a robot’s' } as const

function Submissions({ rows, titles }: { rows: Person['submissions']; titles: readonly string[] }) {
  if (rows.length === 0) return <p>Nothing.</p>
  return (
    <Table label="What you sent" columns={['Reference', 'Form', 'Received', 'State']}>
      {rows.map(({ reference, receivedAt, status }, at) => (
        <tr key={reference}>
          <td className="mono">{reference}</td>
          <td>{titles[at]}</td>
          <td>
            <UtcTime at={receivedAt} />
          </td>
          <td>{states[status]}</td>
        </tr>
      ))}
    </Table>
  )
}

/** What is asked before everything is erased. */
export function ErasePage({ token, request, person }: Link) {
  const count = person.submissions.length
  const what = [
    `${count} ${count === 1 ? 'submission' : 'submissions'} with everything that belongs to ${count === 1 ? 'it' : 'them'}`,
    ...person.kept.flatMap(({ erased }) => erased ?? []),
  ].join(', and ')
  return (
    <>
      <PageHead
        path={home}
        page={{
          heading: 'Erase all of this?',
          lead: `This erases what we store about ${request.email}: ${what}. It cannot be taken back.`,
        }}
        details={
          <form className="actions" method="post" action="/api/data-rights/erase">
            <input type="hidden" name="token" value={token} />
            <button className="button solid">Erase all of it</button>
            <a className="button" href={`${home}/${token}`}>
              Keep it
            </a>
          </form>
        }
      />
      <Clauses clauses={{ 'What erasing leaves': <Remains /> }} />
    </>
  )
}

function Remains() {
  return (
    <>
      <ul>
        <li>
          If the address was on the newsletter: a keyed hash of it, so that the newsletter is never sent there again.
          The address cannot be read from the hash.
        </li>
        <li>
          Mails we received about your messages: we delete them by hand within 30 days. A system of ours that received
          them gets the order to erase them too.
        </li>
        <li>What is written to a chain: nobody can erase that.</li>
      </ul>
      <p className="soft small">
        {brand.name} keeps backups as the <a href="/privacy">Privacy Statement</a> says.
      </p>
    </>
  )
}
