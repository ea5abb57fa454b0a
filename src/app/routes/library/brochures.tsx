import { Link, useLoaderData } from 'react-router'
import { brochures as words } from '#content/pages/brochures.ts'
import { DocumentList } from '#site/library/documents/document-list.tsx'
import type { ListedDocument } from '#site/library/documents/document.ts'
import { offered } from '#core/offer/offered.ts'
import { PageHead } from '#ui/pages/page-head.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { whenWanted } from '#app/page/when-wanted.ts'
import { Clause } from '#ui/components/clause.tsx'
import './library.css'

export const meta = () => pageMeta('/brochures', words)

export const clientLoader = whenWanted

/** Runs at build: what `scripts/pages/library.ts` has just set. */
export async function loader(): Promise<ListedDocument[]> {
  const { listedDocuments } = await import('#site/library/documents/staged.server.ts')
  return listedDocuments(['brochure'])
}

/** /brochures */
export default function Brochures() {
  return (
    <>
      <PageHead path="/brochures" page={words}>
        <a className="button solid" href="#families">
          Choose a brochure
        </a>
      </PageHead>
      <Clause id="families" title="One brochure for each family of services" layout="across">
        <DocumentList documents={useLoaderData<typeof loader>()} />
      </Clause>
      <Clause id="services" title="One page for each service">
        <ul className="related">
          {offered.map(([slug, { name }]) => (
            <li key={slug}>
              <Link to={`/${slug}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </Clause>
    </>
  )
}
