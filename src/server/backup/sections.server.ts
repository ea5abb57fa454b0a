import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { ByteReader } from './read-bytes.ts'
import { damaged, seal, unseal } from './seal-stream.server.ts'

/** What is known when a backup begins. */
export type Head = {
  /** When its snapshot was taken. */
  at: string
  /** The release that made it. */
  release: string
  /** The migrations its database had, in order. */
  migrations: { name: string; sha256: string }[]
  /** The version of the schema of the queue; null where the queue had none yet. */
  queue: number | null
}

/** A table, with the columns in the order of its rows. */
export type Table = { name: string; columns: string[] }

/** What has to come out of a backup, as it was counted when it was made. */
export type Counted = { rows: number; sha256: string }
export type Manifest = {
  tables: (Counted & { name: string })[]
  files: { name: string; bytes: number; sha256: string }[]
  sequences: { name: string; value: string; called: boolean }[]
  /** A block of the embedded chain that its state has to know; null without one. */
  block: { number: number; hash: string } | null
}

/** One piece of a backup. Rows belong to the table, bytes to the file, that was named last. */
export type Section =
  | { kind: 'head'; of: Head }
  | { kind: 'table'; of: Table }
  | { kind: 'rows'; bytes: Buffer }
  | { kind: 'file'; of: { name: string } }
  | { kind: 'bytes'; bytes: Buffer }
  | { kind: 'manifest'; of: Manifest }

const kinds = ['head', 'table', 'rows', 'file', 'bytes', 'manifest'] as const
const isJson = (kind: Section['kind']): kind is 'head' | 'table' | 'file' | 'manifest' =>
  !['rows', 'bytes'].includes(kind)

/** Compresses and seals sections, and hands the bytes to `sink`. */
export async function writeSections(
  sections: AsyncIterable<Section>,
  { key, sink }: { key: string | undefined; sink: NodeJS.WritableStream },
): Promise<void> {
  await pipeline(
    async function* () {
      for await (const section of sections) yield* encoded(section)
    },
    createZstdCompress(),
    (compressed: AsyncIterable<Buffer>) => seal(compressed, key),
    sink,
  )
}

function* encoded(section: Section): Generator<Buffer> {
  const body = 'of' in section ? Buffer.from(JSON.stringify(section.of)) : section.bytes
  const start = Buffer.alloc(5)
  start[0] = kinds.indexOf(section.kind)
  start.writeUInt32BE(body.length, 1)
  yield start
  yield body
}

/** Opens a backup and gives its sections to `each`, one after the other. Throws one sentence when it is not whole, or not of this key. */
export async function readSections(
  path: string,
  { key, each }: { key: string | undefined; each: (section: Section) => Promise<void> | void },
): Promise<void> {
  await pipeline(
    createReadStream(path, { highWaterMark: 1024 * 1024 }),
    (bytes: AsyncIterable<Buffer>) => unseal(bytes, key),
    createZstdDecompress(),
    async (plain: AsyncIterable<Buffer>) => {
      const reader = new ByteReader(plain)
      for (;;) {
        const start = await reader.take(5)
        if (!start) {
          if (await reader.ended()) return
          throw damaged()
        }
        await each(await decoded(reader, start))
      }
    },
  )
}

async function decoded(reader: ByteReader, start: Buffer): Promise<Section> {
  const kind = kinds[start[0]!]
  const body = await reader.take(start.readUInt32BE(1))
  if (!kind || !body) throw damaged()
  return (isJson(kind) ? { kind, of: JSON.parse(body.toString()) } : { kind, bytes: body }) as Section
}

/** Counts rows and hashes them, as they are read or written. */
export function counter(): { add: (bytes: Buffer) => void; counted: () => Counted } {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(bytes) {
      hash.update(bytes)
      // A line break within a value is written as \n, so each one ends a row.
      for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) rows++
    },
    counted: () => ({ rows, sha256: hash.digest('hex') }),
  }
}
