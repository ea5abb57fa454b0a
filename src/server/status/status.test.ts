import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { chainOf } from '#chain/catalogue.ts'
import { testNode } from '#chain/rpc/test-node.server.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openDatabase } from '#core/database/database.server.ts'
import { openJobs } from '#core/database/jobs.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { readEnv } from '#core/process/env.server.ts'
import { openLog } from '#core/process/log.server.ts'
import { testApp } from '#server/http/test-app.server.ts'
import { forgetDays } from './status-store.server.ts'
import { openStatus } from './status-watch.server.ts'

const database = await testDatabase()
const { db, pool } = database
const { boss } = await openJobs(database.url)
const node = await testNode(({ method }) => (method === 'eth_blockNumber' ? '0x10' : undefined))
afterAll(async () => {
  node.close()
  await boss.stop({ graceful: false })
  await pool.end()
})
beforeEach(async () => {
  begun = Date.now()
  if (new Date(begun + 600_000).getUTCDate() !== new Date(begun).getUTCDate()) begun -= 600_000
  await pool.query('truncate status_day')
  await pool.query(`insert into chain_cursor (identity, final_block, head_block, looked_at) values ('0x', 16, 16, now())
    on conflict do nothing`)
  await pool.query('update chain_cursor set looked_at = now(), head_block = 16, final_block = 16')
})

function watch(variables: Record<string, string> = {}, on = db) {
  const env = readEnv(variables)
  const gateway = openGateway({ chain: chainOf(31_337), nodes: [node.node()] })
  const state = { store: 'ready' as const, draining: false, unsafe: [] }
  return openStatus({ db: on, workDb: on, env, gateway, state, log: openLog(() => undefined) })
}

/** When a test begins; ten minutes before that where a day is about to end, so that it is one day. */
let begun = 0
const later = (seconds: number) => new Date(begun + seconds * 1_000)
const briefly = ({ parts }: Awaited<ReturnType<ReturnType<typeof watch>['report']>>) =>
  Object.fromEntries(parts.map(({ id, state }) => [id, state]))

/** A host on loopback that says `greeting` to whom connects. */
async function host(greeting: string) {
  const server = createServer((socket) => socket.on('error', () => undefined).write(greeting))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

test('every part that is in use is measured, and a minute counts once however many servers look', async () => {
  const servers = [watch(), watch(), watch()]
  await servers[0]!.look(later(0))
  const outcomes = await Promise.all(servers.map((server) => server.look(later(60))))
  expect(outcomes.toSorted()).toEqual(['elsewhere', 'elsewhere', 'written'])
  expect(await servers[1]!.look(later(70))).toBe('elsewhere')

  const report = await servers[2]!.report(later(61))
  expect(briefly(report)).toEqual({
    server: 'up',
    database: 'up',
    chain: 'up',
    index: 'up',
    jobs: 'up',
    mail: 'up',
  })
  expect(report).toMatchObject({ state: 'up', sentence: 'Every part answers.', source: 'database' })
  const { rows } = await pool.query('select part, sum(up)::integer as up from status_day group by part')
  expect(new Set(rows.map(({ up }) => up))).toEqual(new Set([60]))
})

test('a node that fails, an index that stands still and jobs that wait are told apart', async () => {
  const status = watch()
  node.behave((_, response) => void response.destroy())
  await pool.query(`update chain_cursor set looked_at = now() - interval '5 minutes'`)
  await boss.createQueue('test.late')
  await boss.send('test.late', {})
  await pool.query(`update pgboss.job set start_after = now() - interval '5 minutes' where name = 'test.late'`)
  await status.look(later(0))

  expect(briefly(await status.report())).toMatchObject({ chain: 'down', index: 'degraded', jobs: 'degraded' })
  node.behave(({ method }) => (method === 'eth_blockNumber' ? '0x10' : undefined))
  await boss.deleteQueue('test.late')
})

const at = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  CHAT_MODEL_URL: `http://127.0.0.1:${port}/v1`,
  CHAT_MODEL: 'm',
})

test('the mail server is asked for its greeting, and the host of the model whether it is there', async () => {
  const [good, refusing] = [await host('220 mail.example\r\n'), await host('554 no\r\n')]
  const status = watch(at(good.port))
  await status.look(later(0))
  expect(briefly(await status.report())).toMatchObject({ mail: 'up', chat: 'up' })
  status.watchChat(() => 'open')
  await status.look(later(60))
  expect(briefly(await status.report(later(60)))).toMatchObject({ mail: 'up', chat: 'degraded' })

  const refused = watch(at(refusing.port))
  await refused.look(later(120))
  expect(briefly(await refused.report(later(120)))).toMatchObject({ mail: 'down', chat: 'up' })
  good.close()
  refusing.close()
})

