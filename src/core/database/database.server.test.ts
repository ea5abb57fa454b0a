import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { databaseTrouble, openDatabase, unsafeSettings } from './database.server.ts'
import { testDatabase } from './test-database.server.ts'

test('before it knows where the database is, every query fails as unreachable, and afterwards it works', async () => {
  await using database = openDatabase(undefined)
  const ask = () => database.db.execute(sql`select 1 as one`)

  await expect(ask()).rejects.toSatisfy((error) => databaseTrouble(error) === 'unavailable')
  await expect(database.db.transaction(ask)).rejects.toSatisfy((error) => databaseTrouble(error) === 'unavailable')

  database.connectTo(inject('postgresUrl'))
  expect((await ask()).rows).toEqual([{ one: 1 }])
  expect((await database.db.transaction(ask)).rows).toEqual([{ one: 1 }])
})

test('a connection that is cut in the middle of a transaction fails that transaction alone', async () => {
  await using database = await testDatabase()
  const cut = database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  })

  await expect(cut).rejects.toSatisfy((error) => databaseTrouble(error) === 'unavailable')
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('a transaction whose connection is gone before it begins gives its place in the pool back', async () => {
  await using database = await testDatabase()
  const { db, pool } = database
  const dead = await pool.connect()
  const gone = new Promise((resolve) => dead.once('end', resolve))
  await expect(dead.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow('terminating connection')
  await gone
  // The pool hands out a connection that has died without its noticing.
  pool.connect = (() => Promise.resolve(dead)) as typeof pool.connect

  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toSatisfy(
    (error) => databaseTrouble(error) === 'unavailable',
  )
  expect(pool.totalCount).toBe(0)
})

test('a query without an end is given up', async () => {
  await using database = await testDatabase()
  const started = performance.now()

  await expect(database.db.execute(sql`select pg_sleep(60)`)).rejects.toSatisfy(
    (error) => databaseTrouble(error) === 'unavailable',
  )
  expect(performance.now() - started).toBeLessThan(40_000)
})

test('the settings under which rows can be lost are named', async () => {
  await using database = await testDatabase()
  const { pool } = database

  // The test cluster itself runs without fsync, unless it is one that was given.
  const { rows } = await pool.query("select setting = 'off' as off from pg_settings where name = 'fsync'")
  expect(await unsafeSettings(pool)).toEqual(rows[0].off ? ['fsync'] : [])
})

test('statements are planned once per connection, and again when their table has changed', async () => {
  await using database = await testDatabase()
  const { db, pool } = database
  const ask = (n: number) => db.execute(sql`select * from thing where n = ${n}`).then((result) => result.rows)
  await pool.query('create table thing (n int); insert into thing values (1)')
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 as one where 1 = ${1}`)
    const { rows } = await tx.execute(sql`select count(*)::int as count from pg_prepared_statements`)
    expect(rows).toEqual([{ count: 1 }])
  })

  expect(await ask(1)).toEqual([{ n: 1 }])
  await pool.query('alter table thing add column word text')
  const answers = await Promise.allSettled([ask(1)])
  expect(answers[0]!.status === 'fulfilled' || databaseTrouble(answers[0]!.reason)).toBeTruthy()
  expect(await ask(1)).toEqual([{ n: 1, word: null }])
})

test('a statement has one name in every process, which no other statement has: a pooler may mix up their connections', async () => {
  await using database = await testDatabase()
  const texts = [sql`select 1 as one where 1 = ${1}`, sql`select 2 as two where 2 = ${2}`]
  const namesOf = async (asked: typeof texts) => {
    await using process = openDatabase(database.url, { max: 1 })
    for (const text of asked) await process.db.execute(text)
    const { rows } = await process.pool.query('select name, statement from pg_prepared_statements order by statement')
    return rows
  }

  const names = await namesOf(texts)

  expect(names).toHaveLength(2)
  expect(await namesOf(texts.toReversed())).toEqual(names)
})
