import { Link } from 'react-router'
import { Seal } from '#engraver/seal.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { whitepaper as words } from '#content/pages/whitepaper.ts'

export const meta = () => pageMeta('/whitepaper', words)

/** /whitepaper */
export default function Whitepaper() {
  return (
    <>
      <PageHead path="/whitepaper" page={words}>
        <Link className="button solid" to="/blog">
          Read the blog
        </Link>
      </PageHead>
      <div className="wide">
        <div className="empty">
          <Seal seed="whitepaper" size={120} />
          <p className="statement">Not yet engraved.</p>
          <p className="soft">No whitepaper has been published. The newsletter below says when the first one is.</p>
        </div>
      </div>
    </>
  )
}
