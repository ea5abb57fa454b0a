import { figure } from '#core/text/figure.ts'
import { limits } from './count-limits.ts'

/** One file of an archive. `read` unpacks it, and throws a `ZipFault` when it is not what the archive says. */
export type ZipEntry = { name: string; read: () => Promise<Uint8Array> }

/** Why an archive or one of its entries is not read, as the end of a sentence. */
export class ZipFault extends Error {
  override name = 'ZipFault'
}

type Header = {
  name: string
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  offset: number
  link: boolean
}

const [endMark, entryMark, localMark] = [0x06054b50, 0x02014b50, 0x04034b50]
const whole = 0xffffffff

/**
 * The files of a zip archive, in its order. Nothing is unpacked before `read`. Throws a `ZipFault` when the archive cannot be read
 * at all: it is no zip, in several parts, of the kind zip64, or has too many entries.
 *
 * Not by fflate: its filter gets neither flags nor attributes nor checksums, so encrypted files, links and damage would pass, and it
 * wants the whole archive in memory.
 */
export async function readZip(archive: Blob): Promise<ZipEntry[]> {
  const { count, size, offset } = await findDirectory(archive)
  const view = new DataView(await archive.slice(offset, offset + size).arrayBuffer())
  const entries: ZipEntry[] = []
  let at = 0
  for (let n = 0; n < count; n++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark)
      throw new ZipFault('its list of files is damaged')
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [number, number, number]
    const header = headerAt(view, at, lengths[0])
    at += 46 + lengths[0] + lengths[1] + lengths[2]
    if (!header.name.endsWith('/')) entries.push({ name: header.name, read: () => unpack(archive, header) })
  }
  return entries
}

async function findDirectory(archive: Blob) {
  const tailLength = Math.min(archive.size, 22 + 0xffff)
  const tail = new DataView(await archive.slice(archive.size - tailLength).arrayBuffer())
  let at = tail.byteLength - 22
  // The mark may be in a comment too: the true one is followed by just as much comment as it says.
  const isEnd = () =>
    tail.getUint32(at, true) === endMark && at + 22 + tail.getUint16(at + 20, true) === tail.byteLength
  while (at >= 0 && !isEnd()) at--
  if (at < 0) throw new ZipFault('it is not a zip archive')
  const [disk, count] = [tail.getUint16(at + 4, true), tail.getUint16(at + 10, true)]
  const [size, offset] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)]
  if (count === 0xffff || size === whole || offset === whole) throw new ZipFault('it is of the kind zip64')
  if (disk !== 0) throw new ZipFault('it is one part of several')
  if (count > limits.zipEntries) throw new ZipFault(`it has more than ${figure(limits.zipEntries)} entries`)
  if (offset + size > archive.size) throw new ZipFault('its end is missing')
  return { count, size, offset }
}

function headerAt(view: DataView, at: number, nameLength: number): Header {
  const end = Math.min(at + 46 + nameLength, view.byteLength)
  const name = new Uint8Array(view.buffer, view.byteOffset + at + 46, Math.max(end - at - 46, 0))
  return {
    name: decodeName(name),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
    link: view.getUint32(at + 38, true) >>> 28 === 0xa,
  }
}

// The flag for UTF-8 is often missing where the name is UTF-8 all the same.
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function unpack(archive: Blob, { flags, method, crc, packed, size, offset, link }: Header): Promise<Uint8Array> {
  if (flags & 1) throw new ZipFault('it is encrypted')
  if (packed === whole || size === whole || offset === whole) throw new ZipFault('it is of the kind zip64')
  if (link) throw new ZipFault('it is a link to another file')
  if (method !== 0 && method !== 8) throw new ZipFault('it is packed in a way browsers do not know')
  if (size > limits.fileBytes) throw new ZipFault(`it is larger than ${limits.fileBytes / 1024 / 1024} MB`)
  if (size > packed * limits.zipRatio) throw new ZipFault(`it unpacks to more than ${limits.zipRatio} times its size`)
  const local = new DataView(await archive.slice(offset, offset + 30).arrayBuffer())
  if (local.byteLength < 30 || local.getUint32(0, true) !== localMark) throw new ZipFault('it is damaged')
  const from = offset + 30 + local.getUint16(26, true) + local.getUint16(28, true)
  const stored = archive.slice(from, from + packed)
  const bytes = await collect(method === 8 ? inflated(stored) : stored.stream(), size)
  if (bytes.length !== size || crc32(bytes) !== crc) throw new ZipFault('it is damaged')
  return bytes
}

function inflated(packed: Blob): ReadableStream<Uint8Array> {
  return packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
}

/** Reads a stream up to the size it promised, and not a byte more: a bomb is cut off before it goes off. */
async function collect(stream: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size)
  let length = 0
  const reader = stream.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (length + part.value.length > size) throw new ZipFault('it unpacks to more than it says')
      bytes.set(part.value, length)
      length += part.value.length
    }
  } catch (error) {
    throw error instanceof ZipFault ? error : new ZipFault('it is damaged', { cause: error })
  } finally {
    void reader.cancel().catch(() => undefined)
  }
  return bytes.subarray(0, length)
}

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let crc = whole
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 255]! ^ (crc >>> 8)
  return (crc ^ whole) >>> 0
}
