import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { checked, limits, tokenCheck as words } from '#content/pages/token-check.ts'
import { creatorPath } from '#core/offer/offered.ts'
import { CheckPlace } from '#tools/token/token-check/check-place.tsx'
import { Clause } from '#ui/components/clause.tsx'
import { Ledger } from '#ui/components/ledger.tsx'
import { OfferedLink } from '#ui/links/offered-link.tsx'
import { WhereOffered } from '#ui/links/where-offered.tsx'
import { ArticleTop, ToolTop } from '#ui/pages/tool-top.tsx'

export const meta = () => pageMeta('/token-check', words)

/** /token-check */
export default function TokenCheckPage() {
  return (
    <>
      <ToolTop id="check" heading={words.heading} task={words.task} title="Check a token">
        <CheckPlace />
      </ToolTop>
      <ArticleTop path="/token-check" lead={words.lead}>
        <OfferedLink className="button" to={`${creatorPath}#create`}>
          Make a token that passes
        </OfferedLink>
      </ArticleTop>
      <Clause id="checked" title="What we check, and how sure each answer is">
        <Ledger label="What is checked" columns={['Question', 'How we find it', 'How sure it is']} rows={checked} />
      </Clause>
      <Clause id="limits" title="What a check cannot see">
        <ul className="marks">
          {limits.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>
          <WhereOffered href="/smart-contract-audit">
            Have your own contract reviewed: see <Link to="/smart-contract-audit">Smart contract audit</Link>.{' '}
          </WhereOffered>
          <WhereOffered href="/nft-audit">
            Check a collection: see <Link to="/nft-audit#inspect">NFT audit</Link>.
          </WhereOffered>
        </p>
      </Clause>
    </>
  )
}
