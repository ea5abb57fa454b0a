import { afterAll, expect, test } from 'vitest'
import { goodContact, testForms } from '#server/http/test-forms.server.ts'

const site = await testForms({ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/leads' })
afterAll(() => site[Symbol.asyncDispose]())

let count = 0
const someone = () => `ada${++count}@example.com`

/** Asks for an address, makes the deliveries, and answers the token of the mail that came, if one did. */
async function ask(email: string): Promise<string | undefined> {
  expect((await site.postForm('/api/data-rights/request', { email })).status).toBe(303)
  await site.deliverAll()
  const [mail] = await site.query<{ text: string }>(
    `select text from outbox_mail where recipient = $1 and subject like 'Your data%' order by created_at desc limit 1`,
    [email],
  )
  return mail && /\/privacy\/your-data\/([\w-]{22})$/m.exec(mail.text)![1]
}

const write = (email: string, more: Record<string, string> = {}) =>
  site.postJson('/api/forms/contact', { ...goodContact, email, ...more })
const open = async (path: string) => {
  const answer = await site.app.request(`/privacy/your-data${path}`)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
const exported = async (token: string) =>
  (await site.postForm('/api/data-rights/export', { token })).json() as Promise<Record<string, never>>

test('an address that is known and one that is not get the same answer, and only the first gets a mail', async () => {
  const known = someone()
  await write(known)

  const answers = []
  for (const email of [known, someone()]) {
    const plain = await site.postForm('/api/data-rights/request', { email })
    const json = await site.postJson('/api/data-rights/request', { email })
    answers.push([plain.status, plain.headers.get('location'), json.status, await json.text()])
  }
  await site.deliverAll()

  expect(answers[0]).toEqual([303, '/privacy/your-data?asked=1', 202, '{"status":"accepted"}'])
  expect(answers[1]).toEqual(answers[0])
  const mails = await site.query<{ recipient: string }>(
    `select recipient from outbox_mail where subject like 'Your data%'`,
  )
  expect(mails.map(({ recipient }) => recipient)).toEqual([known, known])
  expect(await site.query('select from data_request where email <> $1', [known])).toEqual([])
  expect((await open('?asked=1')).html).toContain('If we hold anything about this address, a mail is on its way.')
})

test('the page behind the link shows what is stored, is nobody else’s business, and changes nothing', async () => {
  const email = someone()
  const { reference } = (await (await write(email)).json()) as { reference: string }
  await site.postJson('/api/forms/newsletter', { email })
  const token = (await ask(email))!
  const before = await site.query('select t::text from submission t union all select t::text from data_request t')

  const page = await open(`/${token}`)
  const confirmation = await open(`/${token}/erase`)

  expect(page.html).toContain(`What we store about ${email}`)
  expect(page.html).toContain(reference)
  expect(page.html).toContain('not confirmed')
  expect(confirmation.html).toContain(
    '2 submissions with everything that belongs to them, and your place on the newsletter',
  )
  for (const { status, headers, html } of [page, confirmation]) {
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(html).not.toContain('<script')
  }
  expect(await site.query('select t::text from submission t union all select t::text from data_request t')).toEqual(
    before,
  )
})

test('the export is a file with everything in readable words, and without hashes or tokens', async () => {
  const email = someone()
  await write(email.toUpperCase(), { message: 'An audit of vault 4711, please.' })
  await site.postJson('/api/forms/newsletter', { email })
  await site.query(
    'create table if not exists attached_note (submission uuid references submission (id) on delete cascade, note_text text, page_token text)',
  )
  await site.query(
    `insert into attached_note select id, 'three findings', 'secret-word' from submission where form = 'contact'`,
  )
  const token = (await ask(email))!

  const answer = await site.postForm('/api/data-rights/export', { token })
  const text = await answer.text()

  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="your-data.json"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const data = JSON.parse(text)
  expect(data).toMatchObject({
    address: email,
    submissions: [
      {
        form: 'Message',
        answers: { 'E-mail': email.toUpperCase(), 'What are you building?': 'An audit of vault 4711, please.' },
        deliveries: expect.arrayContaining([
          expect.objectContaining({ to: 'our mailbox', state: 'delivered', tries: 1 }),
          expect.objectContaining({ to: 'our system for enquiries', state: 'pending', lastFault: expect.any(String) }),
        ]),
        attachedNote: [{ noteText: 'three findings' }],
      },
      { form: 'Newsletter', wordsAgreedTo: 'newsletter-1', hashOfNetworkAddress: 'stored for 30 days' },
    ],
    newsletter: [{ address: email, state: 'pending', consent: { words: 'newsletter-1' } }],
    mailsInOurOutbox: expect.arrayContaining([
      expect.objectContaining({ to: email, subject: 'Your data at Intaglio' }),
    ]),
    requestsForYourData: [{ askedAt: expect.any(String), linkOpenUntil: expect.any(String) }],
  })
  expect(text).not.toContain(token)
  expect(text).not.toMatch(/secret-word|sha256|nonce/i)
  const secrets = await site.query<{ nonce: string; hash: string }>(
    'select nonce, unsubscribe_sha256 as hash from subscriber union select nonce, token_sha256 from data_request',
  )
  for (const { nonce, hash } of secrets) expect([nonce, hash].filter((secret) => text.includes(secret))).toEqual([])
})

test('erasing forgets every word of it, once, and keeps a hash only of an address that was on the newsletter', async () => {
  const [email, other] = [someone(), someone()]
  await write(email, { message: 'Words that nobody else has written.' })
  await site.postJson('/api/forms/newsletter', { email })
  await write(other)
  const [token, otherToken] = [(await ask(email))!, (await ask(other))!]

  const both = await Promise.all([1, 2].map(() => site.postForm('/api/data-rights/erase', { token })))
  await site.postForm('/api/data-rights/erase', { token: otherToken })

  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 410])
  const tables = await site.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog')`,
  )
  for (const { name } of tables)
    expect([name, await site.query(`select from ${name} t where t::text ~ '${email}|${other}|nobody else'`)]).toEqual([
      name,
      [],
    ])
  expect(await site.query('select from suppression')).toHaveLength(1)
  expect((await open(`/${token}`)).status).toBe(410)
  expect((await site.postForm('/api/data-rights/export', { token })).status).toBe(410)
  expect((await open('?erased=1')).html).toContain('Our database has forgotten the address')
})

