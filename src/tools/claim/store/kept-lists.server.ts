import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { readHead } from '#tools/claim-list/list-file.ts'
import { placesOf } from '#tools/claim-list/list-files.ts'
import { shapeOf } from '#tools/claim-list/list-shape.ts'
import { makeRoom, refuseOverQuota, type Publisher, type Room } from './list-room.server.ts'
import { claimList, claimListGone } from './tables.server.ts'
import { failClaims } from '#tools/claim/errors.ts'

/** Bytes of a list that is taken: a little more than 120,000 entries. Larger ones are built by `ops claims build`. */
export const listLimit = 5_000_000

/** The name of a list: the SHA-256 of all its bytes. */
export function listId(head: string, body: Uint8Array): string {
  return createHash('sha256').update(head).update(body).digest('hex')
}

/**
 * Keeps a list and answers its name; one that is there already stays, and its time begins anew. Throws `request.malformed` when its parts
 * do not have the sizes its head says, `claims.quota`, `claims.removed` and `server.full`. The reader of the list checks that it
 * leads to its root.
 */
export async function keepList(
  db: Database,
  { head, body }: { head: string; body: Buffer },
  { publisher, room }: { publisher: Publisher; room: Room },
): Promise<string> {
  const read = readHead(head)
  const size = read && [...placesOf(shapeOf(read.count))].at(-1)!.until
  if (size !== body.length) throw fail('request.malformed')
  const id = listId(head, body)
  await db.transaction(async (tx) => {
    // One after the other: two at the same time would each find the room that is left for one.
    await tx.execute(sql`select pg_advisory_xact_lock(7301914)`)
    const [gone] = await tx.select().from(claimListGone).where(eq(claimListGone.id, id))
    if (gone?.reason === 'operator') throw failClaims('claims.removed')
    const again = await tx
      .update(claimList)
      .set({ publishedAt: sql`now()` })
      .where(eq(claimList.id, id))
      .returning({ id: claimList.id })
    if (again.length > 0) return
    await refuseOverQuota(tx, { publisher, bytes: body.length, room })
    await makeRoom(tx, { publisher, bytes: body.length, room })
    await tx.insert(claimList).values({ id, head, body, ...publisher })
    await tx.delete(claimListGone).where(eq(claimListGone.id, id))
  })
  return id
}

/** Throws why a list is gone that was here once: `claims.unfunded`, `claims.room` or `claims.removed`. */
export async function sayWhyGone(db: Database, id: string): Promise<void> {
  const [gone] = await db.select().from(claimListGone).where(eq(claimListGone.id, id))
  if (gone?.reason === 'operator') throw failClaims('claims.removed')
  if (gone?.reason === 'room') throw failClaims('claims.room')
  if (gone) throw failClaims('claims.unfunded', { days: retention.unfundedListDays })
}
