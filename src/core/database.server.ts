import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'

/** The pool or an open transaction: a query never knows which it was given, so its caller decides what commits together. */
export type Database = PgDatabase<NodePgQueryResultHKT>

/** Opens a pool on a PostgreSQL URL. A lost connection is logged by the caller's `onLost`, and the pool heals by itself. */
export function openDatabase(url: string, { max = 10, onLost }: { max?: number; onLost?: (error: Error) => void } = {}) {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
    statement_timeout: 9_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'intaglio',
  })
  pool.on('error', (error) => onLost?.(error))
  const db: Database = drizzle(pool)
  return { db, pool, [Symbol.asyncDispose]: () => pool.end() }
}
