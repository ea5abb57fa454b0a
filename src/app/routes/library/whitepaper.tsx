import { Link, useLoaderData } from 'react-router'
import { whitepaper as words, written } from '#content/pages/whitepaper.ts'
import { DocumentList } from '#site/library/documents/document-list.tsx'
import type { ListedDocument } from '#site/library/documents/document.ts'
import { isThere } from '#core/offer/offered.ts'
import { PageHead } from '#ui/pages/page-head.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { whenWanted } from '#app/page/when-wanted.ts'
import { Clause } from '#ui/components/clause.tsx'
import './library.css'

export const meta = () => pageMeta('/whitepaper', words)

export const clientLoader = whenWanted

/** Runs at build: what `scripts/pages/library.ts` has just set. */
export async function loader(): Promise<ListedDocument[]> {
  const { listedDocuments } = await import('#site/library/documents/staged.server.ts')
  return listedDocuments(['whitepaper', 'report'])
}

/** /whitepaper */
export default function Whitepaper() {
  const documents = useLoaderData<typeof loader>()
  const shown = (wanted: string) => documents.filter(({ kind }) => kind === wanted)
  return (
    <>
      <PageHead path="/whitepaper" page={words}>
        <a className="button solid" href="#papers">
          Choose a paper
        </a>
      </PageHead>
      <Clause id="papers" title="Papers" layout="across">
        <DocumentList documents={shown('whitepaper')} />
      </Clause>
      <Clause id="report" title="A sample audit report">
        <DocumentList documents={shown('report')} />
      </Clause>
      <Clause id="designs" title="Short texts on other pages">
        <ul className="related">
          {written
            .filter(([path]) => isThere(path))
            .map(([path, name, says]) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
                <span className="soft">{says}</span>
              </li>
            ))}
        </ul>
      </Clause>
    </>
  )
}
