import { cp, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { migrate, MigrationChanged } from './migrate.server.ts'
import { testDatabase } from './test-database.server.ts'

const directory = join(import.meta.dirname, '../../../db/migrations')

async function emptyDatabase() {
  const database = await testDatabase()
  await database.pool.query('drop schema public cascade; create schema public')
  return database
}

test('servers that start together apply each file once', async () => {
  await using database = await emptyDatabase()
  const names = (await readdir(directory)).toSorted()

  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)))

  expect(applied.filter((list) => list.length > 0)).toEqual([names])
  const { rows } = await database.pool.query('select name from migration order by name')
  expect(rows.map(({ name }) => name)).toEqual(names)
})

test('a file that fails leaves nothing of the run behind', async () => {
  await using database = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'intaglio-migrations-'))
  await writeFile(join(folder, '0001-good.sql'), 'create table good (id int)')
  await writeFile(join(folder, '0002-bad.sql'), 'create table bad (id int); select nonsense')

  await expect(migrate(database.url, folder)).rejects.toThrow(/nonsense/)

  const { rows } = await database.pool.query(
    "select to_regclass('good') as good, to_regclass('migration') as migration",
  )
  expect(rows).toEqual([{ good: null, migration: null }])
})

test('a file that changed after it was applied is refused, and nothing newer is applied', async () => {
  await using database = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'intaglio-migrations-'))
  await cp(directory, folder, { recursive: true })
  await migrate(database.url, folder)
  await writeFile(join(folder, '0001-forms.sql'), 'select 1')
  await writeFile(join(folder, '9999-newer.sql'), 'create table newer (id int)')

  await expect(migrate(database.url, folder)).rejects.toThrow(MigrationChanged)

  const { rows } = await database.pool.query("select to_regclass('newer') as newer")
  expect(rows).toEqual([{ newer: null }])
})

test('a migration waits for a backup that reads its table, and nobody waits for the migration', async () => {
  await using database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'intaglio-migrations-'))
  await writeFile(join(folder, '9999-wider.sql'), 'alter table daily_salt add column wider text')
  const backup = await database.pool.connect()
  await backup.query('begin; select * from daily_salt')

  const migrated = migrate(database.url, folder)
  const visitor = async () => {
    const began = performance.now()
    await database.pool.query("insert into daily_salt values (current_date, 'x') on conflict do nothing")
    return performance.now() - began
  }
  const waited: number[] = []
  for (let visitors = 0; visitors < 15; visitors++) {
    waited.push(await visitor())
    await sleep(100)
  }
  await backup.query('commit')
  backup.release()

  expect(await migrated).toEqual(['9999-wider.sql'])
  // Busy machines are slow; without an end to its waiting all of them would have waited for the backup, until they failed.
  expect(Math.max(...waited)).toBeLessThan(3_000)
  expect(waited.some((milliseconds) => milliseconds > 50)).toBe(true)
})
