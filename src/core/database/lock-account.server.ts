import { sql } from 'drizzle-orm'
import type { Database } from './database.server.ts'

/** Until the transaction ends, nobody else stores or erases what belongs to an account of a wallet. There may be no row yet to wait for. */
export async function lockAccount(tx: Database, account: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${account}`}, 0))`)
}
