import type { Page } from '#content/pages/page.ts'
import { documentPath } from './addresses.ts'
import { documentSources } from './read-documents.server.ts'

/** What the pages of the documents say of themselves, by their paths. */
export function libraryPages(): Record<string, Page> {
  return Object.fromEntries(
    documentSources().map(({ head: { title, description, heading, lead, ...head } }) => [
      documentPath(head),
      { title, description, heading, lead },
    ]),
  )
}
