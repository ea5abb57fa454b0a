import { countLines, type Counted } from '#core/solidity/count-lines.ts'
import type { Definition } from '#core/solidity/definitions.ts'
import { figure } from '#core/text/figure.ts'
import { limits } from './count-limits.ts'
import { isSolidity, isZip, plainPath, usuallyLeftOut } from './source-paths.ts'
import { readZip, ZipFault, type ZipEntry } from './read-zip.ts'

/** One thing to count: a file as the visitor gave it, with its path inside a folder where it has one. */
export type Source = { path: string; blob: Blob }

/** What is to be counted. `withLeftOut` counts tests, mocks, scripts and dependencies too. */
export type Order = { sources: Source[]; withLeftOut: boolean }

/** A Solidity file that was counted. `sha256` is of its bytes, in hex; empty where the browser computes none (plain http). */
export type CountedFile = Omit<Counted, 'definitions'> & {
  path: string
  sha256: string
  definitions: Pick<Definition, 'kind' | 'name' | 'bases'>[]
}

/** A file that was not counted, and why, as the end of a sentence; `usual` marks what can be counted on demand. */
export type LeftOut = { path: string; reason: string; usual: boolean }

/** What came of an order. */
export type Count = { files: CountedFile[]; leftOut: LeftOut[] }

type Reading = Order & { progress: (done: number, total: number) => void }

/** Counts every Solidity file of an order, inside archives too. A file that cannot be read is listed with its reason; never throws. */
export async function countSources({ sources, withLeftOut, progress }: Reading): Promise<Count> {
  const count: Count = { files: [], leftOut: [] }
  const seen = new Set<string>()
  let [done, total, bytesRead] = [0, sources.length, 0]

  for (const { path, blob } of sources) {
    const name = plainPath(path)
    if (blob.size > limits.inputBytes) leave(name, `it is larger than ${limits.inputBytes / 1024 / 1024} MB`)
    else if (isZip(name)) await openZip(name, blob)
    else await take(name, async () => readBlob(blob))
    progress(++done, total)
  }
  return count

  function leave(path: string, reason: string, usual = false) {
    count.leftOut.push({ path, reason, usual })
  }

  async function openZip(archive: string, blob: Blob) {
    const entries = await readZip(blob).catch((error: unknown): ZipEntry[] => {
      leave(archive, reasonOf(error))
      return []
    })
    total += entries.length
    for (const { name, read } of entries) {
      await take(plainPath(name), read)
      progress(++done, total)
    }
  }

  async function take(path: string, read: () => Promise<Uint8Array>) {
    if (isZip(path)) return leave(path, 'it is a zip inside a zip: unpack it first')
    if (!isSolidity(path)) return leave(path, 'it is no .sol file')
    const usual = usuallyLeftOut(path)
    if (usual && !withLeftOut) return leave(path, `it is ${usual}`, true)
    if (seen.has(path)) return leave(path, 'another file has the same path')
    if (count.files.length >= limits.files) return leave(path, `more than ${figure(limits.files)} files were given`)
    try {
      if (bytesRead > limits.totalBytes)
        throw new ZipFault(`more than ${limits.totalBytes / 1024 / 1024} MB were given`)
      const bytes = await read()
      bytesRead += bytes.length
      const text = textOf(bytes)
      if (!text.trim()) throw new ZipFault('it is empty')
      const counted = countLines(text)
      if (!counted) throw new ZipFault('nothing in it is Solidity')
      seen.add(path)
      const definitions = counted.definitions.map(({ kind, name, bases }) => ({ kind, name, bases }))
      count.files.push({ ...counted, definitions, path, sha256: await sha256(bytes) })
    } catch (error) {
      leave(path, reasonOf(error))
    }
  }
}

async function readBlob(blob: Blob): Promise<Uint8Array> {
  if (blob.size > limits.fileBytes) throw new ZipFault(`it is larger than ${limits.fileBytes / 1024 / 1024} MB`)
  return new Uint8Array(await blob.arrayBuffer())
}

function textOf(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new ZipFault('it is not text in UTF-8')
  return new TextDecoder().decode(bytes)
}

function reasonOf(error: unknown): string {
  return error instanceof ZipFault ? error.message : 'the browser could not read it'
}

/** The SHA-256 of bytes in hex; empty where the page was served without https and the browser computes none. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  // A page over plain http has no crypto.subtle.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return ''
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
