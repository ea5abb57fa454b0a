import { sha256Hex } from '#site/library/audit/audit-evidence.server.ts'
import { auditData } from '#site/library/audit/audit-report.server.ts'
import { pdfOf } from '#site/library/pdf/pdf-document.server.ts'
import type { PdfFonts } from '#site/library/pdf/pdf-lines.server.ts'
import { sampleAuditData, sampleAuditSlug, pdfPath } from './addresses.ts'
import { drawnBlocks } from './drawings.server.ts'
import type { ShownDocument } from './document.ts'
import { documentOf, documentSources, type DocumentSource } from './read-documents.server.ts'

/** The library as the build makes it: what its pages show, and its files by their addresses. */
export type MadeLibrary = { documents: ShownDocument[]; files: Map<string, string | Buffer> }

/** Sets every document: its PDF, and for the sample report the file for machines. The same sources give the same bytes. */
export async function makeLibrary(
  { fonts, site }: { fonts: PdfFonts; site: string },
  root = process.cwd(),
): Promise<MadeLibrary> {
  const files: MadeLibrary['files'] = new Map()
  const documents: ShownDocument[] = []
  for (const source of documentSources(root)) {
    const data = source.head.slug === sampleAuditSlug ? await dataOf(source, root) : undefined
    const read = documentOf(source, { root, hash: data?.sha256 })
    const document = { ...read, blocks: await drawnBlocks(read.blocks) }
    const { bytes, pages } = await pdfOf(document, fonts, site)
    files.set(pdfPath(document.slug), bytes)
    if (data) files.set(sampleAuditData, data.text)
    const about = data && { path: sampleAuditData, sha256: data.sha256 }
    const pdf = { pages, bytes: bytes.length, sha256: sha256Hex(bytes) }
    documents.push({ ...document, pdf, ...(about && { data: about }) })
  }
  return { documents, files }
}

const dataOf = (source: DocumentSource, root: string) => auditData(documentOf(source, { root }), root)
