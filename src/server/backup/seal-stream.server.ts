import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { CommandError } from '#core/process/command.server.ts'
import { ByteReader } from './read-bytes.ts'

/** Bytes in one chunk: each is sealed by itself, so a backup of any size needs the memory of a few. */
const chunkSize = 256 * 1024
const tagSize = 16
const saltSize = 16
const lengthSize = 4

const magics = { sealed: 'INTAGLIO BACKUP 1 AES-256-GCM\n', plain: 'INTAGLIO BACKUP 1 NOT SEALED \n' }
const magicSize = magics.sealed.length

type Chunks = {
  close: (nonce: Buffer, body: Buffer) => Buffer[]
  /** Throws when body and tag do not belong together. */
  open: (nonce: Buffer, body: Buffer, tag: Buffer) => Buffer
}

export const damaged = (): CommandError =>
  new CommandError('The backup is damaged: nothing in it can be trusted. Take another one.')

/**
 * Seals a stream of bytes in chunks with AES-256-GCM, under a key of its own that scrypt derives from `key` and a random salt. The number
 * of a chunk, and whether it is the last, are its nonce: none can be changed, moved, left out or cut off unnoticed. Without a key the
 * chunks carry checksums, which find accidents alone.
 */
export async function* seal(plain: AsyncIterable<Uint8Array>, key: string | undefined): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltSize)
  const { header, chunks } = await chunksOf(key, salt)
  yield header
  let number = 0
  let full: Buffer | undefined
  for await (const chunk of inChunks(plain)) {
    if (full) yield* closed(chunks, number++, full, false)
    full = chunk
  }
  yield* closed(chunks, number, full ?? Buffer.alloc(0), true)
}

function* closed({ close }: Chunks, number: number, body: Buffer, isLast: boolean) {
  const length = Buffer.alloc(lengthSize)
  length.writeUInt32BE(body.length)
  yield length
  yield* close(nonceOf(number, isLast), body)
}

/**
 * Opens what `seal` made, chunk by chunk; nothing comes out that was not checked. Throws one sentence on a wrong key and on any byte that
 * is not as it was written. What is not sealed is taken only without a key.
 */
export async function* unseal(bytes: AsyncIterable<Uint8Array>, key: string | undefined): AsyncGenerator<Buffer> {
  const reader = new ByteReader(bytes)
  const magic = (await reader.take(magicSize))?.toString('latin1')
  if (magic === magics.plain && key !== undefined)
    throw new CommandError(
      'This backup is not encrypted, so anyone may have changed it. Say --plain to take it all the same.',
    )
  if (magic === magics.sealed && key === undefined)
    throw new CommandError(
      'This backup is encrypted: leave --plain out, and set BACKUP_KEY to the key it was made with.',
    )
  if (magic !== magics.plain && magic !== magics.sealed)
    throw new CommandError('This file is not a backup of this product.')
  const rest = await reader.take(saltSize + tagSize)
  if (!rest) throw cutOff()
  const { header, chunks } = await chunksOf(key, rest.subarray(0, saltSize))
  if (!header.subarray(magicSize).equals(rest))
    throw new CommandError(
      'BACKUP_KEY is not the key this backup was made with, or the first bytes of the file are damaged.',
    )
  for (let number = 0; ; number++) {
    const length = (await reader.take(lengthSize))?.readUInt32BE(0)
    if (length === undefined) throw cutOff()
    if (length > chunkSize) throw damaged()
    const body = await reader.take(length)
    const tag = await reader.take(tagSize)
    if (!body || !tag) throw cutOff()
    const isLast = await reader.ended()
    yield openOne(chunks, { number, isLast, body, tag })
    if (isLast) return
  }
}

type Sealed = { number: number; isLast: boolean; body: Buffer; tag: Buffer }

function openOne({ open }: Chunks, { number, isLast, body, tag }: Sealed): Buffer {
  try {
    return open(nonceOf(number, isLast), body, tag)
  } catch {
    if (isLast && fits(() => open(nonceOf(number, false), body, tag))) throw cutOff()
    throw damaged()
  }
}

function fits(open: () => unknown): boolean {
  try {
    open()
    return true
  } catch {
    return false
  }
}

const cutOff = () => new CommandError('The backup is cut off: its end is missing. Copy it again, or take another one.')

/** The number of a chunk, and a last byte that is 1 at the end. Each file has a key of its own, so no nonce is used twice. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

async function chunksOf(key: string | undefined, salt: Buffer): Promise<{ header: Buffer; chunks: Chunks }> {
  if (key === undefined) {
    const start = Buffer.concat([Buffer.from(magics.plain), salt])
    return { header: Buffer.concat([start, checksum(start)]), chunks: plainChunks(start) }
  }
  const own = await promisify<string, Buffer, number, Buffer>(scrypt)(key, salt, 64)
  const start = Buffer.concat([Buffer.from(magics.sealed), salt])
  const check = createHmac('sha256', own.subarray(32)).update(start).digest().subarray(0, tagSize)
  return { header: Buffer.concat([start, check]), chunks: sealedChunks(own.subarray(0, 32), start) }
}

const sealedChunks = (key: Buffer, header: Buffer): Chunks => ({
  close(nonce, body) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(header)
    return [cipher.update(body), cipher.final(), cipher.getAuthTag()]
  },
  open(nonce, body, tag) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagSize }).setAAD(header)
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(body), decipher.final()])
  },
})

const plainChunks = (header: Buffer): Chunks => ({
  close: (nonce, body) => [body, checksum(header, nonce, body)],
  open(nonce, body, tag) {
    if (!checksum(header, nonce, body).equals(tag)) throw damaged()
    return body
  },
})

function checksum(...parts: Buffer[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest().subarray(0, tagSize)
}

async function* inChunks(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const piece of source) {
    held.push(piece)
    size += piece.length
    if (size < chunkSize) continue
    const all = Buffer.concat(held)
    let from = 0
    for (; all.length - from >= chunkSize; from += chunkSize) yield all.subarray(from, from + chunkSize)
    held = [all.subarray(from)]
    size = all.length - from
  }
  if (size > 0) yield Buffer.concat(held)
}
