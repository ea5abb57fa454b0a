import { crc32, deflateRawSync } from 'node:zlib'

/** One entry of an archive for tests; what is given here is written, whether it is true or not. */
export type SampleEntry = {
  name: string | Uint8Array
  text?: string
  bytes?: Uint8Array
  method?: number
  flags?: number
  size?: number
  packedSize?: number
  crc?: number
  attributes?: number
}

/** A zip archive as the format has it, for tests: entries can be made to lie about themselves. */
export function zipSample(
  entries: readonly SampleEntry[],
  { count = entries.length, comment = '' }: { count?: number; comment?: string } = {},
): Blob {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const entry of entries) {
    const { text = '', bytes = new TextEncoder().encode(text), method = 8, flags = 0 } = entry
    const name = typeof entry.name === 'string' ? new TextEncoder().encode(entry.name) : entry.name
    const packed = method === 8 ? deflateRawSync(bytes) : bytes
    const numbers = [entry.crc ?? crc32(bytes), entry.packedSize ?? packed.length, entry.size ?? bytes.length]
    const local = block(
      [4, 0x04034b50],
      [2, 20],
      [2, flags],
      [2, method],
      [4, 0],
      ...numbers.map(four),
      [2, name.length],
      [2, 0],
    )
    const central = block(
      [4, 0x02014b50],
      ...[20, 20, flags, method].map(two),
      [4, 0],
      ...numbers.map(four),
      ...[name.length, 0, 0, 0, 0].map(two),
      ...[entry.attributes ?? 0, offset].map(four),
    )
    parts.push(local, name, packed)
    directory.push(central, name)
    offset += local.length + name.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const note = new TextEncoder().encode(comment)
  const end = block([4, 0x06054b50], ...[0, 0, count, count].map(two), ...[size, offset].map(four), [2, note.length])
  return new Blob([...parts, ...directory, end, note] as BlobPart[])
}

const two = (value: number): [2, number] => [2, value]
const four = (value: number): [4, number] => [4, value]

function block(...fields: [bytes: 2 | 4, value: number][]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}
