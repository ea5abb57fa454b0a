import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { dashboard as words, shownThings, sources } from '#content/pages/dashboard.ts'
import { DashboardPlace } from '#tools/dashboard/dashboard-place.tsx'
import { Clause } from '#ui/components/clause.tsx'
import { Ledger } from '#ui/components/ledger.tsx'
import { ArticleTop, ToolTop } from '#ui/pages/tool-top.tsx'

export const meta = () => pageMeta('/dashboard', words)

/** /dashboard */
export default function Dashboard() {
  return (
    <>
      <ToolTop id="account" heading={words.heading} task={words.task} title="An account">
        <DashboardPlace />
      </ToolTop>
      <ArticleTop path="/dashboard" lead={words.lead}>
        <Link className="button" to="/contracts">
          See the contracts it reads
        </Link>
      </ArticleTop>
      <Clause id="things" title="What is shown">
        <Ledger label="What is shown of an account" columns={['What', 'Which', 'Next']} rows={shownThings} />
      </Clause>
      <Clause id="sources" title="Where it comes from">
        <ul className="marks">
          {sources.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Clause>
    </>
  )
}
