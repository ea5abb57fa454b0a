import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { listOutbox, openMailer } from '#mail/mail.server.ts'
import { goodContact, testForms } from '#server/http/test-forms.server.ts'
import { mailServer, rawServer, smtpError } from './mail-server.ts'

/** The forms with mail going to `url`, one contact message stored and its mail to the operator waiting. */
async function waitingMail(url: string, answers: Partial<typeof goodContact> = {}) {
  const site = await testForms({ SMTP_URL: url })
  const answer = await site.postJson('/api/forms/contact', { ...goodContact, ...answers })
  expect(answer.status).toBe(202)
  const { reference } = (await answer.json()) as { reference: string }
  const row = async () => (await site.query('select id, status, attempts, last_error from delivery'))[0]!
  return Object.assign(site, { reference, row })
}

test('the operator gets the message as text and HTML, and an answer goes to the visitor', async () => {
  await using server = await mailServer()
  await using site = await waitingMail(server.url, {
    name: 'Zoë <b>Ünal</b> 👋',
    message: 'Two lines:\n<script>alert(1)</script> & more',
  })

  expect(await site.deliverAll()).toEqual([undefined])

  const mail = await PostalMime.parse(server.taken[0]!.raw)
  const { id } = await site.row()
  expect(await site.row()).toMatchObject({ status: 'delivered', attempts: 1, last_error: null })
  expect(server.taken[0]).toMatchObject({ from: 'hello@intaglio.example', to: ['hello@intaglio.example'] })
  expect(mail).toMatchObject({
    messageId: `<${id}@intaglio.example>`,
    subject: `Message ${site.reference}`,
    replyTo: [{ address: 'ada@example.com' }],
  })
  expect(mail.text).toContain('Zoë <b>Ünal</b> 👋')
  expect(mail.text).toContain('Two lines:\n<script>alert(1)</script> & more')
  expect(mail.html).toContain('Two lines:<br>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more')
  expect(mail.html).not.toMatch(/<script|<img|https?:\/\/(?!localhost)/)
  expect(mail.html).toContain('A new project')
})

test.each([
  'a&b!#$%@example.com',
  '"a b"@example.com',
  '"a, b"@example.com',
  'ada@[203.0.113.7]',
  'jürgen@example.com',
])('the answer to %s goes exactly there', async (email) => {
  await using server = await mailServer()
  await using site = await waitingMail(server.url, { email })

  expect(await site.deliverAll()).toEqual([undefined])

  const { replyTo } = await PostalMime.parse(server.taken[0]!.raw)
  expect(replyTo!.map(({ address }) => address!.replaceAll('"', ''))).toEqual([email.replaceAll('"', '')])
})

test('the same mail has the same message id on every try', async () => {
  let refuse = true
  await using server = await mailServer({
    onRcptTo(_address, _session, done) {
      done(refuse ? smtpError(451, 'try later') : null)
    },
  })
  await using site = await waitingMail(server.url)

  const [failure] = await site.deliverAll()
  expect(failure).toBeInstanceOf(Error)
  expect(await site.row()).toMatchObject({ status: 'pending', attempts: 1, last_error: 'smtp-451' })
  refuse = false
  expect(await site.deliverAll()).toEqual([undefined])

  const { id } = await site.row()
  expect(await site.row()).toMatchObject({ status: 'delivered', attempts: 2, last_error: null })
  expect(server.taken.map(({ raw }) => /^Message-ID: <([^@]+)/im.exec(raw)![1])).toEqual([id])
})

test('a mail server that is down leaves the mail waiting', async () => {
  await using site = await waitingMail('smtp://127.0.0.1:9')

  expect((await site.deliverAll())[0]).toBeInstanceOf(Error)
  expect(await site.row()).toMatchObject({ status: 'pending', last_error: expect.stringMatching(/ECONN|ESOCKET/) })
})

