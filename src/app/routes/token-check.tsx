import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { checked, limits, tokenCheck as words } from '#content/pages/token-check.ts'
import { CheckPlace } from '#tools/token/token-check/check-place.tsx'
import { Clause } from '#ui/components/clause.tsx'
import { Ledger } from '#ui/components/ledger.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'

export const meta = () => pageMeta('/token-check', words)

/** /token-check */
export default function TokenCheckPage() {
  return (
    <>
      <PageHead path="/token-check" page={words}>
        <a className="button solid" href="#check">
          Check a token
        </a>
        <Link className="button" to="/meme-token#create">
          Make one that passes
        </Link>
      </PageHead>
      <Clause number={1} id="check" title="Check a token">
        <CheckPlace />
      </Clause>
      <Clause number={2} id="checked" title="What is checked, and how sure it is">
        <Ledger label="What is checked" columns={['Question', 'How we find it', 'How sure it is']} rows={checked} />
      </Clause>
      <Clause number={3} id="limits" title="What a check cannot see">
        <ul className="marks">
          {limits.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>
          For a contract that is yours, see <Link to="/smart-contract-audit">Smart contract audit</Link>. For a
          collection, see <Link to="/nft-audit#inspect">NFT audit</Link>.
        </p>
      </Clause>
    </>
  )
}
