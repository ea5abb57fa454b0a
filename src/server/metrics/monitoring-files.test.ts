import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { testNode } from '#chain/rpc/test-node.server.ts'
import { chainOf } from '#chain/catalogue.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openJobs } from '#core/database/jobs.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { healthToken } from '#server/http/health.server.ts'
import { testApp } from '#server/http/test-app.server.ts'

const database = await testDatabase()
const { boss, enqueue } = await openJobs(database.url)
const node = await testNode(() => undefined)
afterAll(async () => {
  node.close()
  await boss.stop({ graceful: false })
  await database.pool.end()
})
await database.pool.query(`insert into chain_cursor (looked_at) values (now()) on conflict (singleton)
  do update set looked_at = now()`)
const { app, deps } = await testApp({
  db: database.db,
  enqueue,
  gateway: openGateway({ chain: chainOf(31_337), nodes: [node.node()] }),
  connections: () => ({ requests: { total: 1, idle: 1, waiting: 0 }, work: { total: 1, idle: 1, waiting: 0 } }),
})
await app.request('/')
const scraped = await app.request('/metrics', { headers: { authorization: `Bearer ${healthToken(deps.secret)}` } })
const told = new Set([...(await scraped.text()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name))

const alerts = readFileSync('docs/monitoring/alerts.yml', 'utf8')
const dashboard = JSON.parse(readFileSync('docs/monitoring/grafana-dashboard.json', 'utf8')) as {
  panels: { targets: { expr: string }[] }[]
}
const expressions = {
  'the alert rules': [...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expr]) => expr!),
  'the dashboard': dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
}

test.each(Object.entries(expressions))('every metric that %s name is one of a running server', (_, asked) => {
  const named = asked
    .flatMap((expr) => expr.match(/\b(?:intaglio|nodejs|process)_\w+/g) ?? [])
    .map((name) => name.replace(/_(?:bucket|sum|count)$/, ''))

  expect(asked.length).toBeGreaterThan(10)
  expect(new Set(named).size).toBeGreaterThan(8)
  expect(named.filter((name) => !told.has(name))).toEqual([])
})
