import { sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'

/** How far the index is. Times are in Unix seconds. */
export type IndexState = {
  /** The newest block that is in; null before the first. */
  block: number | null
  /** The newest block of the chain at the last look. */
  head: number | null
  lookedAt: number | null
  /** True where it stands still until the operator has it built anew. */
  stopped: boolean
}

type Row = { block: string | null; head: string | null; looked: number | null; stopped: string | null }

/** How far the index is now. Rejects when the database does not answer. */
export async function indexState(db: Database): Promise<IndexState> {
  const { rows } = await db.execute<Row>(sql`
    select coalesce((select max(number) from chain_block), nullif(final_block, -1)) as block, head_block as head,
      extract(epoch from looked_at)::float8 as looked, stopped
    from chain_cursor`)
  const [{ block = null, head = null, looked = null, stopped = null } = {}] = rows
  return {
    block: block === null ? null : Number(block),
    head: head === null ? null : Number(head),
    lookedAt: looked === null ? null : Math.floor(looked),
    stopped: stopped !== null,
  }
}
