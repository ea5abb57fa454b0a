import { Link } from 'react-router'
import { PageHead } from '#ui/pages/page-head.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { campaign as words } from '#content/pages/campaign.ts'
import { LazyTool, lazyTool } from '#ui/loading/lazy-tool.tsx'

export const meta = () => pageMeta('/claim/404', words)

const campaignTool = lazyTool(() =>
  import('#tools/claim/campaign/campaign-tool.tsx').then(({ CampaignTool }) => CampaignTool),
)

/** /claim/:id */
export default function Campaign() {
  return (
    <>
      <PageHead path="/claim" page={words}>
        <Link className="button" to="/claim">
          How eligibility is decided
        </Link>
      </PageHead>
      <div className="wide page-part">
        <LazyTool tool={campaignTool} reads>
          <p>
            The chain is asked by a script of this page, and the proof is made in your browser. Without JavaScript, the
            contract can be asked in any explorer: <code>campaign</code> and <code>isClaimed</code> of MerkleClaims.
          </p>
        </LazyTool>
      </div>
    </>
  )
}
