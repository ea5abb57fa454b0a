import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'

/** The pool or an open transaction: a query never knows which it was given, so its caller decides what commits together. */
export type Database = PgDatabase<NodePgQueryResultHKT>

/** There was no answer: the database is not open yet, or the connection to it could not be made, broke or took too long. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/**
 * An error of the driver as what it means. What PostgreSQL answers is a `DatabaseError` with its code; the driver itself, and the system
 * below it, throw plain errors, many without a code, and only when no answer came.
 */
export function meaningOf(error: unknown): unknown {
  return isPlain(error) ? new DatabaseAway('The database did not answer.', { cause: error }) : error
}

const isPlain = (error: unknown): error is Error => error instanceof Error && error.constructor === Error

/** A pool that may be opened before the address of its database is known. Until then every query fails as unreachable. */
class LatePool extends Pool {
  private known: boolean

  constructor({ connectionString, ...options }: PoolConfig) {
    super({ ...options, connectionString })
    this.known = connectionString !== undefined
  }

  connectTo(url: string) {
    this.options.connectionString = url
    this.known = true
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (!callback)
      return this.known
        ? super.connect().catch((error: unknown) => Promise.reject(meaningOf(error)))
        : Promise.reject(new DatabaseAway('The database is not open yet.'))
    if (!this.known) return callback(new DatabaseAway('The database is not open yet.'), undefined, () => undefined)
    super.connect((error, client, release) => callback(error && (meaningOf(error) as Error), client, release))
  }
}

type ConnectCallback = Parameters<Pool['connect']>[0]

type Options = {
  /** Connections at most. */
  max?: number
  /** Hears of connections that were lost while idle; the pool replaces them by itself. */
  onLost?: (error: Error) => void
}

/**
 * Opens a pool on a PostgreSQL URL; it connects when it is first used. Without a URL every query fails as if the database
 * were away, until `connectTo` names one. No query outlasts five seconds, no wait for a connection three, so nobody waits
 * long for a database that is gone.
 */
export function openDatabase(url: string | undefined, { max = 16, onLost }: Options = {}) {
  const pool = new LatePool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    statement_timeout: 4_500,
    lock_timeout: 4_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'intaglio',
  })
  pool.on('error', (error) => onLost?.(error))
  // A connection that dies in the middle of a transaction tells its client too, and an event nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', prepareStatements(new Map()))
  const db: Database = drizzle(pool)
  db.transaction = transactionsOn(pool)
  // A database that says nothing any more says no goodbye either.
  const close = () => within(2_000, pool.end())
  return { db, pool, connectTo: (at: string) => pool.connectTo(at), close, [Symbol.asyncDispose]: close }
}

/** Waits for `work`, but no longer than that many milliseconds. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(milliseconds, undefined, { ref: false })])
}

/**
 * Transactions whose connection always comes back to the pool. Drizzle's own forget it when `begin` fails, which is how every
 * outage of a database begins: the pool would run dry, and never end.
 */
function transactionsOn(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    let broken = false
    try {
      return await drizzle(client).transaction((tx) => work(tx as Parameters<typeof work>[0]), config)
    } catch (error) {
      broken = databaseTrouble(error) === 'unavailable'
      throw error
    } finally {
      client.release(broken)
    }
  }
}

/** The most statements that a pool names. Our own are fewer; a text that is made anew each time stays without a name. */
const mostNames = 300

/**
 * Of its text alone, so that all processes say the same: a pooler may give the connection of one to another, and what is asked by a
 * name must never be what another meant by it.
 */
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 20)

/**
 * PostgreSQL plans each text once per connection instead of each time: drizzle names no statement by itself. `names` are those of one pool, by
 * their texts. When a table changes under a plan, that query fails as unavailable, and its connection is given up with all its plans.
 */
const prepareStatements = (names: Map<string, string>) => (client: PoolClient) => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const prepared = (config: unknown, values?: unknown, ...rest: unknown[]) => {
    const { text, name } = (config ?? {}) as { text?: unknown; name?: unknown }
    if (typeof text !== 'string' || name !== undefined || !Array.isArray(values) || values.length === 0)
      return query(config, values, ...rest)
    if (!names.has(text) && names.size < mostNames) names.set(text, nameOf(text))
    return query({ ...(config as object), name: names.get(text) }, values, ...rest)
  }
  client.query = prepared as typeof client.query
}

/**
 * Names the settings of this PostgreSQL under which a row that was acknowledged can be lost by a power cut; empty when it
 * is safe.
 */
export async function unsafeSettings(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
  )
  return rows.filter(({ setting }) => setting === 'off').map(({ name }) => name)
}

/** What a failed query means to the visitor: the database is away, it is full, or the query itself is wrong. */
export function databaseTrouble(error: unknown): 'unavailable' | 'full' | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code: given, routine } = cause as Partial<DatabaseError>
    const code = String(given)
    if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return 'full'
    // A table changed under a statement that was planned: the plan is made anew on the next connection.
    const stalePlan = code === '0A000' && routine === 'RevalidateCachedQuery'
    const unanswered = cause instanceof DrizzleQueryError && isPlain(cause.cause)
    if (awayCodes.test(code) || stalePlan || unanswered || cause instanceof DatabaseAway) return 'unavailable'
  }
  return undefined
}

/**
 * Connection lost or refused, shutdown and recovery, too many connections, out of memory, cancelled by a time limit,
 * deadlock and serialisation, read-only after a fail-over, login or database missing.
 */
const awayCodes =
  /^(?:08...|57P0.|57014|57000|53[03]00|53200|40001|40P01|55P03|25006|28...|3D000|E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/
