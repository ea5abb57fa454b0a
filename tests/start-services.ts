import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openJobs } from '#core/database/jobs.server.ts'
import { migrate } from '#core/database/migrate.server.ts'
import { startPostgres } from '#server/postgres/embedded-postgres.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/**
 * Runs once before all tests: one PostgreSQL with one migrated database, which each test file then copies. With
 * `TEST_DATABASE_URL` it is that one instead of the embedded one: any login that may create databases.
 */
export default async function startServices(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-'))
  await chmod(directory, 0o711)
  const given = process.env.TEST_DATABASE_URL
  // Data of tests is thrown away, so it need not survive a power cut; nowhere else is fsync off.
  const postgres = given ? undefined : await startPostgres({ directory, flags: ['-c', 'fsync=off'] })
  const url = given ?? postgres!.url
  const admin = new Client(url)
  await admin.connect()
  if (given) await admin.query('drop database if exists intaglio_template')
  await admin.query('create database intaglio_template')
  await admin.end()
  const template = url.replace(/[^/]*$/, 'intaglio_template')
  await migrate(template)
  await (await openJobs(template)).boss.stop({ graceful: false })
  project.provide('postgresUrl', url)
  return async () => {
    await postgres?.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
