import { Link } from 'react-router'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { pages } from '#shell/pages.ts'

export const meta = () => pageMeta('/mint', pages['/mint'])

/** /mint */
export default function Mint() {
  return (
    <PageHead path="/mint" page={pages['/mint']}>
      <Link className="button solid" to="/nft-audit">
        How we audit NFT contracts
      </Link>
      <Link className="button" to="/contact-us">
        Plan an event with us
      </Link>
    </PageHead>
  )
}