test('a mail server that refuses for good leaves a message to the operator waiting: it is never given up early', async () => {
  await using server = await mailServer({
    onRcptTo: (_address, _session, done) => done(smtpError(550, 'no such user')),
  })
  await using site = await waitingMail(server.url)

  expect((await site.deliverAll())[0]).toBeInstanceOf(Error)
  expect(await site.row()).toMatchObject({ status: 'pending', last_error: 'smtp-550' })
})

test('a mail server that refuses a newsletter address for good is not asked again', async () => {
  await using server = await mailServer({
    onRcptTo: (_address, _session, done) => done(smtpError(550, 'no such user')),
  })
  await using site = await testForms({ SMTP_URL: server.url }, { dnsServers: ['127.0.0.1:9'] })
  await site.postJson('/api/forms/newsletter', { email: 'nobody@example.com' })

  expect(await site.deliverAll()).toEqual([undefined])
  expect(await site.query('select status, last_error from delivery')).toEqual([
    { status: 'dead', last_error: 'smtp-550' },
  ])
})

test('a connection that drops in the middle of the mail leaves it waiting', async () => {
  await using server = await rawServer((socket) => {
    socket.write('220 ready\r\n')
    socket.on('data', (data) => {
      if (/^(EHLO|HELO|MAIL|RCPT)/.test(String(data))) socket.write('250 ok\r\n')
      else if (String(data).startsWith('DATA')) socket.write('354 go on\r\n')
      else socket.destroy()
    })
  })
  await using site = await waitingMail(`smtp://127.0.0.1:${server.port}`)

  expect((await site.deliverAll())[0]).toBeInstanceOf(Error)
  expect(await site.row()).toMatchObject({ status: 'pending', last_error: expect.any(String) })
})

test.each([
  ['speaks another protocol', 'HTTP/1.1 200 OK\r\n\r\n<html>'],
  ['answers garbage', '\0\xff\r\n\r\n\x07'.repeat(1000)],
])('a mail server that %s leaves the mail waiting', async (_title, greeting) => {
  await using server = await rawServer((socket) => socket.end(greeting))
  await using site = await waitingMail(`smtp://127.0.0.1:${server.port}`)

  expect((await site.deliverAll())[0]).toBeInstanceOf(Error)
  expect(await site.row()).toMatchObject({ status: 'pending' })
})

test('a mail server that never says a word is given up', async () => {
  await using server = await rawServer(() => undefined)
  await using site = await waitingMail(`smtp://127.0.0.1:${server.port}`)
  const started = performance.now()

  expect((await site.deliverAll())[0]).toBeInstanceOf(Error)

  expect(performance.now() - started).toBeLessThan(40_000)
  expect(await site.row()).toMatchObject({ status: 'pending', last_error: 'ETIMEDOUT' })
})

test(
  'a mail server that drips an endless answer is given up before the job is thought lost',
  { timeout: 40_000 },
  async () => {
    await using server = await rawServer((socket) => {
      socket.write('220-')
      const drip = setInterval(() => socket.write('x\r\n220-'), 500)
      socket.on('close', () => clearInterval(drip))
    })
    await using site = await waitingMail(`smtp://127.0.0.1:${server.port}`)
    const started = performance.now()

    expect((await site.deliverAll())[0]).toBeInstanceOf(Error)
    expect(performance.now() - started).toBeLessThan(30_000)
  },
)

test('without a mail server the mail waits in the outbox, once, however often it is delivered', async () => {
  await using site = await testForms()
  const mail = {
    id: '0b6ad5c5-2f3c-4a43-9d5e-000000000001',
    from: 'Intaglio <hello@intaglio.example>',
    to: 'ada@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
  }
  const { send, embedded } = openMailer({ db: site.db, env: {} })

  await Promise.all([send(mail), send(mail)])

  expect(embedded).toBe(true)
  const [kept, ...others] = await listOutbox(site.db, { limit: 10 })
  expect(kept).toMatchObject({ id: mail.id, messageId: `<${mail.id}@intaglio.example>`, recipient: 'ada@example.com' })
  expect(others).toEqual([])
})
