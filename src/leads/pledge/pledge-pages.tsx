import { pledgeVersions } from '#content/pledge.ts'
import { shortAddress } from '#core/text/short-address.ts'
import { Seal } from '#seals/components/seal.tsx'
import { WaveTint } from '#seals/components/wave-tint.tsx'
import { longDate } from '#core/time/long-date.ts'
import { Clauses } from '#ui/pages/clauses.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { FirstPage, ShortPage } from '#ui/pages/short-page.tsx'
import type { Certified } from './pledge-wall.server.ts'
import { WallEntry } from './pledge-wall.tsx'
import { hostOf, namesSentence, type Wall } from './pledge-words.ts'
import { signers } from './pledge.ts'

/** The wall without script; `older`: these are not the newest names. */
export function WallPage({ wall: { count, names, next }, older }: { wall: Wall; older: boolean }) {
  return (
    <>
      <PageHead path="/pledge/wall" page={{ heading: 'The wall of the pledge', lead: namesSentence(count) }}>
        <Way to="/pledge#sign" solid words="Sign the pledge" />
        <Way to="/pledge" words="Read the pledge" />
      </PageHead>
      <div className="wide pledge-wall">
        {names.length > 0 && (
          <ul className="pledge-names">
            {names.map((name) => (
              <WallEntry key={name.id} {...name} />
            ))}
          </ul>
        )}
        {next && (
          <div className="actions">
            <Way to={`/pledge/wall?after=${next}`} words="Older names" />
          </div>
        )}
        {older && (
          <div className="actions">
            <Way to="/pledge/wall" words="Newest names" />
          </div>
        )}
      </div>
    </>
  )
}

/** What will be on the wall, and the button that puts it there. */
export function ConfirmPage({
  title,
  token,
  answers: { name, signer, link },
}: {
  title: string
  token: string
  answers: Record<string, string>
}) {
  const lead = 'The public wall under the pledge will show this. It replaces an earlier signature with your address.'
  const asked = {
    Name: <bdi>{name}</bdi>,
    'What you are': signers.find(([value]) => value === signer)?.[1],
    ...(link && { 'Your page': link }),
  }
  return (
    <PageHead
      path="/pledge/confirm"
      page={{ heading: title, lead }}
      details={
        <>
          <dl className="facts">
            {Object.entries(asked).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="pledge-asked">{value}</dd>
              </div>
            ))}
          </dl>
          <Press action="/api/pledge/confirm" token={token} words="Confirm and show my name" />
        </>
      }
    />
  )
}

/** The button that takes a name off the wall. */
export function WithdrawPage({ title, token }: { title: string; token: string }) {
  const lead =
    'Press the button and the signature made with your address is deleted, from the wall and from our database.'
  return (
    <PageHead
      path="/pledge/withdraw"
      page={{ heading: title, lead }}
      details={<Press action="/api/pledge/withdraw" token={token} words="Withdraw and delete my name" />}
    />
  )
}

/** After a name was taken off the wall. */
export function WithdrawnPage({ title }: { title: string }) {
  const lead =
    'Done. Your name is off the wall and deleted from our database, and so is your address. A mail that told us of your name is deleted by hand within 30 days.'
  return (
    <ShortPage title={title} lead={lead} seed="/pledge/withdraw">
      <Back />
    </ShortPage>
  )
}

/** A link that leads to no name. */
export function GoneLinkPage({ title }: { title: string }) {
  const lead =
    'This link has been used, has expired or is not complete. Copy the whole link from the mail, or sign again.'
  return (
    <ShortPage title={title} lead={lead} seed="/pledge">
      <Back />
    </ShortPage>
  )
}

const byMail = {
  thanks: 'Thank you. This is your certificate. The mail on its way to you holds the link by which you can withdraw.',
  lead: 'A name under the pledge, confirmed by e-mail.',
  typed: 'The name was typed by its bearer and confirmed by e-mail; we have not checked who they are.',
}

const byWallet = {
  thanks:
    'Thank you. This is your certificate. To change your name, sign once more with the same account; to withdraw it, use the button here or below the form of the pledge.',
  lead: 'A name under the pledge, signed with a wallet.',
  typed: 'The name was typed by its bearer and signed by their account; we have not checked who they are.',
}

type Signature = { name: Certified; signed: boolean; mine: boolean; address: string }

