import { Link } from 'react-router'
import { checks, claim as words, eligibility, leaf, powers } from '#content/pages/claim.ts'
import { MerkleLace } from '#services/drawings/merkle-lace.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { Clause } from '#ui/clause.tsx'
import { Ledger } from '#ui/ledger.tsx'
import { Sample } from '#ui/sample.tsx'
import { Terms } from '#ui/terms.tsx'

export const meta = () => pageMeta('/claim', words)

/** /claim */
export default function Claim() {
  return (
    <>
      <PageHead path="/claim" page={words}>
        <a className="button solid" href="#eligibility">
          How eligibility is decided
        </a>
        <Link className="button" to="/contact-us">
          Plan a campaign with us
        </Link>
      </PageHead>
      <Clause number={1} id="eligibility" title="Who may claim">
        <div className="beside">
          <div className="prose">
            {eligibility.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <MerkleLace />
        </div>
        <Sample sample={leaf} />
      </Clause>
      <Clause number={2} id="powers" title="Who can do what">
        <Ledger label="Powers over a campaign" columns={['Operation', 'Who', 'Limit']} rows={powers} />
      </Clause>
      <Clause number={3} id="checks" title="What is checked">
        <Terms terms={checks} />
        <p>
          The contract takes no fee. For shares that open over time, see <Link to="/token-locking">Token locking</Link>.
        </p>
      </Clause>
    </>
  )
}
