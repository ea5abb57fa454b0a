import { Link } from 'react-router'
import { Empty } from '#shell/empty.tsx'
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
      <Empty seed="whitepaper">
        No whitepaper has been published. The newsletter below says when the first one is.
      </Empty>
    </>
  )
}
