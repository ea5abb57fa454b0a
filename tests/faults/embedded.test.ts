import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import {
  embeddedUrl,
  lost,
  query,
  scratch,
  spawnProduct,
  startProduct,
  submit,
  submitting,
  untilReady,
} from './product.ts'

const postmaster = async (directory: string) =>
  Number((await readFile(join(directory, 'data/postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])

test('our process killed while writing: the next start stops what it left, and every acknowledged message is there', async () => {
  await using directory = await scratch()
  const first = await startProduct(directory.path)
  await untilReady(first)
  const visitors = submitting(first, 8)
  await vi.waitFor(() => expect(visitors.acknowledged.length).toBeGreaterThan(40), { timeout: 60_000 })

  first.child.kill('SIGKILL')
  await first.ended
  await visitors.stop()
  const orphan = await postmaster(directory.path)
  expect(() => process.kill(orphan, 0)).not.toThrow()

  const second = await startProduct(directory.path)
  await untilReady(second)
  expect(second.said()).toContain('postgres-orphan-stopped')
  expect(await postmaster(directory.path)).not.toBe(orphan)
  expect(await lost(await embeddedUrl(directory.path), visitors.acknowledged)).toEqual([])
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('the database killed while writing: 503 until it is started again, by itself, and nothing acknowledged is lost', async () => {
  await using directory = await scratch()
  const product = await startProduct(directory.path)
  await untilReady(product)
  const visitors = submitting(product, 8)
  await vi.waitFor(() => expect(visitors.acknowledged.length).toBeGreaterThan(40), { timeout: 60_000 })

  process.kill(await postmaster(directory.path), 'SIGKILL')
  await vi.waitFor(() => expect(visitors.statuses.get(503)).toBeGreaterThan(0), { timeout: 60_000 })
  expect((await fetch(product.url)).status).toBe(200)
  const before = visitors.acknowledged.length
  await vi.waitFor(() => expect(visitors.acknowledged.length).toBeGreaterThan(before + 20), { timeout: 60_000 })
  await visitors.stop()

  expect([...visitors.statuses.keys()].toSorted()).toEqual([202, 503])
  expect(await lost(await embeddedUrl(directory.path), visitors.acknowledged)).toEqual([])
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
})

test('both killed at once: the next start finds every acknowledged message', async () => {
  await using directory = await scratch()
  const first = await startProduct(directory.path)
  await untilReady(first)
  const visitors = submitting(first, 8)
  await vi.waitFor(() => expect(visitors.acknowledged.length).toBeGreaterThan(40), { timeout: 60_000 })

  const database = await postmaster(directory.path)
  process.kill(database, 'SIGKILL')
  first.child.kill('SIGKILL')
  await Promise.all([first.ended, visitors.stop()])

  const second = await startProduct(directory.path)
  await untilReady(second)
  expect(await lost(await embeddedUrl(directory.path), visitors.acknowledged)).toEqual([])
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('a process number that belongs to a stranger by now stops nobody, neither the stranger nor the start', async () => {
  await using directory = await scratch()
  const first = await startProduct(directory.path)
  await untilReady(first)
  const database = await postmaster(directory.path)
  first.child.kill('SIGKILL')
  process.kill(database, 'SIGKILL')
  await first.ended
  // As the same user as PostgreSQL, so that PostgreSQL itself would take it for a running server.
  const root = process.getuid?.() === 0
  const stranger = spawn('sleep', ['60'], root ? { uid: 65_534, gid: 65_534 } : {})
  await once(stranger, 'spawn')
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = join(directory.path, 'data/postgres/data', name)
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)))
  }

  const second = await startProduct(directory.path)
  await untilReady(second)
  expect(stranger.exitCode).toBeNull()
  expect(stranger.signalCode).toBeNull()
  stranger.kill()
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('a second server on the same directory says so in one sentence, and the first goes on', async () => {
  await using directory = await scratch()
  const first = await startProduct(directory.path)
  const second = await spawnProduct(directory.path)

  expect(await second.ended).toBe(1)
  expect(second.said().trim().split('\n')).toEqual([
    expect.stringMatching(/^Another Intaglio server is using .*DATA_DIR/),
  ])
  await untilReady(first)
  expect((await submit(first)).status).toBe(202)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})

test('a directory of another major version is refused with a sentence', async () => {
  await using directory = await scratch()
  const first = await startProduct(directory.path)
  await untilReady(first)
  first.child.kill('SIGTERM')
  await first.ended
  await writeFile(join(directory.path, 'data/postgres/data/PG_VERSION'), '17\n')

  const second = await spawnProduct(directory.path)
  expect(await second.ended).toBe(1)
  expect(second.said()).toMatch(/made by PostgreSQL 17 and this is PostgreSQL 18/)
})

test.runIf(existsSync('/dev/full'))('a full disk: 507, reads go on, and it heals without a restart', async () => {
  await using directory = await scratch()
  const product = await startProduct(directory.path)
  await untilReady(product)
  const url = await embeddedUrl(directory.path)
  const [relation] = await query<{ path: string }>(url, "select pg_relation_filepath('submission') as path")
  const file = join(directory.path, 'data/postgres/data', relation!.path)
  // Connections keep files open; new ones open what stands there now.
  const reconnect = () =>
    query(
      url,
      'select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()',
    )

  // Every write to this device fails with the kernel's own "no space left on device", for root and for everybody else.
  await rename(file, `${file}.kept`)
  await symlink('/dev/full', file)
  await reconnect()
  const refused = await vi.waitUntil(async () => {
    const answer = await submit(product)
    return answer.status !== 503 && answer
  }, 60_000)
  expect(refused).toMatchObject({ status: 507, retryAfter: '60' })
  expect((await fetch(`${product.url}/outbox`)).status).toBe(200)
  expect((await fetch(product.url)).status).toBe(200)

  await rm(file)
  await rename(`${file}.kept`, file)
  await reconnect()
  await vi.waitFor(async () => expect((await submit(product)).status).toBe(202), { timeout: 60_000 })
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
})

test('a start that was ended in the middle leaves nothing running', async () => {
  await using directory = await scratch()
  const product = await startProduct(directory.path)
  await sleep(100)
  product.child.kill('SIGTERM')

  expect(await product.ended).toBe(0)
  expect(existsSync(join(directory.path, 'data/postgres/data/postmaster.pid'))).toBe(false)
})
