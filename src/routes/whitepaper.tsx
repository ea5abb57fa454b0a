import { Link } from 'react-router'
import { whitepaper as words, written } from '#content/pages/whitepaper.ts'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { Clause } from '#ui/clause.tsx'

export const meta = () => pageMeta('/whitepaper', words)

/** /whitepaper */
export default function Whitepaper() {
  return (
    <>
      <PageHead path="/whitepaper" page={words}>
        <a className="button solid" href="#designs">
          Read the designs
        </a>
      </PageHead>
      <Clause number={1} id="designs" title="Designs and samples">
        <ul className="related">
          {written.map(([path, name, says]) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
              <span className="soft">{says}</span>
            </li>
          ))}
        </ul>
      </Clause>
      <Clause number={2} id="notes" title="Notes from the workshop">
        <ul className="related">
          <li>
            <Link to="/blog">Blog</Link>
            <span className="soft">How contracts fail, how ours are tested, and what we measured on the way.</span>
          </li>
        </ul>
      </Clause>
    </>
  )
}
