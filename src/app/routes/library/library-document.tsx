import { useLoaderData, type MetaFunction } from 'react-router'
import { documentPath } from '#site/library/documents/addresses.ts'
import { DocumentPage } from '#app/page/document-page.tsx'
import type { ShownDocument } from '#site/library/documents/document.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import './blog.css'
import './library.css'

export const handle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ loaderData: found }) =>
  found ? pageMeta(documentPath(found), found) : []

/** Runs at build: what `scripts/pages/library.ts` has just set. */
export async function loader({ params }: { params: { slug?: string } }): Promise<ShownDocument> {
  const { stagedDocuments } = await import('#site/library/documents/staged.server.ts')
  const documents = await stagedDocuments()
  const found = documents.find(({ slug }) => slug === params.slug)
  if (!found) throw new Response('There is no such document.', { status: 404 })
  return found
}

/** /whitepaper/:slug, /brochures/:slug */
export default function LibraryDocument() {
  return <DocumentPage document={useLoaderData<typeof loader>()} />
}
