import { Link } from 'react-router'
import { Empty } from '#shell/empty.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { survey as words } from '#content/pages/survey.ts'

export const meta = () => pageMeta('/survey', words)

/** /survey */
export default function Survey() {
  return (
    <>
      <PageHead path="/survey" page={words}>
        <Link className="button solid" to="/contact-us">
          Tell us something now
        </Link>
      </PageHead>
      <Empty seed="survey">No survey is open. The newsletter below says when one is.</Empty>
    </>
  )
}
