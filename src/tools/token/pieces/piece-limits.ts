/** What may be published at once, in pieces and bytes. A picture of five megabytes is what the inspector calls large. */
export const pieceLimits = { pieces: 1_000, picture: 5_000_000, metadata: 20_000, body: 8_000_000 } as const

/** Files that are taken from one folder: a picture and its metadata for each piece, and some more. */
export const mostFiles = 2_500

/** The pictures that are kept, by what their first bytes say, with type and ending. */
const pictures: Readonly<Record<string, readonly [type: string, ending: string]>> = {
  'PNG picture': ['image/png', 'png'],
  'JPEG picture': ['image/jpeg', 'jpg'],
  'GIF picture': ['image/gif', 'gif'],
  'WebP picture': ['image/webp', 'webp'],
  'AVIF picture': ['image/avif', 'avif'],
  'SVG drawing': ['image/svg+xml', 'svg'],
}

/** Type and ending of a kind of picture that is kept; undefined for every other file. */
export function pictureOf(kind: string): { type: string; ending: string } | undefined {
  const [type, ending] = (Object.hasOwn(pictures, kind) && pictures[kind]) || []
  return type && ending ? { type, ending } : undefined
}

/** Where pieces are kept: a set named by its SHA-256, or a place that the account in its name adds pieces to. */
export type Place = { is: 'fixed'; name: string } | { is: 'growing'; name: string; account: string }

/** Reads the name of a place. */
export function readPlace(name: string): Place | undefined {
  if (/^[\da-f]{64}$/.test(name)) return { is: 'fixed', name }
  const [, account] = /^(0x[\da-f]{40})-[\da-z]{8}$/.exec(name) ?? []
  return account ? { is: 'growing', name, account } : undefined
}

/** The name of a new place of an account; `random` are eight bytes. */
export function newPlace(account: string, random: Uint8Array): string {
  const key = [...random].map((byte) => (byte % 36).toString(36)).join('')
  return `${account.toLowerCase()}-${key}`
}

/** The place in an address of metadata of a site of ours; undefined where it is another one. */
export function placeIn(address: string): Place | undefined {
  const [, name] = /^https?:\/\/[^/]+\/pieces\/([^/]+)\//.exec(address) ?? []
  return name === undefined ? undefined : readPlace(name)
}

/** Where pieces are published: the place on this site, and the folder on IPFS where they have one. */
export type KeptPlace = { place: string; folder?: string }

/** The address a contract is given: the number of a piece follows, or takes the place of `{id}`. */
export function baseAddress(origin: string, { place, folder }: KeptPlace, kind: 'erc721' | 'erc1155'): string {
  return `${folder ? `ipfs://${folder}` : `${origin}/pieces/${place}`}/${kind === 'erc1155' ? '{id}' : ''}`
}

/** The name of a piece in a folder: its number in digits, or as ERC-1155 asks for it. */
export const nameOn = (kind: 'erc721' | 'erc1155') => (number: number) =>
  kind === 'erc1155' ? number.toString(16).padStart(64, '0') : String(number)

/** The number of a piece in the last part of an address: in digits, or as 64 hexadecimal ones (ERC-1155). */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/\.json$/, '')
  const number = /^[\da-f]{64}$/.test(bare)
    ? Number(`0x${bare}`)
    : /^(0|[1-9]\d{0,15})$/.test(bare)
      ? Number(bare)
      : NaN
  return Number.isSafeInteger(number) ? number : undefined
}

/** The text whose SHA-256 names a fixed set: a line for each piece in the order of the numbers, with the SHA-256 of its metadata. */
export function listText(pieces: readonly { number: number; sha256: string }[]): string {
  return pieces
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, sha256 }) => `${number} ${sha256}\n`)
    .join('')
}

/** Reads such a text. */
export function readListText(text: string): { number: number; sha256: string }[] {
  return [...text.matchAll(/^(\d+) ([\da-f]{64})$/gm)].map(([, number, sha256]) => ({
    number: Number(number),
    sha256: sha256!,
  }))
}

/** The address of a picture in this kind of store, in a text of metadata. */
export const ourPicture = /(?:https?:\/\/[^\s"/]+)?\/pieces\/files\/([\da-f]{64})\.[a-z]{3,4}\b/g

/** The pictures of this kind of store that a text of metadata names, by their SHA-256. */
export function picturesIn(text: string): string[] {
  return [...new Set([...text.matchAll(ourPicture)].map(([, sha256]) => sha256!))]
}
