import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openJobs } from '#core/database/jobs.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { readEnv } from '#core/process/env.server.ts'
import { runOps } from '#server/ops/ops.server.ts'
import { findTroubles } from './doctor.server.ts'

const database = await testDatabase()
const { db, pool, url } = database
const { boss } = await openJobs(url)
afterAll(async () => {
  await boss.stop({ graceful: false })
  await pool.end()
})
beforeEach(async () => {
  await pool.query('truncate status_day; truncate delivery cascade')
  await pool.query(`insert into status_day (part, day, state, measured_at) values ('server', now(), 'up', now())`)
  await pool.query(`insert into chain_cursor (looked_at) values (now()) on conflict (singleton)
    do update set looked_at = now(), stopped = null`)
})

const ask = async (variables: Record<string, string> = {}) => {
  const troubles = await findTroubles(db, readEnv(variables))
  // The database of the tests itself runs without fsync.
  return troubles.map(({ wrong }) => wrong).filter((wrong) => !/may lose rows/.test(wrong))
}
const delivery = (status: string) =>
  pool.query(
    `insert into delivery (id, event, destination, status, created_at)
     values (gen_random_uuid(), 'x', 'operator', $1, now() - interval '1 hour')`,
    [status],
  )

test('where nothing is wrong, nothing is said', async () => {
  expect(await ask()).toEqual([])
})

test.each([
  ['truncate status_day', /^No server has measured itself/],
  [`update chain_cursor set stopped = 'x'`, /^The index of the chain stands still/],
  [`update chain_cursor set looked_at = now() - interval '1 hour'`, /^The index has not looked/],
])('%s', async (statement, wrong) => {
  await pool.query(statement)
  expect(await ask()).toEqual([expect.stringMatching(wrong)])
})

test('mail that waits, deliveries that died and a job that is late are named', async () => {
  await delivery('pending')
  await delivery('dead')
  await boss.createQueue('test.late')
  await boss.send('test.late', {})
  await pool.query(`update pgboss.job set start_after = now() - interval '10 minutes' where name = 'test.late'`)
  expect(await ask()).toEqual([
    'Deliveries that failed for good: 1.',
    'Mail to you has waited for 60 minutes.',
    'The oldest job is 10 minutes late.',
  ])
  await boss.deleteQueue('test.late')
})

test.each([
  [{ DATABASE_URL: 'postgres://localhost/x' }, /^SECRET is not set/],
  [{ HOST: '0.0.0.0' }, /^PUBLIC_URL is not set/],
  [{ PUBLIC_URL: 'https://a.example', TRUST_PROXY: '10.0.0.1' }, /^SMTP_URL is not set/],
  [{ SMTP_URL: 'smtp://mail.example' }, /^MAIL_FROM is not set/],
  [
    { PUBLIC_URL: 'https://a.example', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@a.example' },
    /^TRUST_PROXY is not set/,
  ],
])('of the variables %o one line is told', async (variables, wrong) => {
  expect(await ask(variables)).toEqual([expect.stringMatching(wrong)])
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString().replaceAll(/[-:]|\.\d+/g, '')

test('a folder of backups has one of the last night', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intaglio-doctor-'))
  const add = (hours: number) => writeFile(join(folder, `intaglio-${hoursAgo(hours)}.backup`), '')
  try {
    expect(await ask({ BACKUP_DIR: folder })).toEqual([`There is no backup in ${folder}.`])
    await add(50)
    expect(await ask({ BACKUP_DIR: folder })).toEqual(['The newest backup is 50 hours old.'])
    await add(20)
    expect(await ask({ BACKUP_DIR: folder })).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a database that may lose rows is named, and the command ends with 1', async () => {
  await pool.query('truncate status_day')
  await pool.query(`alter database ${url.split('/').at(-1)!} set synchronous_commit = off`)
  let said = ''
  const out = (text: string) => void (said += text)
  const code = await runOps(['doctor'], { env: () => readEnv({ DATABASE_URL: url }), out, err: out })
  expect(code).toBe(1)
  expect(said).toMatch(/No server has measured itself/)
  expect(said).toMatch(/may lose rows it acknowledged: .*synchronous_commit/)
})
