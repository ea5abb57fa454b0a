import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** The one advisory lock under which a database is changed; also held while pg-boss makes its schema. */
export const migrationLock = 7_301_911

/**
 * Applies the numbered files of `directory` that this database has not seen, all in one transaction under an advisory lock,
 * so several servers may start together. Answers the names it applied. Throws when an applied file has changed since.
 */
export async function migrate(url: string, directory = join(import.meta.dirname, '../../db/migrations')): Promise<string[]> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
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
        throw new Error(`Migration ${name} was changed after it was applied. Restore it and add a new file instead.`)
      if (known.has(name)) continue
      await client.query(sql)
      await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
      applied.push(name)
    }
    await client.query('commit')
    return applied
  } finally {
    await client.end()
  }
}
