import { afterAll, expect, test } from 'vitest'
import { stored } from '#content/legal/stored.ts'
import { stores } from '#server/features.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'

const outlives = ({ person }: (typeof stores)[string]) => typeof person === 'object' && 'find' in person

const site = await testForms()
afterAll(() => site[Symbol.asyncDispose]())

test('every table of the database is the store of a feature, and every store is a table', async () => {
  // The queue's jobs carry ids and no words, see core/jobs.server.ts; erasing deletes those of the person all the same.
  const tables = await site.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )

  expect(Object.keys(stores).toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})

test('every entry of the privacy statement tells of a store', () => {
  const told = Object.values(stores).flatMap((store) => (typeof store.told === 'string' ? [store.told] : []))

  expect([...new Set(told)].toSorted()).toEqual(['forms', ...Object.keys(stored)].toSorted())
})

test('what belongs to a submission goes with it', async () => {
  const keys = await site.query<{ table: string; action: string }>(
    `select conrelid::regclass::text as table, confdeltype as action from pg_constraint
     where contype = 'f' and confrelid = 'submission'::regclass`,
  )

  expect(keys.map(({ table }) => table)).toContain('delivery')
  // What is found by itself may outlive the submission that began it.
  for (const { table, action } of keys) expect([table, action]).toEqual([table, outlives(stores[table]!) ? 'n' : 'c'])
  const belonging = Object.entries(stores).filter(
    ([, { person }]) => person === 'submission' || (typeof person === 'object' && 'ofAccount' in person),
  )
  for (const [table] of belonging) expect(keys.map((key) => key.table)).toContain(table)
})
