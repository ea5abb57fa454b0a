import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type QueryConfig } from 'pg'
import { CannotStart } from '#core/process/cannot-start.ts'
import { meaningOf } from './database.server.ts'

/** The one advisory lock under which a database is changed; also held while pg-boss makes its schema. */
const migrationLock = 7_301_911

/** An applied migration file is not what it was: nothing was changed, and the server must not start. */
export class MigrationChanged extends CannotStart {
  override name = 'MigrationChanged'
}

/** Other work holds tables that a migration changes: nothing was changed, and it may be tried again. */
export class MigrationHeldUp extends Error {
  override name = 'MigrationHeldUp'
}

/**
 * Milliseconds a migration waits for a table. Every visitor who comes after it waits as well. Before a second is over PostgreSQL does not end
 * a deadlock, which might cost a visitor's transaction instead.
 */
const lockMs = 500

/** Milliseconds between two tries, in which those who waited go on, and for all tries. */
const pauseMs = 500
const triesMs = 20_000

/** Milliseconds until a statement that is not answered is given up; the lock may be held by another server for a while. */
const timeoutMs = 30_000

/** The same for a migration itself, which may have a large table to change. */
const longPatience = 3_600_000

/**
 * Does `work` while holding the migration lock of that database, so several servers may start together. Throws `DatabaseAway` when the
 * database does not answer.
 */
export async function underMigrationLock<result>(
  url: string,
  work: (client: Client) => Promise<result>,
): Promise<result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: timeoutMs,
    application_name: 'intaglio-migrate',
  })
  // Without a listener a connection lost between two queries would end the process; the next query reports it anyway.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    throw meaningOf(error)
  } finally {
    // Not waited for: a server that does not answer says no goodbye either.
    void client.end().catch(() => undefined)
  }
}

/**
 * Applies the numbered files of `directory` that this database has not seen, all in one transaction. Answers the names it
 * applied, in order. It makes nobody wait long for a table: while a backup reads one, it tries again, twenty seconds in all. Throws
 * `MigrationChanged` when an applied file has changed since, and `MigrationHeldUp` when its time is over.
 */
export async function migrate(
  url: string,
  directory = join(import.meta.dirname, '../../../db/migrations'),
): Promise<string[]> {
  for (const end = performance.now() + triesMs; ; await sleep(pauseMs))
    try {
      return await applyFiles(url, directory)
    } catch (error) {
      if (!isHeldUp(error)) throw error
      if (performance.now() > end)
        throw new MigrationHeldUp(
          'Other work, such as a backup, holds a table that a migration changes. Nothing was changed: try again when it is done.',
        )
    }
}

/** Whether PostgreSQL gave up waiting for a lock, or ended a deadlock. */
function isHeldUp(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code === '55P03' || code === '40P01' || (cause instanceof Error && isHeldUp(cause))
}

function applyFiles(url: string, directory: string): Promise<string[]> {
  return underMigrationLock(url, async (client) => {
    // Not for the lock of migrations itself: another server may take an hour for them.
    await client.query(`set local lock_timeout = ${lockMs}`)
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration')
    const known = new Map(rows.map((row) => [row.name, row.sha256]))
    const applied: string[] = []
    for (const name of (await readdir(directory)).filter((file) => /^\d{4}-.*\.sql$/.test(file)).toSorted()) {
      const sql = await readFile(join(directory, name), 'utf8')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      if (known.has(name) && known.get(name) !== sha256)
        throw new MigrationChanged(
          `Migration ${name} was changed after it was applied. Restore it and put the change into a new file.`,
        )
      if (known.has(name)) continue
      await client.query({ text: sql, query_timeout: longPatience } as QueryConfig)
      await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
      applied.push(name)
    }
    return applied
  })
}
