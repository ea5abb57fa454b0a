import { afterAll, expect, test } from 'vitest'
import { testForms } from '#server/http/test-forms.server.ts'

const site = await testForms()
afterAll(() => site[Symbol.asyncDispose]())

/**
 * Tables with something about a person, and how `erasePerson` reaches them. Whoever makes a table writes it down here or below,
 * and sees to it that it is erased and exported.
 */
const personal: Record<string, string> = {
  submission: 'by the address among its answers',
  subscriber: 'by its address',
  data_request: 'by its address',
  delivery: 'with its submission or request',
  outbox_mail: 'by its recipient or its delivery',
  audit_request: 'with its submission',
  audit_step: 'with its submission',
  audit_inspection: 'with its submission',
  pledge_signature: 'with its submission',
}

/** Tables that name nobody. */
const impersonal: Record<string, string> = {
  chat_reply:
    'what was said to the assistant, which belongs to a cookie and no e-mail address; the window of the chat erases it',
  claim_list: 'account addresses and amounts that somebody published, which belong to no e-mail address',
  claim_list_gone: 'which lists were removed',
  inspection_report: 'what a chain and public hosts show of a collection; not who asked for it',
  mint_campaign: 'names of collections, and addresses of the keys of printed codes',
  mint_relay: 'account addresses and transactions, as the chain has them; they belong to no e-mail address',
  suppression: 'keyed hashes, kept on purpose',
  daily_salt: 'random',
  migration: 'names of files',
  sign_in_message: 'hashes',
  sign_in_session: 'account addresses, which belong to no e-mail address; signing out deletes the row',
  rate_limit: 'keyed hashes, for a day at most',
  spent_challenge: 'hashes of challenges',
}

const columns = await site.query<{ table: string; column: string }>(
  `select table_schema || '.' || table_name as table, column_name as column from information_schema.columns
   natural join information_schema.tables where table_type = 'BASE TABLE'
   and table_schema not in ('information_schema', 'pg_catalog') and data_type not in ('integer', 'bigint', 'boolean', 'date',
   'timestamp with time zone', 'timestamp without time zone', 'uuid', 'numeric', 'double precision', 'smallint')`,
)

test('every table that may hold words is known: as personal and erased, or as naming nobody', () => {
  // The queue's jobs carry ids and no words, see core/jobs.server.ts; erasing deletes those of the person all the same.
  const tables = [...new Set(columns.map(({ table }) => table))].filter((name) => !name.startsWith('pgboss.'))

  expect(tables.toSorted()).toEqual(
    Object.keys({ ...personal, ...impersonal })
      .map((name) => `public.${name}`)
      .toSorted(),
  )
})

test('what belongs to a submission goes with it', async () => {
  const keys = await site.query<{ table: string; action: string }>(
    `select conrelid::regclass::text as table, confdeltype as action from pg_constraint
     where contype = 'f' and confrelid = 'submission'::regclass`,
  )

  expect(keys.map(({ table }) => table)).toContain('delivery')
  for (const { table, action } of keys) {
    expect(Object.keys(personal), 'is known to be erased').toContain(table)
    // A subscriber outlives the submission that began it, and is erased by its own address.
    expect([table, action]).toEqual([table, table === 'subscriber' ? 'n' : 'c'])
  }
})
