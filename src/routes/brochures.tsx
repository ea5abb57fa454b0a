import { Link } from 'react-router'
import { services } from '#services/catalogue.ts'
import { Clause } from '#ui/clause.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { brochures as words } from '#content/pages/brochures.ts'

export const meta = () => pageMeta('/brochures', words)

/** /brochures */
export default function Brochures() {
  return (
    <>
      <PageHead path="/brochures" page={words} />
      <Clause number={1} id="services" title="One page for each service">
        <ul className="grid">
          {Object.entries(services).map(([slug, { name, summary }]) => (
            <li className="panel card" key={slug}>
              <h3>
                <Link to={`/${slug}`}>{name}</Link>
              </h3>
              <p className="soft">{summary}</p>
            </li>
          ))}
        </ul>
      </Clause>
    </>
  )
}
