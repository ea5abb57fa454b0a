import type { DocumentKind } from './document.ts'

/** What a document of each kind is called, above its title. */
export const kindWords: Record<DocumentKind, string> = {
  whitepaper: 'Whitepaper',
  brochure: 'Brochure',
  report: 'Sample: our own contracts, read by ourselves. Not an independent audit.',
}
