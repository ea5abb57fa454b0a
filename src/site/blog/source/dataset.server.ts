import { closeSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import type { Fault } from './content-source.ts'

/** A document of the content store, before it is checked. */
export type StoredDocument = { _id: string; _type: string; [field: string]: unknown }

/** Bytes of a dataset that are in memory as text at a time, with the line they end in. */
const portion = 1024 * 1024

/** The lines of a dataset, read as they are asked for: as one text it would take as much memory as all its documents. */
export function* datasetLines(file: string): Generator<string> {
  const opened = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(portion)
    const decoder = new StringDecoder('utf8')
    let begun = ''
    for (let size = readSync(opened, bytes); size > 0; size = readSync(opened, bytes)) {
      const lines = (begun + decoder.write(bytes.subarray(0, size))).split('\n')
      begun = lines.pop()!
      yield* lines
    }
    yield begun
  } finally {
    closeSync(opened)
  }
}

/** Reads a dataset as `sanity dataset export` writes it: one JSON document a line. Lines that are none are named and left out. */
export function readDataset(given: string | Iterable<string>): { documents: StoredDocument[]; faults: Fault[] } {
  const documents: StoredDocument[] = []
  const faults: Fault[] = []
  const seen = new Set<string>()
  let at = 0
  for (const line of typeof given === 'string' ? given.split('\n') : given) {
    at++
    if (!line.trim()) continue
    const document = parsed(line)
    if (!document) faults.push(`line ${at} of the dataset is not a document`)
    else if (seen.has(document._id)) faults.push(`line ${at} of the dataset repeats ${document._id}`)
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
