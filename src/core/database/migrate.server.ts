import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type QueryConfig } from 'pg'
import { CannotStart } from '#core/process/cannot-start.ts'
import { meaningOf } from './database.server.ts'

/** The one advisory lock under which a database is changed; also held while pg-boss makes its schema. */
const migrationLock = 7_301_911

/** An applied migration file is not what it was: nothing was changed, and the server must not start. */
export class MigrationChanged extends CannotStart {
  override name = 'MigrationChanged'
}

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
 * applied, in order. Throws `MigrationChanged` when an applied file has changed since.
 */
export function migrate(
  url: string,
  directory = join(import.meta.dirname, '../../../db/migrations'),
): Promise<string[]> {
  return underMigrationLock(url, async (client) => {
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
