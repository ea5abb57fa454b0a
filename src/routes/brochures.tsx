import { Link, useLoaderData } from 'react-router'
import { brochures as words } from '#content/pages/brochures.ts'
import { services, type ServiceSlug } from '#services/catalogue.ts'
import { serviceWords } from '#services/words.ts'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { Clause } from '#ui/clause.tsx'

export const meta = () => pageMeta('/brochures', words)

/** Runs at build: this page names what each service ends with, and its script carries the words of none. */
export const loader = () =>
  Object.entries(services).map(([slug, { name }]) => {
    const { outcome, deliverable } = serviceWords[slug as ServiceSlug]
    return { slug, name, outcome, deliverable }
  })

/** /brochures */
export default function Brochures() {
  const listed = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead path="/brochures" page={words}>
        <a className="button solid" href="#services">
          Choose a service
        </a>
      </PageHead>
      <Clause number={1} id="services" title="One page for each service">
        <ul className="grid">
          {listed.map(({ slug, name, outcome, deliverable }) => (
            <li className="panel card" key={slug}>
              <h3>
                <Link to={`/${slug}`}>{name}</Link>
              </h3>
              <p>{outcome}.</p>
              <p className="soft small">{deliverable}</p>
            </li>
          ))}
        </ul>
      </Clause>
    </>
  )
}
