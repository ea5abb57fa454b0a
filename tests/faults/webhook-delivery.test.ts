import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { goodContact, testForms } from '#server/http/test-forms.server.ts'
import { rawServer } from './mail-server.ts'
import { webhookServer } from './webhook-server.ts'

/** The forms with a webhook at `url`, and one contact message stored whose event is waiting. */
async function waitingEvent(url: string) {
  const site = await testForms({ LEADS_WEBHOOK_URL: url })
  const answer = await site.postJson('/api/forms/contact', goodContact)
  const receipt = (await answer.json()) as { id: string; reference: string }
  const row = async () =>
    (await site.query(`select id, status, attempts, last_error from delivery where destination = 'webhook'`))[0]!
  /** Tries the event once and answers what went wrong. */
  const attempt = async () => (await site.deliverAll()).find((outcome) => outcome !== undefined)
  return Object.assign(site, { receipt, row, attempt })
}

test('a receiver gets the whole submission under a stable id, with a signature it can check', async () => {
  await using receiver = await webhookServer()
  await using site = await waitingEvent(receiver.url)

  expect(await site.attempt()).toBeUndefined()

  const { headers, body } = receiver.taken[0]!
  const { id } = await site.row()
  expect(JSON.parse(body)).toEqual({
    id,
    type: 'submission.received',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    form: 'contact',
    reference: site.receipt.reference,
    answers: { ...goodContact, service: '', budget: 'unknown', timeline: 'unknown' },
  })
  const key = Buffer.from(site.secret.key('webhook'), 'base64url')
  const timestamp = String(headers['x-intaglio-timestamp'])
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-intaglio-event': id,
    'x-intaglio-signature': `v1=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`,
  })
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
  expect(await site.row()).toMatchObject({ status: 'delivered', attempts: 1 })
})

test('a name and a password in the address of the webhook are sent as such', async () => {
  await using receiver = await webhookServer()
  await using site = await waitingEvent(receiver.url.replace('//', '//ada:s%C3%A9cret@'))

  expect(await site.attempt()).toBeUndefined()
  expect(receiver.taken[0]!.headers.authorization).toBe(`Basic ${Buffer.from('ada:sécret').toString('base64')}`)
})

test('a receiver that fails and recovers gets the event again, under the same id and with a fresh signature', async () => {
  let status = 500
  await using receiver = await webhookServer((_request, response) => response.writeHead(status).end('secret words'))
  await using site = await waitingEvent(receiver.url)

  expect(await site.attempt()).toMatchObject({ name: 'WebhookError', code: 'http-500' })
  expect(await site.row()).toMatchObject({ status: 'pending', attempts: 1, last_error: 'http-500' })
  status = 204
  expect(await site.attempt()).toBeUndefined()

  const ids = receiver.taken.map(({ headers }) => headers['x-intaglio-event'])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(await site.row()).toMatchObject({ status: 'delivered', attempts: 2, last_error: null })
})

test('a delivered event is not sent again when its job runs twice', async () => {
  await using receiver = await webhookServer()
  await using site = await waitingEvent(receiver.url)

  await site.deliverAll()
  await site.deliverAll()

  expect(receiver.taken).toHaveLength(1)
})

test.each([301, 302, 303, 307, 308])('a redirect with %i is not followed, wherever it leads', async (status) => {
  await using inside = await webhookServer()
  await using receiver = await webhookServer((_request, response) =>
    response.writeHead(status, { location: inside.url }).end(),
  )
  await using site = await waitingEvent(receiver.url)

  expect(await site.attempt()).toMatchObject({ code: 'redirect' })
  expect(inside.taken).toEqual([])
  expect(await site.row()).toMatchObject({ status: 'pending', last_error: 'redirect' })
})

test('a receiver that is down leaves the event waiting', async () => {
  await using site = await waitingEvent('http://127.0.0.1:9/')

  expect(await site.attempt()).toBeInstanceOf(Error)
  expect(await site.row()).toMatchObject({ status: 'pending', last_error: expect.any(String) })
})

test('a receiver that never answers is given up after ten seconds', async () => {
  await using receiver = await webhookServer(() => undefined)
  await using site = await waitingEvent(receiver.url)
  const started = performance.now()

  expect(await site.attempt()).toMatchObject({ name: 'TimeoutError' })

  expect(performance.now() - started).toBeLessThan(40_000)
  expect(await site.row()).toMatchObject({ status: 'pending', last_error: expect.stringMatching(/timeout/i) })
})

test('an answer without an end is not read', async () => {
  let sent = 0
  await using receiver = await webhookServer((_request, response) => {
    const block = Buffer.alloc(64 * 1024)
    const pump = () => {
      while (!response.destroyed && response.write(block)) sent += block.length
    }
    response.on('drain', pump)
    pump()
  })
  await using site = await waitingEvent(receiver.url)
  const started = performance.now()

  expect(await site.attempt()).toBeUndefined()

  expect(performance.now() - started).toBeLessThan(40_000)
  expect(sent).toBeLessThan(16 * 1024 * 1024)
  expect(await site.row()).toMatchObject({ status: 'delivered' })
})

test.each([
  ['garbage', '\0\x01\x02 no protocol at all\r\n\r\n'],
  ['a hundred-continue and nothing else', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ['an endless header', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(200_000)}\r\n\r\n`],
])('a receiver that answers %s leaves the event waiting', async (_title, words) => {
  await using server = await rawServer((socket) => {
    socket.on('data', () => socket.end(words, 'latin1'))
  })
  await using site = await waitingEvent(`http://127.0.0.1:${server.port}/`)

  expect(await site.attempt()).toBeInstanceOf(Error)
  expect(await site.row()).toMatchObject({ status: 'pending' })
})

test("nothing of a receiver's answer or of a visitor's words is written to the log or to the delivery", async () => {
  await using receiver = await webhookServer((_request, response) =>
    response.writeHead(400).end('ada@example.com said'),
  )
  await using site = await waitingEvent(receiver.url)

  await site.attempt()

  const kept = JSON.stringify([
    site.lines,
    await site.query('select * from delivery'),
    await site.query('select * from pgboss.job'),
  ])
  expect(kept).not.toMatch(/ada@|Lovelace|vault|said/)
})
