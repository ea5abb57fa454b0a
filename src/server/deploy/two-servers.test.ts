import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '#core/database/test-database.server.ts'
import { readEnv } from '#core/process/env.server.ts'
import { openLog } from '#core/process/log.server.ts'
import { startServer } from '#server/main.server.ts'
import { runOps } from '#server/ops/ops.server.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

async function becomesReady(port: number) {
  while (!(await isReady(port))) await sleep(100)
}

// Both are of one release: what this shows is that two stand on one database at once, and not that two releases do.
test('a server starts beside another on one database, and goes on when the other ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intaglio-two-'))
  const database = await testDatabase()
  const start = async (name: string) => {
    const variables = {
      DATABASE_URL: database.url,
      // The cluster of the tests runs without fsync.
      ALLOW_UNSAFE_DATABASE: 'true',
      SECRET: 'a secret that only tests use, 32+',
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, name),
      CHAIN_ID: '1',
      RPC_URL: 'http://127.0.0.1:9/',
    }
    return startServer(readEnv(variables), { root: folder, log: openLog(() => undefined) })
  }
  const before = await start('before')
  await becomesReady(before.port)

  const after = await start('after')
  await becomesReady(after.port)
  expect(await isReady(before.port)).toBe(true)
  await before.close()

  expect([await isReady(before.port), await isReady(after.port)]).toEqual([false, true])
  await after.close()
  await database.pool.end()
  await rm(folder, { recursive: true })
}, 60_000)

test('the job that migrates says where the database stands, and may run again', async () => {
  const database = await testDatabase()
  const env = () => readEnv({ DATABASE_URL: database.url })
  const run = async () => {
    let said = ''
    const code = await runOps(['migrate'], {
      env,
      out: (text) => void (said += text),
      err: (text) => void (said += text),
    })
    return { code, said }
  }

  const once = await run()

  expect(once.said).toMatch(/^The database has \d+ migrations, the last is \d{4}-[\w-]+\.sql\.\n$/)
  expect([once.code, await run()]).toEqual([0, once])
  await database.pool.end()
})
