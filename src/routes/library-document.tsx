import { useLoaderData, type MetaFunction } from 'react-router'
import { documentPath } from '#library/addresses.ts'
import { DocumentPage } from '#shell/document-page.tsx'
import type { ShownDocument } from '#library/document.ts'
import { pageMeta } from '#shell/page-meta.ts'
import './blog.css'
import './library.css'

export const handle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ loaderData: found }) =>
  found ? pageMeta(documentPath(found), found) : []

/** Runs at build: what `scripts/library.ts` has just set. */
export async function loader({ params }: { params: { slug?: string } }): Promise<ShownDocument> {
  const { stagedDocuments } = await import('#library/staged.server.ts')
  const documents = await stagedDocuments()
  const found = documents.find(({ slug }) => slug === params.slug)
  if (!found) throw new Response('There is no such document.', { status: 404 })
  return found
}

/** /whitepaper/:slug, /brochures/:slug */
export default function LibraryDocument() {
  return <DocumentPage document={useLoaderData<typeof loader>()} />
}
