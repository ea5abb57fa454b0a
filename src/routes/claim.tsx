import { Link } from 'react-router'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { claim as words } from '#content/pages/claim.ts'

export const meta = () => pageMeta('/claim', words)

/** /claim */
export default function Claim() {
  return (
    <PageHead path="/claim" page={words}>
      <Link className="button solid" to="/token-locking">
        How a lock works
      </Link>
      <Link className="button" to="/contact-us">
        Plan a campaign with us
      </Link>
    </PageHead>
  )
}
