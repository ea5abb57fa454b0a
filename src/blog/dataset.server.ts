import type { Fault } from './content-source.ts'

/** A document of the content store, before anybody has looked at what is in it. */
export type StoredDocument = { _id: string; _type: string; [field: string]: unknown }

/** Reads a dataset as `sanity dataset export` writes it: one JSON document a line. Lines that are none are named and left out. */
export function readDataset(text: string): { documents: StoredDocument[]; faults: Fault[] } {
  const documents: StoredDocument[] = []
  const faults: Fault[] = []
  const seen = new Set<string>()
  for (const [at, line] of text.split('\n').entries()) {
    if (!line.trim()) continue
    const document = parsed(line)
    if (!document) faults.push(`line ${at + 1} of the dataset is no document`)
    else if (seen.has(document._id)) faults.push(`line ${at + 1} of the dataset repeats ${document._id}`)
    else {
      seen.add(document._id)
      documents.push(document)
    }
  }
  return { documents, faults }
}

/** Writes a dataset that `sanity dataset import` and `readDataset` read. */
export function writeDataset(documents: readonly StoredDocument[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join('')
}

function parsed(line: string): StoredDocument | undefined {
  try {
    const value = JSON.parse(line) as Partial<StoredDocument> | null
    return typeof value?._id === 'string' && typeof value._type === 'string' ? (value as StoredDocument) : undefined
  } catch {
    return undefined
  }
}
