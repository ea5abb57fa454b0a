import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '#core/database/migrate.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { layAsOf, migrations, releases } from './releases.ts'
import { countRows, lostRows, storedRows } from './stored-rows.ts'

/** Files that took something away before this rule, and why no server that still runs is in the way. */
const older: Record<string, string> = {
  '0005-outbox-parts.sql': 'a mail that 0.1.0 cannot put into the outbox is tried again, by the next release',
}

/** What an earlier server cannot live with while it still runs: it is done one release after the code stopped using it. */
const takesAway =
  /\bdrop\s+(?:table|column|view|schema)\b|\brename\b|\bset\s+not\s+null\b|\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b|\btruncate\b|\badd\s+column\s+(?:(?!,|;|\bdefault\b)[^])*?\bnot\s+null\b(?!\s+(?:default|generated))/i

const withoutComments = (sql: string) => sql.replaceAll(/--.*$/gm, '')

test('a migration takes nothing away that the release before it uses', async () => {
  const files = (await readdir(migrations)).toSorted()
  const found = await Promise.all(
    files.map(async (file) => takesAway.test(withoutComments(await readFile(join(migrations, file), 'utf8')))),
  )

  expect(files.filter((_, index) => found[index])).toEqual(Object.keys(older))
})

test.each([
  'alter table lead drop column owner',
  'drop table lead',
  'alter table lead rename column owner to person',
  'alter table lead alter column owner set not null',
  'alter table lead alter column owner type integer using 1',
  'alter table lead add column team text not null',
])('that rule sees: %s', (sql) => expect(takesAway.test(sql)).toBe(true))

test.each([
  "alter table lead add column team text not null default 'none'",
  'alter table lead alter column owner drop not null',
  'alter table lead add column team text, add column note text',
])('that rule lets pass: %s', (sql) => expect(takesAway.test(sql)).toBe(false))

/** The database of a release after its upgrade, and what it had before. */
async function upgraded(release: { migration: string }) {
  const database = await testDatabase()
  await database.pool.query('drop schema public cascade; create schema public')
  await layAsOf(database.url, release)
  const client = new Client(database.url)
  await client.connect()
  const before = await storedRows(client)
  await migrate(database.url)
  const after = await storedRows(client, before)
  const empty = [...(await storedRows(client))].filter(([, { rows }]) => rows.length === 0).map(([table]) => table)
  await client.end()
  await database.pool.end()
  return { before, empty, ...lostRows(before, after) }
}

test('every row of the first release is there after all migrations', async () => {
  const { before, lost, dropped } = await upgraded(releases[0]!)

  expect(countRows(before)).toBeGreaterThan(10)
  expect({ lost, dropped }).toEqual({ lost: [], dropped: ['outbox_mail.raw'] })
})

test('the rehearsal has a row for every table, so that a new table brings its own', async () => {
  const { empty } = await upgraded({ migration: '9999' })

  expect(empty).toEqual([])
})

test('releases are listed in their order, each with a migration that is still here', async () => {
  const files = await readdir(migrations)
  const last = releases.map(({ migration }) => migration)

  expect(last).toEqual(last.toSorted())
  expect(last.filter((file) => !files.includes(file))).toEqual([])
})
