import { Link, useLoaderData } from 'react-router'
import { Clients } from '#app/home/clients.tsx'
import type { ShownFinding } from '#app/home/finding.server.ts'
import { FindingPicture } from '#app/home/finding-picture.tsx'
import { OwnCertificate } from '#app/home/own-certificate.tsx'
import { Proofs } from '#app/home/proofs.tsx'
import { WhoAnswers } from '#app/home/who-answers.tsx'
import { offerFacts } from '#app/page/offer-facts.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { Questions } from '#app/page/questions.tsx'
import { whenWanted } from '#app/page/when-wanted.ts'
import { TalkToUs } from '#app/shell/talk-to-us.tsx'
import { home as words, homeQuestions, homeSteps } from '#content/pages/home.ts'
import { creatorPath, isOffered, isThere, offered } from '#core/offer/offered.ts'
import { countInWords } from '#core/offer/words.ts'
import { Rosette } from '#seals/components/rosette.tsx'
import { Seal } from '#seals/components/seal.tsx'
import { WaveTint } from '#seals/components/wave-tint.tsx'
import { Clause } from '#ui/components/clause.tsx'
import { OfferedLink } from '#ui/links/offered-link.tsx'

export const meta = () => pageMeta('/', words)

export const clientLoader = whenWanted

/** Runs at build: a finding of the sample report with the code it is about. */
export async function loader(): Promise<ShownFinding> {
  const { shownFinding } = await import('#app/home/finding.server.ts')
  return shownFinding()
}

/** The first page. */
export default function Landing() {
  const finding = useLoaderData<typeof loader>()
  return (
    <>
      <section className="hero">
        <div className="hero-tint">
          <WaveTint />
        </div>
        {isThere(creatorPath) ? (
          <OwnCertificate words={<HeroWords />} rosette={<HeroRosette />} />
        ) : (
          <div className="wide hero-columns">
            <div className="hero-text">
              <HeroWords />
            </div>
            <div className="hero-plate">
              <HeroRosette />
            </div>
          </div>
        )}
      </section>
      <Clause layout="band" id="proofs" title="Don’t take our word for it. Check our numbers.">
        <Proofs />
      </Clause>
      <Clause layout="across" id="clients" title="Whom we work for">
        <Clients />
      </Clause>
      <Clause
        layout="across"
        id="services"
        title={`${countInWords(offered.length, 'service')}. Fixed scope, fixed price, clear hand-over.`}
      >
        <ServiceList />
      </Clause>
      <Clause layout="band" id="report" title="What a finding looks like">
        <FindingPicture finding={finding} />
      </Clause>
      <Clause id="seals" title="Two addresses that look alike have different seals">
        <LookAlike />
      </Clause>
      <Clause id="process" title="How we work with you">
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
      <Clause id="people" title="Who answers">
        <WhoAnswers />
      </Clause>
      <Clause id="questions" title="Frequently asked questions">
        <Questions faq={homeQuestions} />
      </Clause>
    </>
  )
}

function HeroWords() {
  const { time, price } = offerFacts('smart-contract-audit')
  const anAudit = isOffered('smart-contract-audit') ? ` An audit takes ${time} and costs ${price}.` : ''
  const [plain, engraved] = words.heading.split(', ')
  return (
    <>
      <h1 className="hero-title">
        {plain}
        {engraved && ', '}
        {engraved && <span className="engraved">{engraved}</span>}
      </h1>
      <p className="lead">{`${words.lead}${anAudit}`}</p>
      <div className="actions">
        <OfferedLink className="button solid large" to="/smart-contract-audit#estimate">
          Estimate an audit
        </OfferedLink>
        <TalkToUs className="button large" />
      </div>
    </>
  )
}

function HeroRosette() {
  return (
    <div className="hero-rosette">
      <Rosette engrave />
    </div>
  )
}

function ServiceList() {
  return (
    <ul className="service-list">
      {offered.map(([slug, { name, outcome, deliverable }]) => {
        const { time, price } = offerFacts(slug)
        return (
          <li key={slug}>
            <h3>
              <Link to={`/${slug}`} discover="none">
                {name}
              </Link>
            </h3>
            <p>{outcome}</p>
            <p className="soft">{deliverable}</p>
            <p className="service-days">
              {time}
              <span className="soft">{price}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

const lookAlikes = [
  ['0x5FbDB2315678afecb367f032d93F642f64180aa3', 'The contract'],
  ['0x5FbD27c38A1ce40B92d55a8cD3E0b71F64180aa3', 'A look-alike'],
] as const

/** Two addresses that are shortened to the same, each with its seal. */
function LookAlike() {
  return (
    <div className="look-alike">
      {lookAlikes.map(([address, caption]) => (
        <figure key={address}>
          <Seal seed={address} size={176} />
          <figcaption className="small">
            <code>{`${address.slice(0, 6)}…${address.slice(-4)}`}</code>
            <span className="soft">{caption}</span>
          </figcaption>
        </figure>
      ))}
      <div className="prose">
        <p className="statement">Both shorten to 0x5FbD…0aa3. Their seals look nothing alike.</p>
        <p>
          Every token, lock and claim made here has a seal that is drawn from its full address. It helps you notice a
          forged address before you sign. Always compare the full address too.
        </p>
      </div>
    </div>
  )
}
