import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { Questions } from '#app/page/questions.tsx'
import { pricing as words, pricingQuestions } from '#content/pages/pricing.ts'
import { pricing as rates, readinessItems } from '#content/pricing.ts'
import { isOffered, offered } from '#core/offer/offered.ts'
import { daysInWords, priceInWords } from '#core/offer/words.ts'
import { figure } from '#core/text/figure.ts'
import { AuditCalculator } from '#site/pricing/audit-calculator.tsx'
import { MenuCalculator } from '#site/pricing/menu-calculator.tsx'
import { Clause } from '#ui/components/clause.tsx'
import { OfferedLink } from '#ui/links/offered-link.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { ArticleTop, ToolTop } from '#ui/pages/tool-top.tsx'

export const meta = () => pageMeta('/pricing', words)

const { audit, dayRate, currency, range } = rates
const perLine = audit.linesPerDay

/** What an audit's days are made of, in words; the figures are those of the calculators. */
const daysOfAudit: readonly (readonly [name: string, detail: string])[] = [
  [
    'Reading',
    `Each reviewer reads ${figure(perLine)} normalised lines a day. ${audit.reviewers} people read every line, separately.`,
  ],
  [
    'External calls and inheritance',
    `Each call to another contract adds ${figure(audit.externalCallDays)} days. Each contract that is inherited from adds ${figure(audit.inheritanceDays)} days.`,
  ],
  [
    'Fixed days',
    `Three parts do not depend on your code: threat model (${figure(audit.setUpDays)}), report (${figure(audit.reportDays)}) and fix review (${figure(audit.fixReviewDays)}).`,
  ],
  [
    'How ready your code is',
    `Each of the ${readinessItems.length} items on the checklist saves ${figure(audit.readinessSaving)}\u00a0% of the reading, up to ${figure(audit.readinessSavingAtMost)}\u00a0%.`,
  ],
]

/** What every price is made of. */
const basis: typeof daysOfAudit = [
  ...(isOffered('smart-contract-audit') ? daysOfAudit : []),
  [
    'The rate',
    `One person costs ${figure(dayRate)} ${currency} a working day. The reading is given from −${range.below} % to +${range.above} %, in whole days. The fixed days have no range.`,
  ],
]

/** /pricing */
export default function Pricing() {
  return (
    <>
      <Top />
      <Clause id="basis" title="How a price is formed">
        <dl className="terms">
          {basis.map(([name, detail]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </Clause>
      {isOffered('erc20-token-development') && (
        <Clause id="token" title="A token written for you">
          <p className="lead">
            {isOffered('meme-token') && (
              <>
                A standard token costs the network’s fee in{' '}
                <OfferedLink to="/meme-token">the token creator</OfferedLink>.{' '}
              </>
            )}
            This calculator is for a token that we write for you.
          </p>
          <MenuCalculator id="token" of="a token" legend="What it can do" menu={rates.token} />
        </Clause>
      )}
      {isOffered('nft-audit') && (
        <Clause id="nft" title="An NFT audit">
          <MenuCalculator id="nft" of="an NFT audit" legend="What the collection has" menu={rates.nftAudit} />
        </Clause>
      )}
      <Clause id="all" title="All services">
        <ServiceTable />
      </Clause>
      <Clause id="questions" title="Questions about money">
        <Questions faq={pricingQuestions} />
      </Clause>
    </>
  )
}

/** The calculator of audits; without audits, what the page is about. */
function Top() {
  const ask = (
    <Link className="button" to="/contact-us?topic=project">
      Ask for a quote
    </Link>
  )
  if (!isOffered('smart-contract-audit'))
    return (
      <PageHead path="/pricing" page={words}>
        {ask}
      </PageHead>
    )
  return (
    <>
      <ToolTop id="audit" heading={words.heading} task={words.task} title="Estimate an audit">
        <AuditCalculator />
        <p>
          If you have the code, <OfferedLink to="/smart-contract-audit#estimate">let the counter read it</OfferedLink>.
          It runs in your browser and sends nothing.
        </p>
      </ToolTop>
      <ArticleTop path="/pricing" lead={words.lead}>
        {ask}
      </ArticleTop>
    </>
  )
}

function ServiceTable() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <section className="table-region ledger" aria-label="Indicative prices of all services" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Duration</th>
            <th scope="col" className="figure">
              Indicative price
            </th>
          </tr>
        </thead>
        <tbody>
          {offered.map(([slug, { name, price }]) => (
            <tr key={slug}>
              <th scope="row">
                <Link to={`/${slug}`}>{name}</Link>
              </th>
              <td data-column="Duration">{'tool' in price ? 'a few minutes' : daysInWords(price.days)}</td>
              <td className={'tool' in price ? 'to-end' : 'figure'} data-column="Indicative price">
                {'tool' in price ? 'the network’s fee' : priceInWords(price.price)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
