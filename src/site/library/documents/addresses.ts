import type { DocumentKind } from './document.ts'

/** Where the documents of a kind are listed. */
export const taxonomyPath = (kind: DocumentKind) => (kind === 'brochure' ? '/brochures' : '/whitepaper')

/** The page of a document. */
export const documentPath = ({ kind, slug }: { kind: DocumentKind; slug: string }) => `${taxonomyPath(kind)}/${slug}`

/** The PDF of a document. */
export const pdfPath = (slug: string) => `/library/${slug}.pdf`

/** The slug of the sample audit report, which is more than words: its findings are a file too. */
export const sampleAuditSlug = 'sample-audit'

/** The page of one of its findings, by its anchor in the report. */
export const findingPath = (id: string) => `${documentPath({ kind: 'report', slug: sampleAuditSlug })}/${id}`

/** The findings of the sample audit report for machines. */
export const sampleAuditData = '/library/sample-audit.json'