test('after an erasure the receiver and the operator are told references, and no more', async () => {
  const email = someone()
  const { reference } = (await (await write(email)).json()) as { reference: string }
  const token = (await ask(email))!

  await site.postForm('/api/data-rights/erase', { token })
  await site.deliverAll()

  const events = await site.query<{ destination: string; payload: { references: string[] } }>(
    `select destination, payload from delivery where event = 'lead.erased' and payload ->> 'references' like $1`,
    [`%${reference}%`],
  )
  expect(events.map(({ destination }) => destination).toSorted()).toEqual(['operator', 'webhook'])
  expect(events.map(({ payload }) => payload.references)).toEqual([[reference], [reference]])
  const [mail] = await site.query<{ text: string }>('select text from outbox_mail where text like $1', [
    `%${reference}%`,
  ])
  expect(mail!.text).toContain('Delete our mails about these messages')
  expect(mail!.text).not.toContain(email)
})

test('a link that is too old, unknown or cut opens nothing', async () => {
  const email = someone()
  await write(email)
  const token = (await ask(email))!
  const changed = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`
  await site.query(`update data_request set expires_at = now() - interval '1 second' where email = $1`, [email])

  for (const bad of [token, changed, token.slice(1), 'x']) {
    expect((await open(`/${bad}`)).status).toBe(410)
    expect((await open(`/${bad}/erase`)).status).toBe(410)
    for (const act of ['export', 'erase'])
      expect((await site.postJson(`/api/data-rights/${act}`, { token: bad })).status).toBe(410)
  }
  expect(await site.query(`select from submission where answers ->> 'email' = $1`, [email])).toHaveLength(1)
})

test('a mail that is tried again carries the same link, and the hours are counted from the first try', async () => {
  const email = someone()
  await write(email)
  const first = await ask(email)
  const [{ expires }] = (await site.query<{ expires: string }>(
    'select expires_at::text as expires from data_request where email = $1',
    [email],
  )) as [{ expires: string }]
  await site.query('delete from outbox_mail where recipient = $1', [email])
  await site.query(
    `update delivery set status = 'pending' where destination = 'data-rights'
    and payload ->> 'request' = (select id::text from data_request where email = $1)`,
    [email],
  )
  await site.deliverAll()

  const [mail] = await site.query<{ text: string }>('select text from outbox_mail where recipient = $1', [email])
  expect(mail!.text).toContain(`/privacy/your-data/${first}`)
  const again = await site.query('select from data_request where email = $1 and expires_at = $2', [email, expires])
  expect(again).toHaveLength(1)
})

test('letters that only look alike after folding are another person', async () => {
  const mike = `mike${++count}@example.com`
  await write(mike)

  expect(await ask(mike.replace('k', '\u212a'))).toBeUndefined()
  expect(await ask(mike.toUpperCase())).toBeDefined()
})

test('an address that no mail may go to is forgotten at once', async () => {
  const email = `ada@[203.0.113.7]`
  await write(email)

  expect(await ask(email)).toBeUndefined()
  expect(await site.query('select from data_request where email = $1', [email])).toEqual([])
})

test('what is no address is shown again with the reason beside it', async () => {
  const answer = await site.postForm('/api/data-rights/request', { email: '"><b>ada' })
  const html = await answer.text()

  expect(answer.status).toBe(422)
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;ada"')
  expect(html).toContain('Enter an e-mail address, such as ada@mail.example')
  expect((await site.postJson('/api/data-rights/request', { email: 'ada@example.com', more: 1 })).status).toBe(400)
})

test('a link that is opened where a button belongs is refused', async () => {
  for (const act of ['request', 'export', 'erase']) {
    const got = await site.app.request(`/api/data-rights/${act}`)
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST'])
  }
})

test('requests by strangers for a person never keep that person from being answered and mailed', async () => {
  await using strict = await testForms({ LIMIT_FACTOR: '1' })
  const email = 'ada@example.com'
  expect((await strict.postJson('/api/forms/contact', goodContact)).status).toBe(202)
  await strict.deliverAll()
  const post = async (typed = email) => (await strict.postForm('/api/data-rights/request', { email: typed })).status
  const mails = async () => {
    await strict.deliverAll()
    const sent = await strict.query(
      `select from outbox_mail where lower(recipient) = 'ada@example.com' and subject like 'Your data%'`,
    )
    return sent.length
  }

  strict.comeFrom('198.51.100.1')
  const answers = []
  for (const typed of [email, 'ADA@example.com', 'ada@EXAMPLE.com', email, email]) answers.push(await post(typed))
  // The same answer, and no fourth mail: the links of the three work for a day.
  expect([answers, await mails()]).toEqual([[303, 303, 303, 303, 303], 3])
  strict.comeFrom('203.0.113.1')
  expect([await post(), await mails()]).toEqual([303, 4])
})

test('many networks together send a person ten mails a day', async () => {
  await using strict = await testForms({ LIMIT_FACTOR: '1' })
  for (let at = 1; at <= 8; at++) {
    strict.comeFrom(`198.51.100.${at}`)
    for (let n = 0; n < 2; n++)
      expect((await strict.postJson('/api/data-rights/request', { email: 'ada@example.com' })).status).toBe(202)
  }

  expect(await strict.query('select from data_request')).toHaveLength(10)
})

test('a network that sends the plain form sixty times an hour waits, and keeps what was typed', async () => {
  await using strict = await testForms({ LIMIT_FACTOR: '1' })
  const post = (email: string) => strict.postForm('/api/data-rights/request', { email })
  for (let n = 0; n < 60; n++) expect((await post(`${n}@example.com`)).status).toBe(303)

  const refused = await post('one-more@example.com')

  expect([refused.status, Number(refused.headers.get('retry-after')) > 3_000]).toEqual([429, true])
  expect(await refused.text()).toContain('value="one-more@example.com"')
  strict.comeFrom('203.0.113.2')
  expect((await post('one-more@example.com')).status).toBe(303)
})

test('where limits cannot be checked nobody is let through', async () => {
  await using broken = await testForms()
  await broken.query('drop table rate_limit')

  for (const act of ['request', 'export', 'erase'])
    expect((await broken.postJson(`/api/data-rights/${act}`, { email: 'a@example.com' })).status).toBe(503)
  expect((await broken.app.request(`/privacy/your-data/${'x'.repeat(22)}`)).status).toBe(503)
})

test('the export by mail is the export of the operator', async () => {
  const email = someone()
  await write(email)
  const token = (await ask(email))!
  const { exportPerson } = await import('./data-rights-export.server.ts')

  const [mine, theirs] = [await exported(token), JSON.parse(JSON.stringify(await exportPerson(site, email)))]

  expect({ ...mine, exportedAt: '' }).toEqual({ ...theirs, exportedAt: '' })
})
