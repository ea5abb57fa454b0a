import { Link, useParams } from 'react-router'
import { lockProof as words } from '#content/pages/lock-proof.ts'
import { readLockId } from '#locks/lock-number.ts'
import { ServedProof } from '#locks/served-proof.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'

export const meta = () => pageMeta('/token-locking/404', words)

/** /token-locking/:id */
export default function TokenLock() {
  const { id = '' } = useParams()
  return (
    <>
      <PageHead path="/token-locking" page={words}>
        <Link className="button" to="/token-locking#lock">
          Lock tokens, or find a lock
        </Link>
      </PageHead>
      <div className="wide page-part">
        <ServedProof id={readLockId(id)} />
      </div>
    </>
  )
}
