import { Link } from 'react-router'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { pages } from '#shell/pages.ts'

export const meta = () => pageMeta('/claim', pages['/claim'])

/** /claim */
export default function Claim() {
  return (
    <PageHead path="/claim" page={pages['/claim']}>
      <Link className="button solid" to="/token-locking">
        How a lock works
      </Link>
      <Link className="button" to="/contact-us">
        Plan a campaign with us
      </Link>
    </PageHead>
  )
}
