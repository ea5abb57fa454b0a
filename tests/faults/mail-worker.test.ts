import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { openJobs } from '#core/database/jobs.server.ts'
import { leadsInside } from '#core/http/mail-host.server.ts'
import { retryDeliveries, sweepDeliveries } from '#mail/deliveries.server.ts'
import { mailWorkers } from '#mail/workers.server.ts'
import { goodContact, testForms } from '#server/http/test-forms.server.ts'
import { mailServer, rawServer, smtpError } from './mail-server.ts'
import { webhookServer } from './webhook-server.ts'

/** The forms with workers for their jobs, as on the server. */
async function workingForms(variables: Record<string, string>) {
  const site = await testForms(variables)
  const jobs = await openJobs(site.url)
  const workers = mailWorkers({ ...site, enqueue: jobs.enqueue })
  return Object.assign(site, {
    work: async () => {
      await jobs.work('delivery.send', workers['delivery.send'])
      await jobs.work('delivery.post', workers['delivery.post'])
      await jobs.work('delivery.dead', workers['delivery.dead'])
    },
    deliveries: () =>
      site.query<{ id: string; destination: string; status: string; attempts: number; last_error: string | null }>(
        'select * from delivery order by destination',
      ),
    stopWorking: () => jobs.stop(),
    [Symbol.asyncDispose]: async () => {
      await jobs.boss.stop({ graceful: false })
      await site.boss.stop({ graceful: false })
      await site.pool.end()
    },
  })
}

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 100 })

test('mail and webhook are tried again until their servers take them, each for itself', async () => {
  let failures = 2
  await using mail = await mailServer({
    onRcptTo: (_address, _session, done) => done(failures-- > 0 ? smtpError(451, 'later') : null),
  })
  await using hook = await webhookServer()
  await using site = await workingForms({ SMTP_URL: mail.url, LEADS_WEBHOOK_URL: hook.url })
  await site.postJson('/api/forms/contact', goodContact)

  await site.work()

  await eventually(async () => {
    expect(await site.deliveries()).toMatchObject([
      { destination: 'operator', status: 'delivered', attempts: 3 },
      { destination: 'webhook', status: 'delivered', attempts: 1 },
    ])
  })
  expect(mail.taken).toHaveLength(1)
  expect(hook.taken).toHaveLength(1)
})

test('after its last try a delivery is dead, and the operator can have it tried again', async () => {
  let status = 500
  await using hook = await webhookServer((_request, response) => response.writeHead(status).end())
  await using site = await workingForms({ LEADS_WEBHOOK_URL: hook.url })
  await site.postJson('/api/forms/contact', goodContact)
  // Twenty tries take more than a day: this job has had all but one of them.
  await site.query(`update pgboss.job set retry_limit = 1 where name = 'delivery.post'`)

  await site.work()
  await eventually(async () => {
    expect((await site.deliveries())[1]).toMatchObject({ status: 'dead', attempts: 2, last_error: 'http-500' })
  })
  expect(site.lines.join()).toContain('"event":"delivery.dead"')

  status = 200
  const [retried] = await retryDeliveries(site.db, site.enqueue)
  await eventually(async () => {
    expect((await site.deliveries())[1]).toMatchObject({ status: 'delivered' })
  })
  expect(hook.taken.map(({ headers }) => headers['x-intaglio-event'])).toEqual([retried!.id, retried!.id, retried!.id])
})

test('a mail server that never says a word keeps nothing from the webhook', { timeout: 90_000 }, async () => {
  await using silent = await rawServer(() => undefined)
  await using hook = await webhookServer()
  await using site = await workingForms({ SMTP_URL: `smtp://127.0.0.1:${silent.port}`, LEADS_WEBHOOK_URL: hook.url })
  for (let at = 0; at < 12; at++)
    await site.postJson('/api/forms/contact', { ...goodContact, email: `ada${at}@example.com` })

  await site.work()

  await eventually(async () => expect(hook.taken).toHaveLength(12))
  await eventually(async () => expect(silent.connections()).toBeGreaterThan(0))
  // The row says so once the answer of the webhook has been read.
  await eventually(async () =>
    expect((await site.deliveries()).filter(({ status }) => status === 'delivered')).toHaveLength(12),
  )
})

