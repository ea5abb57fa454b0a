import type { ListedDocument, ShownDocument } from './document.ts'

/** Where the build leaves the documents for the pages that are rendered after it. */
export const stagedFile = '.react-router/library.json'

/** The documents as the build has just made them. For loaders, which run at build. */
export async function stagedDocuments(): Promise<ShownDocument[]> {
  const { readFile } = await import('node:fs/promises')
  return JSON.parse(await readFile(stagedFile, 'utf8')) as ShownDocument[]
}

/** The documents of some kinds without their texts. */
export async function listedDocuments(kinds: readonly string[]): Promise<ListedDocument[]> {
  const documents = await stagedDocuments()
  return documents
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ slug, kind, heading, title, description, lead, editions, pdf }) => ({
      slug,
      kind,
      heading,
      title,
      description,
      lead,
      editions,
      pdf,
    }))
}
