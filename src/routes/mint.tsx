import { Link } from 'react-router'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { mint as words } from '#content/pages/mint.ts'

export const meta = () => pageMeta('/mint', words)

/** /mint */
export default function Mint() {
  return (
    <PageHead path="/mint" page={words}>
      <Link className="button solid" to="/nft-audit">
        How we audit NFT contracts
      </Link>
      <Link className="button" to="/contact-us">
        Plan an event with us
      </Link>
    </PageHead>
  )
}
