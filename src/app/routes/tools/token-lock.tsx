import { useParams } from 'react-router'
import { PageHead } from '#ui/pages/page-head.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { lockProof as words } from '#content/pages/lock-proof.ts'
import { ServedProof } from '#tools/token-lock/proof/served-proof.tsx'
import { readLockKey } from '#tools/token-lock/read/lock-number.ts'
import { OfferedLink } from '#ui/links/offered-link.tsx'

export const meta = () => pageMeta('/token-locking/404', words)

/** /token-locking/:id */
export default function TokenLock() {
  const { id = '' } = useParams()
  return (
    <>
      <PageHead path="/token-locking" page={words}>
        <OfferedLink className="button" to="/token-locking#lock">
          Lock tokens, or find a lock
        </OfferedLink>
      </PageHead>
      <div className="wide page-part">
        <ServedProof lock={readLockKey(id)} />
      </div>
    </>
  )
}