/** The public page of one signature. `signed`: a moment ago; `mine`: its signer looks at it. */
export function SignaturePage({ name, signed, mine, address }: Signature) {
  const version = pledgeVersions.find(({ sha256 }) => sha256 === name.text)
  const words = name.account ? byWallet : byMail
  return (
    <>
      <PageHead
        path="/pledge"
        page={{
          heading: signed ? 'Your name is on the wall' : 'Signed',
          lead: signed ? words.thanks : words.lead,
        }}
        details={
          <>
            <div className="actions">
              <Way to="/pledge" solid words="Read the pledge" />
              <Way to="/pledge/wall" words="See the wall" />
            </div>
            {mine && <Press action="/api/pledge/wallet/withdraw" words="Withdraw and delete my name" />}
          </>
        }
      />
      <div className="wide">
        <SignatureCertificate {...name} version={version?.number} />
      </div>
      <Clauses
        clauses={{
          'To show it': (
            <>
              <p>Anyone may open the address of this certificate. It stays while the name is on the wall.</p>
              <p className="pledge-address">
                <code>{address}</code>
              </p>
            </>
          ),
          'What was signed': (
            <>
              <p>
                The name is bound to one text by its SHA-256
                {version && (
                  <>
                    :{' '}
                    <a href={`/pledge/text/${version.number}`}>
                      version {version.number} of <time dateTime={version.date}>{longDate(version.date)}</time>
                    </a>
                  </>
                )}
                . {words.typed}
              </p>
              <p>
                <code className="pledge-hash">{name.text}</code>
              </p>
            </>
          ),
          'To check it': name.account && <Proof {...name} />,
        }}
      />
    </>
  )
}

/** A sheet with the name, what was signed and when, and the seal drawn from the account that signed, or else from the public id. */
function SignatureCertificate({ id, name, signer, link, account, signed, version }: Certified & { version?: number }) {
  const facts = {
    Signed: <time dateTime={signed}>{longDate(signed)}</time>,
    Text: version ? `Version ${version}` : 'An earlier version',
    ...(signer && { As: signer }),
    ...(link && { Page: hostOf(link) }),
  }
  return (
    <article className="certificate pledge-certificate" aria-label="Certificate of a signature">
      <WaveTint kind="certificate" className="certificate-tint" />
      <div className="certificate-body">
        <div className="certificate-text">
          <p className="certificate-label">
            Signature under the pledge <span className="certificate-serial">{id}</span>
          </p>
          <p className="certificate-name">
            <bdi>{name}</bdi>
          </p>
          <dl className="certificate-facts">
            {Object.entries(facts).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {account && (
              <div className="pledge-certificate-account">
                <dt>Account</dt>
                <dd>{account}</dd>
              </div>
            )}
          </dl>
        </div>
        <figure className="certificate-seal">
          <Seal seed={account ?? `/pledge/${id}`} size={320} />
          <figcaption>Drawn from {account ? shortAddress(account) : id}</figcaption>
        </figure>
      </div>
    </article>
  )
}

function Proof({ account, message, signature }: Certified) {
  return (
    <>
      <p>
        The account below has signed this message, as EIP-191 has it. Any tool that verifies signed messages says so
        too; where the account is a contract, one that asks its chain.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <pre className="pledge-message" tabIndex={0}>
        {message}
      </pre>
      <dl className="facts">
        <div>
          <dt>Account</dt>
          <dd className="pledge-asked">
            <code>{account}</code>
          </dd>
        </div>
        <div>
          <dt>Signature</dt>
          <dd>
            <code className="pledge-hash">{signature}</code>
          </dd>
        </div>
      </dl>
    </>
  )
}

function Way({ to, words, solid }: { to: string; words: string; solid?: boolean }) {
  return (
    <a className={solid ? 'button solid' : 'button'} href={to}>
      {words}
    </a>
  )
}

function Back() {
  return (
    <>
      <Way to="/pledge" words="Read the pledge" />
      <FirstPage />
    </>
  )
}

function Press({ action, token, words }: { action: string; token?: string; words: string }) {
  return (
    <form className="actions" method="post" action={action}>
      {token && <input type="hidden" name="token" value={token} />}
      <button className={token ? 'button solid' : 'button'}>{words}</button>
    </form>
  )
}
