import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

/** The pool or an open transaction: a query never knows which it was given, so its caller decides what commits together. */
export type Database = PgDatabase<NodePgQueryResultHKT>

/** A pool that may be opened before its database is: until it is told where that is, every query fails as unreachable. */
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
    if (this.known) return callback ? super.connect(callback) : super.connect()
    const error = Object.assign(new Error('The database is not open yet.'), { code: 'ECONNREFUSED' })
    if (!callback) return Promise.reject(error)
    callback(error, undefined, () => undefined)
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
  pool.on('connect', prepareStatements)
  const db: Database = drizzle(pool)
  db.transaction = transactionsOn(pool)
  return { db, pool, connectTo: (at: string) => pool.connectTo(at), [Symbol.asyncDispose]: () => pool.end() }
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

/** The names of prepared statements. Our own are few; a text that is made anew each time stays without one. */
const names = new Map<string, string>()

/**
 * PostgreSQL plans each text once per connection instead of each time: drizzle names no statement by itself. When a table changes
 * under a plan, that query fails as unavailable, and its connection is given up with all its plans.
 */
function prepareStatements(client: PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const prepared = (config: unknown, values?: unknown, ...rest: unknown[]) => {
    const { text, name } = (config ?? {}) as { text?: unknown; name?: unknown }
    if (typeof text !== 'string' || name !== undefined || !Array.isArray(values) || values.length === 0)
      return query(config, values, ...rest)
    if (!names.has(text) && names.size < 300) names.set(text, `s${names.size}`)
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
    const { code: given, syscall } = cause as { code?: unknown; syscall?: unknown }
    const code = String(given)
    if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return 'full'
    // A socket that is not there is a database that is not there.
    const socketGone = code === 'ENOENT' && syscall === 'connect'
    if (awayCodes.test(code) || awayMessages.test(cause.message) || socketGone) return 'unavailable'
  }
  return undefined
}

/**
 * Connection lost or refused, shutdown and recovery, too many connections, out of memory, cancelled by a time limit,
 * deadlock and serialisation, read-only after a fail-over, login or database missing.
 */
const awayCodes =
  /^(?:08...|57P0.|57014|57000|53[03]00|53200|40001|40P01|55P03|25006|28...|3D000|E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/

/** Errors of the driver that carry no code. */
const awayMessages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed|cached plan must not change result type)/
