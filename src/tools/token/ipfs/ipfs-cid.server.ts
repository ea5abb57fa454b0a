import { createHash } from 'node:crypto'

/** A file or folder as IPFS names it: its content identifier (CIDv1), and its bytes with those of all below it. */
export type IpfsNode = { cid: Uint8Array; size: number }

/** Bytes of a block of a file, and blocks below one node: what Kubo takes with the options of `addTo`. A larger file has more levels. */
export const blockSize = 262_144
const mostLinks = 174

const raw = 0x55
const dagPb = 0x70

const cidOf = (codec: number, block: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from([1, codec, 0x12, 0x20]), createHash('sha256').update(block).digest()])

/** A whole number as seven bits a byte, the lowest first. */
function varint(value: number): Buffer {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest])
    bytes.push((rest % 128) + 128)
  }
}

const field = (number: number, bytes: Uint8Array) =>
  Buffer.concat([Buffer.from([number * 8 + 2]), varint(bytes.length), bytes])
const count = (number: number, value: number) => Buffer.concat([Buffer.from([number * 8]), varint(value)])

/** A node of DAG-PB: its links, then what UnixFS says of it. */
function nodeOf(links: readonly (IpfsNode & { name: string })[], data: Uint8Array): IpfsNode {
  const lines = links.map(({ cid, name, size }) =>
    field(2, Buffer.concat([field(1, cid), field(2, Buffer.from(name)), count(3, size)])),
  )
  const block = Buffer.concat([...lines, field(1, data)])
  return { cid: cidOf(dagPb, block), size: block.length + links.reduce((sum, { size }) => sum + size, 0) }
}

/** What IPFS calls a file of these bytes. Throws where it is larger than one level of blocks, 45 MB. */
export function fileNode(bytes: Uint8Array): IpfsNode {
  if (bytes.length <= blockSize) return { cid: cidOf(raw, bytes), size: bytes.length }
  const blocks = Array.from({ length: Math.ceil(bytes.length / blockSize) }, (_, at) =>
    bytes.subarray(at * blockSize, (at + 1) * blockSize),
  )
  if (blocks.length > mostLinks) throw new RangeError('The file has more than one level of blocks.')
  const data = [count(1, 2), count(3, bytes.length), ...blocks.map(({ length }) => count(4, length))]
  return nodeOf(
    blocks.map((block) => ({ cid: cidOf(raw, block), size: block.length, name: '' })),
    Buffer.concat(data),
  )
}

/** What IPFS calls a folder of files by their names. */
export function folderNode(files: ReadonlyMap<string, IpfsNode>): IpfsNode {
  const links = [...files].map(([name, node]) => ({ ...node, name }))
  return nodeOf(
    links.toSorted((one, other) => Buffer.compare(Buffer.from(one.name), Buffer.from(other.name))),
    count(1, 1),
  )
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/** An identifier in the letters that addresses have: `b`, and base 32 in lower case. */
export function cidText({ cid }: Pick<IpfsNode, 'cid'>): string {
  let [text, rest, bits] = ['b', 0, 0]
  for (const byte of cid) {
    rest = (rest << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += letters[(rest >> (bits - 5)) & 31]
    rest &= (1 << bits) - 1
  }
  return bits > 0 ? text + letters[(rest << (5 - bits)) & 31] : text
}
