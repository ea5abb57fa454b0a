import type { Address } from 'viem'
import { activeParts, isPicture } from '#tools/metadata/file-kind.ts'
import { readFile, type FileReach, type ReadFile } from '#tools/nft-inspector/files/read-file.server.ts'
import { readMetadata } from '#tools/metadata/read-metadata.ts'
import type { SampleLine } from '#tools/nft-inspector/report/report.ts'
import { drawingGas, type Answer, type Sight } from './ask-collection.server.ts'

/** Bytes of metadata that are read, and of a picture: its beginning says what it is. */
const limits = { metadata: 1_000_000, picture: 64_000 } as const

/** How the chain answered when it was asked where metadata is, where that is not an address. */
const failures: Record<Exclude<Answer<string>['is'], 'answered'>, string> = {
  reverted: 'The contract fails when it is asked for the metadata of this piece.',
  burned: 'The contract uses more than 30 million gas to say where the metadata is: most nodes give up on it.',
  'too-large': 'The contract answers more than 1 MB when it is asked for the metadata: it was not read.',
  unreadable: 'The contract does not answer with text when it is asked for the metadata.',
}

type Wanted = { id: bigint; kind: 'ERC-721' | 'ERC-1155'; from: FileReach; signal: AbortSignal }

/** A piece of the sample: who owns it, its metadata and the beginning of its picture. Rejects when no node answers or time is over. */
export async function readPiece(sight: Sight, { id, kind, from, signal }: Wanted): Promise<SampleLine> {
  const isSingle = kind === 'ERC-721'
  const owner = isSingle ? await sight.ask<Address>('ownerOf', { args: [id] }) : undefined
  const answer = await sight.ask<string>(isSingle ? 'tokenURI' : 'uri', { args: [id], gas: drawingGas })
  const line: SampleLine = {
    token: String(id),
    ...(owner?.is === 'answered' && { owner: owner.value }),
    faults: [],
  }
  if (answer.is !== 'answered') return { ...line, faults: [failures[answer.is]] }
  if (answer.value.trim() === '') return { ...line, faults: ['The contract gives no address of metadata.'] }
  // An edition's address holds a place for its number.
  const address = isSingle ? answer.value : answer.value.replaceAll('{id}', id.toString(16).padStart(64, '0'))
  const file = await readFile(address, { limit: limits.metadata, accept: 'application/json', signal, from })
  line.file = file.facts
  if (!file.bytes) return line
  if (file.cut) return { ...line, faults: ['Its metadata is larger than 1 MB: it was not read to the end.'] }
  if (file.facts.kind !== 'JSON') return { ...line, faults: [`Its metadata is ${aKind(file.facts.kind)}, not JSON.`] }
  const { image, ...said } = readMetadata(Buffer.from(file.bytes).toString('utf8'))
  return { ...line, ...said, ...(image !== undefined && (await picture(image, said.faults, { from, signal }))) }
}

async function picture(address: string, faults: readonly string[], { from, signal }: Pick<Wanted, 'from' | 'signal'>) {
  // Metadata may hold the drawing itself instead of its address.
  const drawn = /^\s*(<\?xml|<svg)/i.test(address)
  const file: ReadFile = drawn
    ? await readFile(`data:image/svg+xml,${address}`, { limit: limits.picture, accept: 'image/*', signal, from })
    : await readFile(address, { limit: limits.picture, accept: 'image/*', signal, from })
  const { facts, bytes } = file
  const kind = facts.kind ?? ''
  const active = bytes && kind.startsWith('SVG') ? activeParts(bytes) : undefined
  return {
    image: facts,
    faults: [
      ...faults,
      ...(bytes && !isPicture(kind) ? [`Its image is ${aKind(kind)}, not a picture.`] : []),
      ...(active ? [`Its drawing holds ${active}. It was not opened.`] : []),
    ],
  }
}

const aKind = (kind = 'something else') =>
  /^(AVIF|MP4|MP3|SVG|HTML)/.test(kind) ? `an ${kind}` : kind === 'something else' ? kind : `a ${kind}`
