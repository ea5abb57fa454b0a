import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#core/database.server.ts'
import { fail } from '#core/errors.ts'
import { headName, readHead } from './list-file.ts'
import { placesOf } from './list-files.ts'
import { shapeOf } from './list-shape.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Lists that are published on this server. */
export const claimList = pgTable('claim_list', {
  id: text().primaryKey(),
  head: text().notNull(),
  body: bytea().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Bytes of a list that is taken: a little more than 120,000 entries. Larger ones are built by `ops claims build`. */
export const listLimit = 5_000_000

/** Bytes of all lists together. */
const room = 2_000_000_000

/** The name of a list: the SHA-256 of all its bytes. */
export function listId(head: string, body: Uint8Array): string {
  return createHash('sha256').update(head).update(body).digest('hex')
}

/**
 * Keeps a list and answers its name; one that is there already stays. Throws `request.malformed` when its parts do not have the sizes
 * its head says, and `server.full`. Whether it leads to its root, whoever reads it finds out.
 */
export async function keepList(db: Database, { head, body }: { head: string; body: Buffer }): Promise<string> {
  const read = readHead(head)
  const size = read && [...placesOf(shapeOf(read.count))].at(-1)!.until
  if (size !== body.length) throw fail('request.malformed')
  const { rows } = await db.execute<{ used: string }>(
    sql`select coalesce(sum(octet_length(body)), 0) as used from claim_list`,
  )
  if (Number(rows[0]?.used) + body.length > room) throw fail('server.full')
  const id = listId(head, body)
  await db.insert(claimList).values({ id, head, body }).onConflictDoNothing()
  return id
}

/** One file of a list that is kept here; undefined when there is none of that name. */
export async function keptFile(db: Database, id: string, name: string): Promise<Buffer | undefined> {
  const { rows } = await db.execute<{ head: string }>(sql`select head from claim_list where id = ${id}`)
  const head = rows[0]?.head
  if (head === undefined) return undefined
  if (name === headName) return Buffer.from(head)
  const place = placesOf(shapeOf(readHead(head)!.count)).find((file) => file.name === name)
  if (!place) return undefined
  const part = await db.execute<{ part: Buffer }>(
    sql`select substring(body from ${place.from + 1}::int for ${place.until - place.from}::int) as part
      from claim_list where id = ${id}`,
  )
  return part.rows[0]?.part
}
