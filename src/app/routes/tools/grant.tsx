import { Link, useParams } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { readId } from '#chain/tokens/numbered.ts'
import { grantPage as words } from '#content/pages/grants.ts'
import { ServedGrant } from '#tools/grants/page/served-grant.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'

export const meta = () => pageMeta('/grants/404', words)

/** /grants/:id */
export default function Grant() {
  const { id = '' } = useParams()
  return (
    <>
      <PageHead path="/grants" page={words}>
        <Link className="button" to="/grants#give">
          Give grants, or find one
        </Link>
      </PageHead>
      <div className="wide page-part">
        <ServedGrant id={readId(id)} />
      </div>
    </>
  )
}
