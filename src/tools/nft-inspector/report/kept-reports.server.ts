import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#core/database/database.server.ts'

/** Reports that are kept, under the SHA-256 of their text. */
export const inspectionReport = pgTable('inspection_report', {
  sha256: text().primaryKey(),
  body: text().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Bytes of all reports together: some ten thousand of them. */
const room = 500_000_000

/** Keeps the text of a report and answers its SHA-256 in hexadecimal; undefined when there is no room for it. */
export async function keepReport(db: Database, body: string): Promise<string | undefined> {
  const sha256 = createHash('sha256').update(body).digest('hex')
  const { rows } = await db.execute<{ used: string }>(
    sql`select coalesce(sum(octet_length(body)), 0) as used from inspection_report`,
  )
  if (Number(rows[0]?.used) + body.length > room) return undefined
  await db.insert(inspectionReport).values({ sha256, body }).onConflictDoNothing()
  return sha256
}

/** The text of a report; undefined where none is kept under that name, or no longer. */
export async function keptReport(db: Database, sha256: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ body: string }>(sql`select body from inspection_report where sha256 = ${sha256}`)
  return rows[0]?.body
}
