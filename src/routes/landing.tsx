import { Link } from 'react-router'
import { Certificate } from '#engraver/certificate.tsx'
import { Rosette } from '#engraver/rosette.tsx'
import { LateSeal } from '#engraver/late-seal.tsx'
import { WaveTint } from '#engraver/wave-tint.tsx'
import { services } from '#services/catalogue.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { home as words } from '#content/pages/home.ts'
import { TalkToUs } from '#shell/talk-to-us.tsx'
import { Clause, Facts } from '#ui/clause.tsx'

export const meta = () => pageMeta('/', words)

/** Each is held by a test of this repository: `tests/budgets.ts` counts the bytes and the hosts of every page. */
const facts = [
  ['Script files before you act', '0'],
  ['Other hosts asked', '0'],
  ['Cookies', '0'],
  ['Services', String(Object.keys(services).length)],
] as const

/** The first page. */
export default function Landing() {
  const { heading, lead } = words
  const [plain, engraved] = heading.split(', ')
  return (
    <>
      <section className="hero">
        <div className="hero-tint">
          <WaveTint />
        </div>
        <div className="hero-rosette">
          <Rosette engrave />
        </div>
        <div className="wide hero-text">
          <h1 className="hero-title">
            {plain}
            {engraved && ', '}
            {engraved && <span className="engraved">{engraved}</span>}
          </h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            <Link className="button solid large" to="/contact-us">
              Tell us what you build
            </Link>
            <TalkToUs className="button large" />
          </div>
          <Facts facts={facts} />
        </div>
      </section>
      <Clause number={1} id="services" title="Nine services, each with an end.">
        <p className="lead">
          Every one ends with something you can hold against us: a report, a contract, a proof, a calendar.
        </p>
        <ul className="grid">
          {Object.entries(services).map(([slug, { name, summary }]) => (
            <li className="panel card" key={slug}>
              <h3>
                <Link to={`/${slug}`} discover="none">
                  {name}
                </Link>
              </h3>
              <p className="soft">{summary}</p>
            </li>
          ))}
        </ul>
      </Clause>
      <Clause number={2} id="seals" title="Every contract has its own plate.">
        <p className="lead">
          The lines below are drawn from the address, and from nothing else. Change one character and the seal is
          another seal, so a look-alike address is seen before it is used.
        </p>
        <Certificate
          drawn="late"
          kind="Token certificate"
          serial="Sample"
          name="Meridian"
          caption="Sample, not on any chain"
          address="0x5FbDB2315678afecb367f032d93F642f64180aa3"
          facts={[
            ['Owner', 'none'],
            ['Mint after deploy', 'impossible'],
            ['Fee on transfer', '0 %'],
            ['Chain', 'Local, 31337'],
          ]}
        />
        <div className="look-alike">
          {[
            ['0x5FbDB2315678afecb367f032d93F642f64180aa3', 'This contract'],
            ['0x5FbD27c38A1ce40B92d55a8cD3E0b71F64180aa3', 'A look-alike'],
          ].map(([address, caption]) => (
            <figure key={address}>
              <LateSeal seed={address!} size={144} />
              <figcaption className="small">
                <code>{`${address!.slice(0, 6)}…${address!.slice(-4)}`}</code>
                <span className="soft">{caption}</span>
              </figcaption>
            </figure>
          ))}
          <p className="statement">Both shorten to the same eight characters. The seals do not agree.</p>
        </div>
      </Clause>
    </>
  )
}