test(
  'a host whose mail is never taken keeps half of the workers at most, and mail to others goes out',
  { timeout: 90_000 },
  async () => {
    let waiting = 0
    let mostWaiting = 0
    await using mail = await mailServer({
      onRcptTo({ address }, _session, done) {
        if (!address.endsWith('@slow.example')) return done(null)
        mostWaiting = Math.max(mostWaiting, ++waiting)
      },
      onClose: (session) => {
        if (session.envelope.mailFrom && session.envelope.rcptTo.length === 0) waiting--
      },
    })
    await using site = await workingForms({ SMTP_URL: mail.url })
    const subscribe = (email: string) => site.postJson('/api/forms/newsletter', { email })
    for (let at = 0; at < 20; at++) expect((await subscribe(`ada${at}@slow.example`)).status).toBe(202)
    for (const host of ['one.example', 'two.example']) expect((await subscribe(`ada@${host}`)).status).toBe(202)

    await site.work()

    await eventually(async () =>
      expect(mail.taken.flatMap(({ to }) => to).toSorted()).toEqual(['ada@one.example', 'ada@two.example']),
    )
    expect(mostWaiting).toBeLessThanOrEqual(4)
    // A job carries no word of a visitor, its lane neither.
    expect(JSON.stringify(await site.query('select * from pgboss.job'))).not.toContain('slow.example')
  },
)

test('a sweep queues what has lost its job, once, also when several servers sweep', async () => {
  await using site = await testForms()
  await site.postJson('/api/forms/contact', goodContact)
  const sweep = () => sweepDeliveries(site.db, site.enqueue)
  await site.query(`update delivery set updated_at = now() - interval '1 hour'`)
  expect(await sweep()).toBe(0)

  await site.query(`delete from pgboss.job`)
  // Enough of them that sweeps which did not wait for each other would meet.
  await site.query(`insert into delivery (id, event, destination, updated_at)
    select gen_random_uuid(), 'test', 'operator', now() - interval '1 hour' from generate_series(1, 99)`)
  const counts = await Promise.all([sweep(), sweep(), sweep()])

  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 100])
  expect(await site.query(`select from pgboss.job where name = 'delivery.send'`)).toHaveLength(100)
})

test('a delivery whose webhook is not configured any more is withheld', async () => {
  await using site = await testForms({ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/' })
  await site.postJson('/api/forms/contact', goodContact)
  Object.assign(site.env, { LEADS_WEBHOOK_URL: undefined })
  await site.deliverAll()

  expect(await site.query(`select status, last_error from delivery where destination = 'webhook'`)).toEqual([
    { status: 'withheld', last_error: 'no-webhook' },
  ])
})

/** A name server on loopback that answers every question about an address with `address`, and knows no mail exchanger. */
async function nameServer(address: string) {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const end = query.indexOf(0, 12) + 5
    const wantsA = query.readUInt16BE(end - 4) === 1
    const head = Buffer.from([query[0]!, query[1]!, 0x81, 0x80, 0, 1, 0, wantsA ? 1 : 0, 0, 0, 0, 0])
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)])
    socket.send(
      Buffer.concat([head, query.subarray(12, end), wantsA ? record : Buffer.alloc(0)]),
      from.port,
      from.address,
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { server: `127.0.0.1:${socket.address().port}`, [Symbol.dispose]: () => socket.close() }
}

test('a domain that leads inside is never mailed, one that leads outside is, and one nobody knows is left to the mail server', async () => {
  using inside = await nameServer('192.168.0.1')
  using outside = await nameServer('93.184.216.34')
  await using mail = await mailServer()

  for (const [server, mails] of [
    [inside.server, 0],
    [outside.server, 1],
    ['127.0.0.1:9', 1],
  ] as const) {
    await using site = await testForms({ SMTP_URL: mail.url }, { dnsServers: [server] })
    mail.taken.length = 0
    expect((await site.postJson('/api/forms/newsletter', { email: 'ada@inside.example' })).status).toBe(202)
    await site.deliverAll()
    expect(mail.taken).toHaveLength(mails)
  }
})

test.each(['localhost', 'mail.localhost'])('%s leads inside without a query to any name server', async (domain) => {
  expect(await leadsInside(domain, { servers: ['127.0.0.1:9'] })).toBe(true)
})
