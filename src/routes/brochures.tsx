import { Link } from 'react-router'
import { brochures as words } from '#content/pages/brochures.ts'
import { services, type ServiceSlug } from '#services/catalogue.ts'
import { outcomes } from '#services/outcomes.ts'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { Clause } from '#ui/clause.tsx'

export const meta = () => pageMeta('/brochures', words)

/** /brochures */
export default function Brochures() {
  return (
    <>
      <PageHead path="/brochures" page={words}>
        <a className="button solid" href="#services">
          Choose a service
        </a>
      </PageHead>
      <Clause number={1} id="services" title="One page for each service">
        <ul className="grid">
          {Object.entries(services).map(([slug, { name }]) => {
            const [outcome, deliverable] = outcomes[slug as ServiceSlug]
            return (
              <li className="panel card" key={slug}>
                <h3>
                  <Link to={`/${slug}`}>{name}</Link>
                </h3>
                <p>{outcome}.</p>
                <p className="soft small">{deliverable}</p>
              </li>
            )
          })}
        </ul>
      </Clause>
    </>
  )
}
