import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { bigint, customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { activeParts, fileKind } from '#tools/metadata/file-kind.ts'
import { readMetadata } from '#tools/metadata/read-metadata.ts'
import { failPieces } from './errors.ts'
import { addFile, addFolder, type IpfsApi } from '#tools/token/ipfs/ipfs-node.server.ts'
import { listText, pictureOf, ourPicture, picturesIn, pieceLimits, type KeptPlace, type Place } from './piece-limits.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Pictures and metadata, each under the SHA-256 of its bytes. */
export const pieceFile = pgTable('piece_file', {
  sha256: text().primaryKey(),
  type: text().notNull(),
  body: bytea().notNull(),
  publishedAt: moment('published_at').notNull().defaultNow(),
  cid: text(),
  uploader: text(),
  network: text(),
})

/** Which metadata a number has at a place, and the pictures it names. It never changes. */
export const piece = pgTable(
  'piece',
  {
    place: text().notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    pictures: text().array().notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  ({ place, number }) => [primaryKey({ columns: [place, number] })],
)

/** Files and places that the operator removed. */
export const pieceGone = pgTable('piece_gone', {
  id: text().primaryKey(),
  goneAt: moment('gone_at').notNull().defaultNow(),
})

/** Who publishes, as keyed hashes: the account that is signed in, or else the network; and the widest network around it. */
export type Publisher = { uploader: string; network: string }

/** How many bytes are kept: of one uploader and of one network within thirty days, and of everybody together. */
export type Room = { uploader: number; network: number; all: number }

/** The room of a server: hashes of uploaders are forgotten after thirty days, so the first two are sums of that time. */
export const usualRoom: Room = { uploader: 300_000_000, network: 1_000_000_000, all: 10_000_000_000 }

/** The SHA-256 of some bytes, in hexadecimal. */
export const nameOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** `ipfs` keeps everything too, and then names it. */
type Keeping = { publisher: Publisher; room: Room; ipfs?: IpfsApi }

/** Keeps a picture and answers its name. Throws `pieces.ipfs`, `pieces.kind`, `pieces.active`, `pieces.removed`, `pieces.quota` and `server.full`. */
export async function keepPicture(db: Database, bytes: Buffer, keeping: Keeping): Promise<string> {
  const picture = pictureOf(fileKind(bytes))
  if (!picture) throw failPieces('pieces.kind')
  const parts = picture.ending === 'svg' ? activeParts(bytes) : undefined
  if (parts) throw failPieces('pieces.active', { parts })
  const sha256 = nameOf(bytes)
  await db.transaction(async (tx) => {
    await keepFiles(tx, [{ sha256, type: picture.type, body: bytes }], keeping)
  })
  if (keeping.ipfs) {
    const cid = await addFile(keeping.ipfs, bytes)
    await db.update(pieceFile).set({ cid }).where(eq(pieceFile.sha256, sha256))
  }
  return `${sha256}.${picture.ending}`
}

/** Those of some names that no file is kept under; with `onIpfs`, or whose file is not on IPFS. */
export async function missingFiles(
  db: Database,
  names: readonly string[],
  { onIpfs = false }: { onIpfs?: boolean } = {},
): Promise<string[]> {
  if (names.length === 0) return []
  const found = await db
    .select({ sha256: pieceFile.sha256 })
    .from(pieceFile)
    .where(and(inArray(pieceFile.sha256, [...names]), onIpfs ? isNotNull(pieceFile.cid) : undefined))
  const known = new Set(found.map(({ sha256 }) => sha256))
  return names.filter((name) => !known.has(name))
}

/** What is wrong with a text of metadata by the rules of the inspector; undefined: nothing. */
export function faultOf(metadata: string): string | undefined {
  if (Buffer.byteLength(metadata) > pieceLimits.metadata)
    return `Its metadata is larger than ${pieceLimits.metadata / 1000} kB.`
  return readMetadata(metadata).faults[0]
}

type NewPiece = { number: number; metadata: string }

/** Metadata with the addresses of its pictures on IPFS in the place of ours. */
async function withIpfsAddresses(db: Database, pieces: readonly NewPiece[]): Promise<NewPiece[]> {
  const names = [...new Set(pieces.flatMap(({ metadata }) => picturesIn(metadata)))]
  const files = await db
    .select({ sha256: pieceFile.sha256, cid: pieceFile.cid })
    .from(pieceFile)
    .where(inArray(pieceFile.sha256, names))
  const cids = new Map(files.map(({ sha256, cid }) => [sha256, cid]))
  const named = (metadata: string) =>
    metadata.replaceAll(ourPicture, (address, sha256: string) => {
      const cid = cids.get(sha256)
      return cid ? `ipfs://${cid}` : address
    })
  return pieces.map(({ number, metadata }) => ({ number, metadata: named(metadata) }))
}

/**
 * Publishes pieces, at the place given or else under the SHA-256 of their list, and answers where. On IPFS their pictures have addresses
 * of it, and a fixed set is a folder there, whose files have the names that `nameOn` gives. The same again is no fault. Throws `pieces.faulty`, `pieces.taken` where a number has other metadata, and what `keepPicture` throws.
 */
export async function keepPieces(
  db: Database,
  pieces: readonly NewPiece[],
  { place, nameOn, ...keeping }: Keeping & { place?: Place; nameOn: (number: number) => string },
): Promise<KeptPlace> {
  const { ipfs } = keeping
  for (const { number, metadata } of pieces) {
    const fault = faultOf(metadata)
    if (fault) throw failPieces('pieces.faulty', { number, fault })
  }
  const published = ipfs ? await withIpfsAddresses(db, pieces) : pieces
  const rows = published.map(({ number, metadata }, at) => ({
    number,
    sha256: nameOf(metadata),
    pictures: picturesIn(pieces[at]!.metadata),
    metadata,
  }))
  const name = place?.name ?? nameOf(listText(rows))
  // Before anything is written here: where the node fails, nothing is published.
  const files = new Map(published.map(({ number, metadata }) => [nameOn(number), Buffer.from(metadata)]))
  const folder = ipfs && !place ? await addFolder(ipfs, files) : undefined
  await db.transaction(async (tx) => {
    const absent = new Set(
      await missingFiles(tx, [...new Set(rows.flatMap(({ pictures }) => pictures))], { onIpfs: Boolean(ipfs) }),
    )
    const without = rows.find(({ pictures }) => pictures.some((one) => absent.has(one)))
    if (without)
      throw failPieces('pieces.faulty', { number: without.number, fault: 'Its picture is no longer kept here.' })
    await refuseGone(tx, [name])
    const texts = rows.map(({ sha256, metadata }) => ({
      sha256,
      type: 'application/json',
      body: Buffer.from(metadata),
    }))
    await keepFiles(tx, texts, keeping)
    await tx
      .insert(piece)
      .values(rows.map(({ number, sha256, pictures }) => ({ place: name, number, sha256, pictures })))
      .onConflictDoNothing()
    const numbers = rows.map(({ number }) => number)
    const kept = await tx
      .select({ number: piece.number, sha256: piece.sha256 })
      .from(piece)
      .where(and(eq(piece.place, name), inArray(piece.number, numbers)))
    const now = new Map(kept.map(({ number, sha256 }) => [number, sha256]))
    const taken = rows.find(({ number, sha256 }) => now.get(number) !== sha256)
    if (taken) throw failPieces('pieces.taken', { number: taken.number })
  })
  return { place: name, ...(folder && { folder }) }
}

type NewFile = { sha256: string; type: string; body: Buffer }

/** Keeps files that are not there yet, as long as there is room. */
async function keepFiles(tx: Database, files: readonly NewFile[], { publisher, room }: Keeping): Promise<void> {
  // One after the other: two at the same time would each find the room that is left for one.
  await tx.execute(sql`select pg_advisory_xact_lock(7301915)`)
  const names = [...new Set(files.map(({ sha256 }) => sha256))]
  await refuseGone(tx, names)
  const absent = new Set(await missingFiles(tx, names))
  const fresh = [...new Map(files.map((file) => [file.sha256, file])).values()].filter(({ sha256 }) =>
    absent.has(sha256),
  )
  if (fresh.length === 0) return
  const bytes = fresh.reduce((sum, { body }) => sum + body.length, 0)
  const { rows } = await tx.execute<Record<'mine' | 'network' | 'whole', string>>(sql`
    select coalesce(sum(octet_length(body)) filter (where uploader = ${publisher.uploader}), 0) as mine,
      coalesce(sum(octet_length(body)) filter (where network = ${publisher.network}), 0) as network,
      coalesce(sum(octet_length(body)), 0) as whole
    from piece_file`)
  const { mine, network, whole } = rows[0]!
  if (Number(mine) + bytes > room.uploader || Number(network) + bytes > room.network) throw failPieces('pieces.quota')
  if (Number(whole) + bytes > room.all) throw fail('server.full')
  await tx.insert(pieceFile).values(fresh.map((file) => ({ ...file, ...publisher })))
}

async function refuseGone(tx: Database, names: readonly string[]): Promise<void> {
  const gone = await tx
    .select()
    .from(pieceGone)
    .where(inArray(pieceGone.id, [...names]))
    .limit(1)
  if (gone.length > 0) throw failPieces('pieces.removed')
}

/** A picture or metadata by its name; undefined where there is none. Throws `pieces.removed`. */
export async function keptPieceFile(db: Database, sha256: string) {
  const [file] = await db
    .select({ type: pieceFile.type, body: pieceFile.body })
    .from(pieceFile)
    .where(eq(pieceFile.sha256, sha256))
  if (!file) await refuseGone(db, [sha256])
  return file
}

/** The metadata of a number at a place; undefined where nothing is published. Throws `pieces.removed`. */
export async function keptMetadata(db: Database, place: string, number: number): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ body: pieceFile.body })
    .from(piece)
    .innerJoin(pieceFile, eq(pieceFile.sha256, piece.sha256))
    .where(and(eq(piece.place, place), eq(piece.number, number)))
  if (!found) await refuseGone(db, [place])
  return found?.body
}

/** The list of a place, as its hash is made of; empty where nothing is published yet. Throws `pieces.removed`. */
export async function keptList(db: Database, place: string): Promise<string> {
  const rows = await db
    .select({ number: piece.number, sha256: piece.sha256 })
    .from(piece)
    .where(eq(piece.place, place))
    .orderBy(asc(piece.number))
  if (rows.length === 0) await refuseGone(db, [place])
  return listText(rows)
}
