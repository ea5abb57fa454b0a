import { Link, useLoaderData, type MetaFunction } from 'react-router'
import { documentPath, sampleAuditSlug } from '#site/library/documents/addresses.ts'
import { DocumentPage } from '#app/page/document-page.tsx'
import type { Block, ShownDocument } from '#site/library/documents/document.ts'
import { findingHead } from '#site/library/audit/findings.ts'
import { ReportText } from '#site/library/audit/report-text.tsx'
import { RecomputeHash } from '#site/library/audit/recompute-hash.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import './blog.css'
import './library.css'

export const meta: MetaFunction<typeof loader> = ({ loaderData: found }) =>
  found ? pageMeta(documentPath(found), found) : []

/** Runs at build: what `scripts/pages/library.ts` has just set. */
export async function loader(): Promise<ShownDocument> {
  const { stagedDocuments } = await import('#site/library/documents/staged.server.ts')
  const documents = await stagedDocuments()
  return documents.find(({ slug }) => slug === sampleAuditSlug)!
}

/**
 * Findings have pages of their own below this one, which the build writes: they are loaded as documents. The links are made
 * here, because this page has no byte to spare.
 */
const pathOf = (block: Block) => {
  const finding = findingHead(block)
  return finding && `${sampleAuditSlug}/${finding.id}`
}

/** /whitepaper/sample-audit */
export default function SampleAudit() {
  const document = useLoaderData<typeof loader>()
  const { path, sha256 } = document.data!
  return (
    <DocumentPage document={document} text={<ReportText blocks={document.blocks} pathOf={pathOf} />}>
      <RecomputeHash path={path} sha256={sha256} />
      <p>
        Filter these findings by severity, difficulty and contract on the <Link to="/findings">page of findings</Link>.
        There you also run the exploits of two findings on a vault that we wrote to be broken.
      </p>
    </DocumentPage>
  )
}
