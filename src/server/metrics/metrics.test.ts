import { afterAll, expect, test } from 'vitest'
import { openJobs } from '#core/database/jobs.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { healthToken } from '#server/http/health.server.ts'
import { testApp } from '#server/http/test-app.server.ts'

const database = await testDatabase()
const { boss, enqueue } = await openJobs(database.url)
afterAll(async () => {
  await boss.stop({ graceful: false })
  await database.pool.end()
})
const connections = () => ({
  requests: { total: 3, idle: 1, waiting: 0 },
  work: { total: 1, idle: 1, waiting: 0 },
})

async function server(given: Parameters<typeof testApp>[0] = {}) {
  const { app, deps } = await testApp({ connections, ...given })
  const authorization = `Bearer ${healthToken(deps.secret)}`
  const scrape = async () => (await app.request('/metrics', { headers: { authorization } })).text()
  return { app, scrape }
}

test('to a stranger there is no such page', async () => {
  const { app } = await server()
  expect((await app.request('/metrics')).status).toBe(404)
  expect((await app.request('/metrics', { headers: { authorization: 'Bearer x' } })).status).toBe(404)
})

test('requests count by route pattern, and no address of a visitor becomes a label', async () => {
  const { app, scrape } = await server({ db: database.db, enqueue })
  await app.request('/api/health')
  for (let number = 0; number < 50; number++) {
    await app.request(`/token-locking/${number}-unknown`)
    await app.request(`/unknown-${number}`)
    await app.request(`/api/forms/unknown-${number}`, { method: 'POST' })
    await app.request('/api/health', { method: `X${number}` })
  }
  await app.request('/api/siwe/verify', { method: 'POST', body: '{}' })
  const text = await scrape()

  expect(text).toContain('intaglio_http_requests_total{route="/api/health",method="GET",class="2xx"} 1')
  expect(text).toContain('intaglio_sign_ins_total{outcome="refused"} 1')
  expect(text).toContain('intaglio_submissions_total{form="contact",outcome="accepted"} 0')
  expect(text).not.toContain('unknown-')
  expect(text).not.toContain('X1')
  expect(text.match(/^intaglio_http_requests_total\{/gm)!.length).toBeLessThan(12)
})

test('a form that is accepted counts once, by its name', async () => {
  const { app, scrape } = await server({ db: database.db, enqueue })
  const answers = {
    name: 'Ada',
    email: 'ada@example.com',
    service: '',
    message: 'We build a vault and want it audited.',
  }
  const answer = await app.request('/api/forms/contact', {
    method: 'POST',
    body: JSON.stringify(answers),
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  })
  const outcome = answer.status < 400 ? 'accepted' : 'refused'
  expect(await scrape()).toContain(`intaglio_submissions_total{form="contact",outcome="${outcome}"} 1`)
})

test('without a database the process still tells what it knows, and no figure it has not read', async () => {
  const text = await (await server()).scrape()
  expect(text).toContain('intaglio_database_up 0')
  expect(text).not.toContain('intaglio_index_lag_blocks')
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
})
