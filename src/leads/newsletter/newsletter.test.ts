import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { composeMail, outboxMail } from '#mail/mail.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'

const site = await testForms({ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/' })
afterAll(() => site[Symbol.asyncDispose]())

const newAddress = () => `${randomUUID()}@example.com`
const ask = (email: string) => site.postJson('/api/forms/newsletter', { email, page: '/blog' })
const act = (what: 'confirm' | 'unsubscribe', token: unknown) => site.postJson(`/api/newsletter/${what}`, { token })
const mailsTo = (email: string) =>
  site.db.select().from(outboxMail).where(eq(outboxMail.recipient, email)).orderBy(outboxMail.createdAt)
const subscriberOf = async (email: string) =>
  (await site.query('select * from subscriber where email = $1', [email]))[0]
const tokenIn = (text: string, page: string) => new RegExp(`/newsletter/${page}\\?token=([\\w-]{22})`).exec(text)![1]!

/** Asks for the newsletter and reads the tokens of the mail that comes. */
async function asked(email = newAddress()) {
  await ask(email)
  await site.deliverAll()
  const [mail] = await mailsTo(email)
  return {
    email,
    mail: mail!,
    confirm: tokenIn(mail!.text, 'confirm'),
    unsubscribe: tokenIn(mail!.text, 'unsubscribe'),
  }
}

test('an address is pending until its owner confirms it, and the record of consent is kept', async () => {
  const { email, mail, confirm } = await asked()
  expect(await subscriberOf(email)).toMatchObject({ status: 'pending', consent: 'newsletter-1', consent_page: '/blog' })
  expect(mail.subject).toBe('Confirm your address for the Intaglio newsletter')

  const answer = await act('confirm', confirm)

  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'confirmed' })
  expect(await subscriberOf(email)).toMatchObject({
    status: 'confirmed',
    confirmed_at: expect.any(Date),
    consent_at: expect.any(Date),
    consent_ip_sha256: expect.stringMatching(/^[\w-]{43}$/),
  })
})

test('the operator and the webhook hear of an address when it is confirmed, not before', async () => {
  const { email, confirm } = await asked()
  const destinations = async () =>
    (
      await site.query<{ destination: string }>(
        `select destination from delivery join submission on submission.id = submission
         where answers ->> 'email' = $1 order by destination`,
        [email],
      )
    ).map(({ destination }) => destination)
  expect(await destinations()).toEqual(['opt-in'])

  await act('confirm', confirm)

  expect(await destinations()).toEqual(['operator', 'opt-in', 'webhook', 'welcome'])
})

/** The deliveries of an event for an address, with what they carry. */
const announced = (email: string, event: string) =>
  site.query<{ destination: string; payload: unknown }>(
    `select destination, payload from delivery where event = $2 and (
       submission in (select id from submission where answers ->> 'email' = $1)
       or payload ->> 'reference' in (select reference from submission where answers ->> 'email' = $1))
     order by destination`,
    [email, event],
  )

test.each(['by its page', 'by one click'])(
  'leaving %s is reported to the operator and to the webhook, once',
  async (way) => {
    const { email, confirm, unsubscribe } = await asked()
    await act('confirm', confirm)
    const leave = () =>
      way === 'by its page'
        ? act('unsubscribe', unsubscribe)
        : site.postForm(`/api/newsletter/unsubscribe?token=${unsubscribe}`, { 'List-Unsubscribe': 'One-Click' })

    await leave()
    await leave()

    const reference = expect.stringMatching(/^IN-/)
    expect(await announced(email, 'newsletter.unsubscribed')).toEqual([
      { destination: 'operator', payload: null },
      { destination: 'webhook', payload: { form: 'newsletter', reference } },
    ])
    await site.deliverAll()
    const [mail] = await site.query<{ subject: string; text: string }>(
      `select subject, text from outbox_mail where subject like '%left' and text like $1`,
      [`%${email}%`],
    )
    expect(mail?.subject).toMatch(/^Newsletter IN-\S+: left$/)
  },
)

