import { useLoaderData, type MetaFunction } from 'react-router'
import { documentPath, sampleAuditSlug } from '#library/addresses.ts'
import { DocumentPage } from '#shell/document-page.tsx'
import type { ShownDocument } from '#library/document.ts'
import { RecomputeHash } from '#library/recompute-hash.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import './blog.css'
import './library.css'

export const meta: MetaFunction<typeof loader> = ({ loaderData: found }) =>
  found ? pageMeta(documentPath(found), found) : []

/** Runs at build: what `scripts/library.ts` has just set. */
export async function loader(): Promise<ShownDocument> {
  const { stagedDocuments } = await import('#library/staged.server.ts')
  const documents = await stagedDocuments()
  return documents.find(({ slug }) => slug === sampleAuditSlug)!
}

/** /whitepaper/sample-audit */
export default function SampleAudit() {
  const document = useLoaderData<typeof loader>()
  const { path, sha256 } = document.data!
  return (
    <DocumentPage document={document}>
      <RecomputeHash path={path} sha256={sha256} />
    </DocumentPage>
  )
}
