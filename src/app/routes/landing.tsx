import { Link } from 'react-router'
import { figures } from '#app/figures.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { Questions } from '#app/page/questions.tsx'
import { TalkToUs } from '#app/shell/talk-to-us.tsx'
import { home as words, homeFinding, homeQuestions, homeSteps } from '#content/pages/home.ts'
import { services } from '#core/offer/catalogue.ts'
import { daysInWords, figure } from '#core/offer/words.ts'
import { Certificate } from '#seals/components/certificate.tsx'
import { LazySeal } from '#seals/components/lazy-seal.tsx'
import { Rosette } from '#seals/components/rosette.tsx'
import { WaveTint } from '#seals/components/wave-tint.tsx'
import { TokenStart } from '#tools/token/form/token-start.tsx'
import { Clause, Facts } from '#ui/components/clause.tsx'

export const meta = () => pageMeta('/', words)

/** Each is held by a test of this repository: `tests/budgets.ts` counts files, hosts and bytes. */
const heldByTests = [
  ['Script files before you act', '0'],
  ['Other hosts asked', '0'],
  ['Cookies before you act', '0'],
  ['Page and styles, at most', '15 kB'],
] as const

const counted = [
  ['Tests', figure(figures.tests)],
  ['Lines of source', figure(figures.sourceLines)],
  ['Run by unit tests', `${figures.coveredPercent} %`],
  ['Libraries it depends on', figure(figures.dependencies)],
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
            <Link className="button solid large" to="/smart-contract-audit#estimate">
              Estimate an audit
            </Link>
            <TalkToUs className="button large" />
          </div>
          <Facts facts={heldByTests} />
        </div>
      </section>
      <Clause id="services" title="Nine services, each with an end.">
        <ServiceList />
      </Clause>
      <Clause id="figures" title="No logos. Figures.">
        <p className="lead">Counted when this was built; the share when last measured.</p>
        <Facts facts={counted} />
      </Clause>
      <Clause id="seals" title="Every contract has its own plate.">
        <p className="lead">Name a token, and read its source as you type. Its seal is drawn from its address alone.</p>
        <TokenStart />
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
          ]}
        />
        <LookAlike />
      </Clause>
      <Clause id="process" title="Four steps, no surprises.">
        <ol className="steps">
          {homeSteps.map(([name, time, detail]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="step-facts">{time}</p>
              <p>{detail}</p>
            </li>
          ))}
        </ol>
      </Clause>
      <Clause id="report" title="What a finding looks like.">
        <figure className="panel sample">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
          <pre tabIndex={0}>
            <code>{homeFinding}</code>
          </pre>
          <figcaption className="soft small">
            Sample. <Link to="/smart-contract-audit#sample">Read it in full</Link>
          </figcaption>
        </figure>
      </Clause>
      <Clause id="questions" title="Asked before.">
        <Questions faq={homeQuestions} />
      </Clause>
    </>
  )
}

function ServiceList() {
  return (
    <ul className="service-list">
      {Object.entries(services).map(([slug, { name, outcome, deliverable, price }]) => (
        <li key={slug}>
          <h3>
            <Link to={`/${slug}`} discover="none">
              {name}
            </Link>
          </h3>
          <p>{outcome}</p>
          <p className="soft">{deliverable}</p>
          <p className="service-days">{'tool' in price ? 'at once' : daysInWords(price.days)}</p>
        </li>
      ))}
    </ul>
  )
}

function LookAlike() {
  return (
    <div className="look-alike">
      {[
        ['0x5FbDB2315678afecb367f032d93F642f64180aa3', 'This contract'],
        ['0x5FbD27c38A1ce40B92d55a8cD3E0b71F64180aa3', 'A look-alike'],
      ].map(([address, caption]) => (
        <figure key={address}>
          <LazySeal seed={address!} size={144} />
          <figcaption className="small">
            <code>{`${address!.slice(0, 6)}…${address!.slice(-4)}`}</code>
            <span className="soft">{caption}</span>
          </figcaption>
        </figure>
      ))}
      <p className="statement">Shortened the same; the seals are not.</p>
    </div>
  )
}
