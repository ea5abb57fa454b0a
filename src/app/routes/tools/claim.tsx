import { Link } from 'react-router'
import { Suspense } from 'react'
import { pageMeta } from '#app/page/page-meta.ts'
import { checks, claim as words, eligibility, leaf, powers } from '#content/pages/claim.ts'
import { MerkleLace } from '#site/drawings/merkle-lace.tsx'
import { Clause } from '#ui/components/clause.tsx'
import { Ledger } from '#ui/components/ledger.tsx'
import { Sample } from '#ui/components/sample.tsx'
import { Terms } from '#ui/components/terms.tsx'
import { WhereOffered } from '#ui/links/where-offered.tsx'
import { LazyTool, lazyTool } from '#ui/loading/lazy-tool.tsx'
import { ArticleTop, ToolTop } from '#ui/pages/tool-top.tsx'

export const meta = () => pageMeta('/claim', words)

const { Tool: SampleCampaign } = lazyTool(() =>
  import('#tools/claim/sample/sample-campaign.tsx').then((sample) => sample.SampleCampaign),
)
const creator = lazyTool(() => import('#tools/claim/form/creator-tool.tsx').then(({ CreatorTool }) => CreatorTool))

/** /claim */
export default function Claim() {
  return (
    <>
      <ToolTop id="claim" heading={words.heading} task={words.task} title="Claim from a campaign">
        <form className="form-foot" action="/claim">
          <label htmlFor="claim-number">Number of the campaign</label>
          <input
            className="control"
            id="claim-number"
            name="campaign"
            inputMode="numeric"
            pattern="[1-9][0-9]*"
            title="A number such as 12"
            autoComplete="off"
            required
          />
          <button className="button solid" type="submit">
            Open the campaign
          </button>
        </form>
        <div className="claims-sample">
          <Suspense>
            <SampleCampaign />
          </Suspense>
        </div>
      </ToolTop>
      <ArticleTop path="/claim" lead={words.lead}>
        <a className="button" href="#create">
          Make a campaign
        </a>
      </ArticleTop>
      <Clause id="create" title="Make a campaign">
        <LazyTool tool={creator}>
          <p>
            Give a token, a list and a deadline. Your browser checks the list line by line and hashes it. You publish
            the list, and fund the campaign with one approval and one transaction. This needs JavaScript and a wallet.
          </p>
        </LazyTool>
      </Clause>
      <Clause id="eligibility" title="Who may claim">
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
      <Clause id="powers" title="Who can do what">
        <Ledger label="Powers over a campaign" columns={['Operation', 'Who', 'Limit']} rows={powers} />
      </Clause>
      <Clause id="checks" title="What is checked">
        <Terms terms={checks} />
        <p>
          The contract takes no fee.
          <WhereOffered href="/token-locking">
            {' For shares that open over time, see '}
            <Link to="/token-locking">Token locking</Link>.
          </WhereOffered>
        </p>
      </Clause>
    </>
  )
}
