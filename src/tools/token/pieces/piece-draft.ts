import { sha256 as hashed } from 'viem'
import { activeParts, fileKind } from '#tools/metadata/file-kind.ts'
import { readMetadata } from '#tools/metadata/read-metadata.ts'
import { pictureOf, pieceLimits } from './piece-limits.ts'

/** The bytes of a chosen picture: its SHA-256, and what it is by its first bytes. */
export type Picture = { file: File; sha256: string; kind: string; parts?: string }

/** A piece that is being made. */
export type PieceDraft = {
  /** Where it is from: the path of the picture, or the file of metadata. */
  from: string
  picture?: Picture
  name: string
  description: string
  /** A trait in each line: `Background: blue`. */
  traits: string
  /** What a file of metadata says besides, `image` included where there is no picture. */
  extra: Readonly<Record<string, unknown>>
  /** The attributes of a file of metadata as they were, as long as the traits say the same. */
  attributes?: readonly unknown[]
}

/** Reads what a picture is. Rejects when the browser cannot read the file any more. */
export async function readPicture(file: File): Promise<Picture> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = fileKind(bytes)
  const parts = kind === 'SVG drawing' ? activeParts(bytes) : undefined
  return { file, sha256: hashed(bytes).slice(2), kind, ...(parts && { parts }) }
}

/** Attributes as lines of traits. */
export function traitsText(attributes: readonly unknown[]): string {
  return attributes
    .map((one) => {
      const { trait_type: type, value } = (one ?? {}) as Record<string, unknown>
      return type === undefined ? String(value) : `${String(type)}: ${String(value)}`
    })
    .join('\n')
}

/** Lines of traits as attributes. A whole number or a decimal is a number; a line without a colon is a property without a name. */
export function attributesOf({ traits, attributes }: Pick<PieceDraft, 'traits' | 'attributes'>): readonly unknown[] {
  if (attributes && traitsText(attributes) === traits) return attributes
  return traits
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, type, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
      if (!type || !value) return { value: line.replace(/:$/, '') }
      return { trait_type: type.trim(), value: /^-?\d{1,15}(\.\d{1,9})?$/.test(value) ? Number(value) : value }
    })
}

/** Where the picture of a piece will be on a site, by its hash. */
export function pictureAddress(origin: string, { sha256, kind }: Picture): string {
  return `${origin}/pieces/files/${sha256}.${pictureOf(kind)?.ending ?? 'bin'}`
}

/** The text of a piece's metadata, as it is published. */
export function metadataOf(piece: PieceDraft, origin: string): string {
  const { extra, name, description, picture } = piece
  const attributes = attributesOf(piece)
  return `${JSON.stringify(
    {
      ...extra,
      name: name.trim(),
      description: description.trim(),
      ...(picture && { image: pictureAddress(origin, picture) }),
      ...(attributes.length > 0 && { attributes }),
    },
    undefined,
    2,
  )}\n`
}

/** What to do about a fault that the rules of the inspector name. */
const remedies: Readonly<Record<string, string>> = {
  'It has no name.': 'Give it a name.',
  'It has no image.': 'Choose its picture.',
  'It has no description.': 'Write a description.',
  'An attribute has no trait_type or no value.': 'Write each trait as “Background: blue”.',
}

/** What keeps a piece from being published, as sentences that say what to do: the rules of the inspector, and those of pictures. */
export function faultsOf(piece: PieceDraft, origin: string): string[] {
  const { picture } = piece
  const metadata = metadataOf(piece, origin)
  const faults = readMetadata(metadata).faults.map((fault) => [fault, remedies[fault]].filter(Boolean).join(' '))
  if (new TextEncoder().encode(metadata).length > pieceLimits.metadata)
    faults.push('Its words are longer than 20 kB. Shorten the description.')
  if (!picture) return faults
  const megabytes = pieceLimits.picture / 1_000_000
  if (picture.file.size > pieceLimits.picture)
    faults.push(`${picture.file.name} is larger than ${megabytes} MB. Save it smaller and choose it again.`)
  if (!pictureOf(picture.kind))
    faults.push(
      `${picture.file.name} is ${picture.kind === 'something else' ? 'not a picture' : `a ${picture.kind}`}. Use PNG, JPEG, WebP, GIF, AVIF or SVG.`,
    )
  if (picture.parts)
    faults.push(`${picture.file.name} holds ${picture.parts}. Save it as a plain SVG and choose it again.`)
  return faults
}
