import { createHash } from 'node:crypto'
import { getTableColumns } from 'drizzle-orm'
import { Hono } from 'hono'
import { getAddress } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import { sampleCollections } from '#chain/contracts/sample-collections.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { forgetOld } from '#server/features.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'
import { inspectionReport } from '#tools/nft-inspector/report/kept-reports.server.ts'
import { reportText, type InspectionEvent, type Report } from '#tools/nft-inspector/report/report.ts'
import { heldInspections } from '#tools/nft-inspector/report/asked-reports.server.ts'
import { inspectionEndpoints } from './inspections-endpoint.server.ts'
import { seedOddPieces } from './seed-sample.server.ts'
import { testCollections, testHost } from './test-collections.server.ts'

const chain = await testCollections()
const site = await testForms()
const silent = await testHost(() => {})
afterAll(async () => {
  silent.stop()
  await site[Symbol.asyncDispose]()
  await chain.stop()
})
await seedOddPieces(chain.ask)

function appOf(more: Partial<Parameters<typeof inspectionEndpoints>[0]> = {}) {
  const visited = new Hono<{ Variables: Variables }>().use(async (c, next) => {
    c.set('clientAddress', '203.0.113.7')
    await next()
  })
  return visited.route(
    '/',
    inspectionEndpoints({ ...site, accounts: { current: async () => undefined }, gateway: chain.gateway, ...more }),
  )
}
const app = appOf()
const post = (collection: unknown, to = app) =>
  to.request('/api/nft-inspections', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ collection }),
  })
const eventsOf = async (answer: Response) =>
  (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as InspectionEvent)
const postForm = (collection: string, headers = {}) =>
  app.request('/nft-audit/reports', { method: 'POST', headers, body: new URLSearchParams({ collection }) })

test('a report is among those of the account that is signed in when it is asked for, and of no other', async () => {
  const account = `0x${'7'.repeat(40)}`
  await eventsOf(await post(sampleCollections.odd, appOf({ accounts: { current: async () => account } })))
  const held = (whose: string) => heldInspections.find(site.db, { account: whose })
  await expect
    .poll(async () => (await held(account))?.pages)
    .toEqual([
      {
        what: 'Inspection of Sample Oddities',
        path: expect.stringMatching(/^\/nft-audit\/reports\/[0-9a-f]{64}$/),
        at: expect.any(Date),
      },
    ])
  expect((await held(`0x${'8'.repeat(40)}`))?.count).toBe(0)
  await site.db.transaction(async (tx) => (await held(account))!.erase(tx))
  expect((await held(account))?.count).toBe(0)
})

test('an inspection is streamed line by line, its report kept under its hash, and sent with a request for an audit', async () => {
  const answer = await post(sampleCollections.odd)
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson')
  const events = await eventsOf(answer)
  expect(events[0]).toMatchObject({ is: 'begun', collection: { name: 'Sample Oddities' } })
  const last = events.at(-1) as { is: 'done'; report: Report; sha256: string }
  expect(last.is).toBe('done')

  const json = await app.request(`/nft-audit/reports/${last.sha256}.json`)
  const text = await json.text()
  expect(text).toBe(reportText(last.report))
  expect(createHash('sha256').update(text).digest('hex')).toBe(last.sha256)
  expect(json.headers.get('content-disposition')).toContain('attachment')
  const page = await (await app.request(`/nft-audit/reports/${last.sha256}`)).text()
  expect(page).toContain('Sample Oddities')
  expect(page).toContain(last.sha256)
  expect(page).not.toMatch(/<script>0|<img|href="http:\/\/127/)

  const form = await (await site.app.request(`/audit-request?inspection=${last.sha256}`)).text()
  const address = `${site.publicUrl}/nft-audit/reports/${last.sha256}`
  expect(form).toContain(`value="${address}"`)
  expect(await (await site.app.request('/audit-request?inspection=%22%3E')).text()).not.toContain('"&gt;')
  const sent = await site.postJson('/api/forms/audit-request', {
    access: 'private',
    chains: 'Ethereum',
    name: 'Ada',
    email: 'ada@example.com',
    inspection: address,
  })
  const { id } = (await sent.json()) as { id: string }
  expect(await site.query('select sha256 from audit_inspection where submission = $1', [id])).toEqual([
    { sha256: last.sha256 },
  ])
  await site.deliverAll()
  const [mail] = await site.query<{ text: string }>(
    `select text from outbox_mail where subject like 'Audit request%' and text like '%Ada%' limit 1`,
  )
  expect(mail!.text).toContain(address)

  // It outlives its time with the request, and goes with it.
  await site.query(`update inspection_report set made_at = now() - interval '400 days'`)
  await forgetOld(site.db)
  expect((await app.request(`/nft-audit/reports/${last.sha256}.json`)).status).toBe(200)
  await site.query('delete from submission where id = $1', [id])
  await forgetOld(site.db)
  expect((await app.request(`/nft-audit/reports/${last.sha256}`)).status).toBe(404)
})

test('within a minute everybody follows the same inspection', async () => {
  const [first, second] = await Promise.all([post(sampleCollections.odd), post(sampleCollections.odd)])
  const [one, two] = await Promise.all([eventsOf(first), eventsOf(second)])

  expect(one.at(-1)).toEqual(two.at(-1))
})

test('without a script the form leads to the same report, or to a sentence that says why not', async () => {
  const answer = await postForm(sampleCollections.odd.toLowerCase())
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/nft-audit\/reports\/[0-9a-f]{64}$/),
  ])
  const refused = await postForm('0x123')
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Enter an address')])
  expect((await postForm(sampleCollections.odd, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test.each([
  ['0x123', 400, 'address.invalid'],
  [sampleCollections.odd.toLowerCase(), 400, 'address.invalid'],
  ['0x000000000000000000000000000000000000dEaD', 422, 'inspection.refused'],
])('%s is refused: %i', async (collection, status, code) => {
  const answer = await post(collection)

  expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })])
})

test('a chain that does not answer is said at once', async () => {
  const answer = await post(sampleCollections.odd, appOf({ gateway: openGateway({ chain: localChain, nodes: [] }) }))

  expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'inspection.unasked' })])
})

test('only so many go on at once, and one network cannot start them all day', async () => {
  const one = appOf({ env: { ...site.env, LIMIT_FACTOR: 1 }, from: { reach: silent.reach } })
  const addresses = []
  for (let at = 0; at < 5; at++) addresses.push(await chain.make('PlainCollection', [`${silent.url}/`, 1n]))
  const answers = []
  for (const address of addresses) answers.push(await post(getAddress(address), one))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 503])
  expect(answers.at(-1)!.headers.get('retry-after')).toBe('10')
  await Promise.all(answers.slice(0, 4).map((answer) => answer.body!.cancel()))

  let status = 0
  for (let round = 0; round < 16 && status !== 429; round++)
    status = (await post(getAddress(addresses[0]!), one)).status
  expect(status).toBe(429)
})

test('the table of reports is in the database as the code has it', async () => {
  const rows = await site.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'inspection_report'`,
  )

  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    Object.values(getTableColumns(inspectionReport))
      .map(({ name }) => name)
      .toSorted(),
  )
})
