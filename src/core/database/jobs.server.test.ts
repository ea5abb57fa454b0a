import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { openJobs } from './jobs.server.ts'
import { testDatabase } from './test-database.server.ts'

const { db, url, pool } = await testDatabase()
const jobs = await openJobs(url)

afterAll(async () => {
  await jobs.stop()
  await pool.end()
})

test('a job is there when its transaction commits, and not when it rolls back', async () => {
  const enqueueThen = (delivery: string, then: () => void) =>
    db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'delivery.dead', { delivery })
      then()
    })

  await enqueueThen('kept', () => undefined)
  await expect(
    enqueueThen('dropped', () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')

  const found = await jobs.boss.findJobs('delivery.dead')
  expect(found.map((job) => job.data)).toEqual([{ delivery: 'kept' }])
})

test('a waiting job is kept for a year and tried 20 times with growing waits', async () => {
  expect(await jobs.boss.getQueue('delivery.send')).toMatchObject({
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 21_600,
    retentionSeconds: 31_536_000,
    expireInSeconds: 60,
    deadLetter: 'delivery.dead',
  })
})

test('one failing job does not take another with it, and its reason is stored by class alone', async () => {
  const tries: string[] = []
  await jobs.enqueue(db, 'delivery.send', { delivery: 'good' })
  await jobs.enqueue(db, 'delivery.send', { delivery: 'bad' })
  await jobs.work('delivery.send', async ({ delivery }, { attempt }) => {
    tries.push(`${delivery} ${attempt}`)
    if (delivery === 'bad' && attempt === 1) throw new TypeError('ada@example.com')
  })

  await vi.waitFor(() => expect(tries.toSorted()).toEqual(['bad 1', 'bad 2', 'good 1']), {
    timeout: 10_000,
    interval: 100,
  })
  const { rows } = await db.execute<{ output: unknown }>(
    sql`select output from pgboss.job where name = 'delivery.send' and data->>'delivery' = 'bad'`,
  )
  expect(JSON.stringify(rows)).not.toContain('ada@example.com')
})

test('jobs that wait for one host keep no others waiting, and another kind of job has workers of its own', async () => {
  await using fresh = await testDatabase()
  const queue = await openJobs(fresh.url)
  const done: string[] = []
  const endless = Promise.withResolvers<void>()
  const work = (name: 'delivery.send' | 'delivery.post') =>
    queue.work(name, async ({ delivery }) => {
      if (delivery.startsWith('stuck')) await endless.promise
      done.push(delivery)
    })
  const send = (delivery: string, lane: string) => queue.enqueue(fresh.db, 'delivery.send', { delivery }, { lane })
  const all = (...names: string[]) =>
    vi.waitFor(() => expect(done.toSorted()).toEqual(names), { timeout: 15_000, interval: 50 })

  for (let at = 0; at < 20; at++) await send(`stuck ${at}`, 'one host')
  for (let at = 0; at < 3; at++) await send(`quick ${at}`, 'another host')
  await work('delivery.send')
  await all('quick 0', 'quick 1', 'quick 2')

  for (let at = 0; at < 20; at++) await send(`stuck on ${at}`, `host ${at}`)
  await queue.enqueue(fresh.db, 'delivery.post', { delivery: 'posted' })
  await work('delivery.post')
  await all('posted', 'quick 0', 'quick 1', 'quick 2')

  endless.resolve()
  await queue.boss.stop({ graceful: false })
})

test('servers that start together share one queue', async () => {
  const fresh = await testDatabase()
  await fresh.pool.query('drop schema pgboss cascade')

  const opened = await Promise.all([openJobs(fresh.url), openJobs(fresh.url), openJobs(fresh.url)])

  expect(await Promise.all(opened.map(({ boss }) => boss.getQueues()))).toEqual(
    opened.map(() => expect.arrayContaining([expect.objectContaining({ name: 'delivery.send' })])),
  )
  await Promise.all(opened.map(({ boss }) => boss.stop({ graceful: false })))
  await fresh.pool.end()
})
