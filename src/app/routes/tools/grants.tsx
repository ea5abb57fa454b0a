import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { differences, grants as words, powers, what } from '#content/pages/grants.ts'
import { grantCosts } from '#tools/grants/grant-costs.ts'
import { Clause } from '#ui/components/clause.tsx'
import { Ledger } from '#ui/components/ledger.tsx'
import { WhereOffered } from '#ui/links/where-offered.tsx'
import { LazyTool, lazyTool } from '#ui/loading/lazy-tool.tsx'
import { ArticleTop, ToolTop } from '#ui/pages/tool-top.tsx'

export const meta = () => pageMeta('/grants', words)

const grantTool = lazyTool(() => import('#tools/grants/grant-tool.tsx').then(({ GrantTool }) => GrantTool))

/** /grants */
export default function Grants() {
  return (
    <>
      <ToolTop id="give" heading={words.heading} task={words.task} title="Give, see and manage grants">
        <LazyTool tool={grantTool}>
          <p>
            Giving on this page needs a script and a wallet. Without them, call <code>create</code> on our contract
            TokenGrants from any tool.
          </p>
        </LazyTool>
      </ToolTop>
      <ArticleTop path="/grants" lead={words.lead} />
      <Clause id="what" title="What a grant is">
        <div className="prose">
          {what.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Clause>
      <Clause id="lock" title="How a grant differs from a lock">
        <Ledger label="A grant beside a lock" columns={['Question', 'Grant', 'Lock']} rows={differences} />
        <WhereOffered href="/token-locking">
          <p>
            To promise buyers that tokens stay locked, use <Link to="/token-locking">Token locking</Link>.
          </p>
        </WhereOffered>
      </Clause>
      <Clause id="powers" title="Who can do what with a grant">
        <Ledger label="Powers over a grant" columns={['Operation', 'Who', 'Limit']} rows={powers} />
      </Clause>
      <Clause id="costs" title="What a grant costs">
        <p>
          You pay the network fee. We split a list into transactions that each fit into a block. One approval or one
          signature covers the whole list.
        </p>
        <Ledger label="Cost of grants" columns={['What', 'Revocable', 'Not revocable']} rows={grantCosts} />
      </Clause>
    </>
  )
}