test('mail that waits for us makes it late; mail that waits for the host of a stranger does not', async () => {
  const status = watch()
  const waits = (destination: string) =>
    pool.query(
      `insert into delivery (id, event, destination, created_at)
       values (gen_random_uuid(), 'x', $1, now() - interval '1 hour')`,
      [destination],
    )
  await waits('contact')
  await status.look(later(0))
  expect(briefly(await status.report())).toMatchObject({ mail: 'up' })
  await waits('operator')
  await status.look(later(60))
  expect(briefly(await status.report(later(60)))).toMatchObject({ mail: 'degraded' })
  await pool.query('delete from delivery')
})

test('while the database is away the page says so from memory, and the time is added when it is back', async () => {
  const own = openDatabase(database.url)
  const status = watch({}, own.db)
  const { app } = await testApp({ db: own.db, status })
  await status.look(later(0))
  await status.look(later(60))
  await (await app.request('/status.json')).json()
  await pool.query('alter table status_day rename to status_away')
  expect(await status.look(later(120))).toBe('kept')
  expect(await status.look(later(180))).toBe('kept')

  const answer = await app.request('/status')
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('you see what this server remembers')
  expect(html).toContain('The database does not answer')
  const remembered = await status.report()
  expect(remembered).toMatchObject({ source: 'memory', state: 'down' })
  expect(remembered.parts[0]!.days[0]).toMatchObject({ up: 180 })

  await pool.query('alter table status_away rename to status_day')
  expect(await status.look(later(240))).toBe('written')
  const { rows } = await pool.query(`select sum(up)::integer as up from status_day where part = 'server'`)
  expect(rows).toEqual([{ up: 240 }])
  await own.pool.end()
})

test('without any history, and without a database from the start, the page is honest', async () => {
  const fresh = await (await testApp({ db })).app.request('/status')
  expect(await fresh.text()).toContain('There is no history yet')
  const { app } = await testApp()
  const started = performance.now()
  const html = await (await app.request('/status')).text()
  expect(html).toContain('The database does not answer')
  expect(performance.now() - started).toBeLessThan(2_500)
})

test('/status.json has the documented shape, may be kept a moment, and names nobody', async () => {
  const status = watch()
  await status.look(later(0))
  const answer = await (await testApp({ db, status })).app.request('/status.json')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=15')
  const report = (await answer.json()) as Record<string, unknown>
  expect(Object.keys(report)).toEqual(['at', 'state', 'sentence', 'since', 'source', 'parts'])
  const [part] = report.parts as Record<string, unknown>[]
  expect(Object.keys(part!)).toEqual(['id', 'name', 'state', 'sentence', 'measuredAt', 'latencyMs', 'answered', 'days'])
})

test('ninety days are kept', async () => {
  await pool.query(`insert into status_day (part, day, state, measured_at)
    select 'server', (now() at time zone 'utc')::date - n, 'up', now() - make_interval(days => n) from generate_series(0, 120) n`)
  await db.execute(forgetDays)
  const { rows } = await pool.query('select count(*)::integer as count from status_day')
  expect(rows).toEqual([{ count: 90 }])
})

test('a look costs little, with ninety days of history', async () => {
  await pool.query(`insert into status_day (part, day, up, state, measured_at)
    select part, (now() at time zone 'utc')::date - n, 86400, 'up', now() - make_interval(days => n)
    from generate_series(1, 89) n, unnest(array['server', 'database', 'chain', 'index', 'jobs', 'mail']) part`)
  const status = watch()
  const app = (await testApp({ db, status })).app
  const took: number[] = []
  for (let minute = 0; minute < 20; minute++) {
    const started = performance.now()
    expect(await status.look(later(60 * minute))).toBe('written')
    took.push(performance.now() - started)
  }
  const median = took.toSorted((one, other) => one - other)[10]!
  const started = performance.now()
  const html = await (await app.request('/status')).text()
  process.stdout.write(
    `status: a look takes ${median.toFixed(1)} ms, the page of 90 days ${(performance.now() - started).toFixed(1)} ms and ${html.length} characters\n`,
  )
  expect(median).toBeLessThan(200)
})