test('an address that leaves before it was confirmed is reported to no one, also when it was on the list once', async () => {
  const { email, confirm, unsubscribe } = await asked()
  await act('confirm', confirm)
  await act('unsubscribe', unsubscribe)
  await site.query(`update subscriber set opt_in_at = now() - interval '25 hours' where email = $1`, [email])
  await ask(email)
  await site.deliverAll()
  expect(await subscriberOf(email)).toMatchObject({ status: 'pending', confirmed_at: null, unsubscribed_at: null })

  await act('unsubscribe', unsubscribe)

  expect(await announced(email, 'newsletter.unsubscribed')).toHaveLength(2)
})

test('a token confirms once, and only for 48 hours', async () => {
  const used = await asked()
  await act('confirm', used.confirm)
  const late = await asked()
  await site.query(`update subscriber set confirm_expires_at = now() - interval '1 second' where email = $1`, [
    late.email,
  ])

  for (const token of [used.confirm, late.confirm, 'A'.repeat(22), '']) {
    const answer = await act('confirm', token)
    expect(answer.status).toBe(410)
    expect(await answer.json()).toMatchObject({ code: 'token.invalid' })
  }
  expect(await subscriberOf(late.email)).toMatchObject({ status: 'pending' })
})

test('of many confirmations at once exactly one succeeds', async () => {
  const { confirm } = await asked()

  const answers = await Promise.all(Array.from({ length: 8 }, () => act('confirm', confirm)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('opening the links of a mail changes nothing', async () => {
  const { email, confirm, unsubscribe } = await asked()

  const confirmPage = await site.app.request(`/newsletter/confirm?token=${confirm}`)
  const leavePage = await site.app.request(`/newsletter/unsubscribe?token=${unsubscribe}`)
  const listHeader = await site.app.request(`/api/newsletter/unsubscribe?token=${unsubscribe}`)

  expect(confirmPage.status).toBe(200)
  expect(await confirmPage.text()).toMatch(
    /<form class="actions" action="\/api\/newsletter\/confirm" method="post"><input type="hidden" name="token"/,
  )
  expect(leavePage.status).toBe(200)
  expect(listHeader.headers.get('location')).toBe(`/newsletter/unsubscribe?token=${unsubscribe}`)
  expect(await subscriberOf(email)).toMatchObject({ status: 'pending' })
})

test('the buttons of those pages work without JavaScript', async () => {
  const { email, confirm, unsubscribe } = await asked()

  const confirmed = await site.postForm('/api/newsletter/confirm', { token: confirm })
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/newsletter/confirm?done=1'])
  expect(await (await site.app.request('/newsletter/confirm?done=1')).text()).toContain('Your address is confirmed')
  const left = await site.postForm('/api/newsletter/unsubscribe', { token: unsubscribe })
  expect([left.status, left.headers.get('location')]).toEqual([303, '/newsletter/unsubscribe?done=1'])

  expect(await subscriberOf(email)).toMatchObject({ status: 'unsubscribed', unsubscribed_at: expect.any(Date) })
  const again = await site.postForm('/api/newsletter/confirm', { token: confirm })
  expect(again.status).toBe(410)
  expect(await again.text()).toContain('<p class="lead">This link has been used or has expired.</p>')
})

test('a mail program unsubscribes by one POST, from any origin, without being redirected', async () => {
  const { email, mail } = await asked()
  const raw = (await composeMail(mail)).replace(/\n[ \t]+/g, ' ')
  const [, url] = /^List-Unsubscribe: <(http[^>]+)>$/im.exec(raw)!
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im)

  const { pathname, search } = new URL(url!)
  const answer = await site.app.request(`${pathname}${search}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
  })

  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await subscriberOf(email)).toMatchObject({ status: 'unsubscribed' })
})

test('one click may come as multipart too, and anything else in its place changes nothing', async () => {
  const { email, unsubscribe } = await asked()
  const path = `/api/newsletter/unsubscribe?token=${unsubscribe}`
  const wrong = await site.app.request(path, { method: 'POST', body: 'x=1' })
  expect([wrong.status, (await subscriberOf(email))!.status]).toEqual([400, 'pending'])

  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  const answer = await site.app.request(path, { method: 'POST', body: form })

  expect([answer.status, (await subscriberOf(email))!.status]).toEqual([200, 'unsubscribed'])
})

test('new, pending, confirmed, unsubscribed, erased and unreachable addresses get the same answer', async () => {
  const [pending, confirmed, left] = [await asked(), await asked(), await asked()]
  await act('confirm', confirmed.confirm)
  await act('unsubscribe', left.unsubscribe)
  const addresses = [
    newAddress(),
    pending.email,
    confirmed.email,
    left.email,
    'ada@[127.0.0.1]',
    'ada@localhost.localhost',
  ]

  const answers = await Promise.all(addresses.map(ask))

  expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 202))
  for (const answer of answers) expect(Object.keys(await answer.json())).toEqual(['id', 'reference'])
})

test('an address is mailed at most once a day, however often it is asked for', async () => {
  const { email } = await asked()
  await ask(email)
  await ask(email)
  await site.deliverAll()
  expect(await mailsTo(email)).toHaveLength(1)

  await site.query(`update subscriber set opt_in_at = now() - interval '25 hours' where email = $1`, [email])
  await ask(email)
  await site.deliverAll()

  expect(await mailsTo(email)).toHaveLength(2)
})

test('many deliveries to one address at once send one mail', async () => {
  const email = newAddress()
  for (let n = 0; n < 5; n++) await ask(email)

  await site.deliverAll()

  expect(await mailsTo(email)).toHaveLength(1)
  const withheld = await site.query(
    `select last_error from delivery join submission on submission.id = submission
     where answers ->> 'email' = $1 and delivery.status = 'withheld'`,
    [email],
  )
  expect(withheld).toEqual(Array.from({ length: 4 }, () => ({ last_error: 'mailed-today' })))
})

test('a confirmed address is not asked again, and the domain is compared without its case', async () => {
  const { email, confirm } = await asked()
  await act('confirm', confirm)
  await site.query(`update subscriber set opt_in_at = now() - interval '25 hours' where email = $1`, [email])

  await ask(email.replace('example.com', 'EXAMPLE.com'))
  await site.deliverAll()

  expect(await mailsTo(email.replace('example.com', 'EXAMPLE.com'))).toEqual([])
})

test('the mail repeats nothing that a visitor typed, and its links carry tokens of 128 bits that are stored as hashes', async () => {
  const { mail, confirm, unsubscribe, email } = await asked(`Spam-words-here.${randomUUID()}@example.com`)

  expect(mail.text + mail.html).not.toContain('Spam-words-here')
  expect(Buffer.from(confirm, 'base64url')).toHaveLength(16)
  expect(JSON.stringify(await subscriberOf(email))).not.toMatch(new RegExp(`${confirm}|${unsubscribe}`))
})

test.each(['ada@[203.0.113.7]', 'ada@[127.0.0.1]'])('%s is accepted and never mailed', async (email) => {
  expect((await ask(email)).status).toBe(202)
  await site.deliverAll()

  expect(await mailsTo(email)).toEqual([])
})

test('without proofs of work three requests an hour of one network are accepted, and the fourth has to wait', async () => {
  await using narrow = await testForms({ LIMIT_FACTOR: '1' })
  const post = () => narrow.postJson('/api/forms/newsletter', { email: newAddress() })
  for (const from of ['2001:db8::1', '2001:db8::2', '2001:db8::3']) {
    narrow.comeFrom(from)
    expect((await post()).status).toBe(202)
  }
  narrow.comeFrom('2001:db8::4')

  const fourth = await post()

  expect(fourth.status).toBe(429)
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3_500)
  narrow.comeFrom('2001:db8:0:1::1')
  expect((await post()).status).toBe(202)
})

test('a token in a body that holds more than a token is refused', async () => {
  for (const body of [{}, { token: 5 }, { token: ['x'] }, { token: 'x', more: '1' }])
    expect((await site.postJson('/api/newsletter/confirm', body)).status).toBe(400)
  expect((await site.app.request('/api/newsletter/confirm', { method: 'DELETE' })).status).toBe(405)
  expect((await site.postJson('/api/newsletter/confirm', { token: '\0' })).status).toBe(410)
})
