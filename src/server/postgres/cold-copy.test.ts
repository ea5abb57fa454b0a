import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openJobs } from '#core/database/jobs.server.ts'
import { migrate } from '#core/database/migrate.server.ts'
import { startPostgres } from './embedded-postgres.server.ts'

/** Rows and checksum of every table of ours and of the queue. */
async function contents(url: string): Promise<Record<string, unknown>> {
  const client = new Client(url)
  await client.connect()
  const found: Record<string, unknown> = {}
  const tables = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  )
  for (const { name } of tables.rows) {
    const sum = `select count(*)::integer as rows, md5(string_agg(t::text, ',' order by t::text)) as sum from ${name} t`
    found[name] = (await client.query(sum)).rows[0]
  }
  await client.end()
  return found
}

const fill = `
  insert into submission (id, reference, form, payload_sha256, answers, status)
  select gen_random_uuid(), 'IN-' || n, 'contact', md5(n::text), jsonb_build_object('email', n || '@example.com'), 'accepted'
  from generate_series(1, 500) n`

test('a copy of the stopped directory, made as docs/operating.md says, restores every row', async () => {
  const data = await mkdtemp(join(tmpdir(), 'intaglio-copy-'))
  const backup = `${data}.tar.gz`
  const first = await startPostgres({ directory: join(data, 'postgres') })
  await migrate(first.url)
  const jobs = await openJobs(first.url)
  await jobs.boss.send('delivery.dead', { delivery: 'one' })
  await jobs.boss.stop({ graceful: false })
  const client = new Client(first.url)
  await client.connect()
  await client.query(fill)
  await client.end()
  const before = await contents(first.url)
  await first.stop()

  execFileSync('tar', ['-C', data, '-czf', backup, 'postgres'])
  await rm(data, { recursive: true })
  await mkdir(data, { mode: 0o711 })
  execFileSync('tar', ['-C', data, '-xzf', backup])

  const second = await startPostgres({ directory: join(data, 'postgres') })
  expect(await contents(second.url)).toEqual(before)
  expect(before['public.submission']).toMatchObject({ rows: 500 })
  // Beside it there may be a job of the clock.
  const queued = (before['pgboss.job_common'] ?? before['pgboss.job']) as { rows: number }
  expect(queued.rows).toBeGreaterThan(0)
  await second.stop()
  await rm(data, { recursive: true })
  await rm(backup)
}, 60_000)
