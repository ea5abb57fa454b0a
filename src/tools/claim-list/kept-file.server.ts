import { sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { headName, readHead } from './list-file.ts'
import { placesOf } from './list-files.ts'
import { shapeOf } from './list-shape.ts'

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
