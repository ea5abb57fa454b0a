import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { pledgeNow, pledgeText, pledgeVersions } from '#content/pledge.ts'
import { outboxMail } from '#mail/mail.server.ts'
import { erasePerson } from '#privacy/erase.server.ts'
import { forgetOld } from '#server/features.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'
import { readWall, wallPage } from './pledge-wall.server.ts'
import type { Wall } from './pledge-words.ts'

const site = await testForms({ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/' })
afterAll(() => site[Symbol.asyncDispose]())

const good = { name: 'Ada Lovelace', signer: 'builder', text: pledgeNow.sha256 }
const newAddress = () => `${randomUUID()}@example.com`
const sign = (answers: Record<string, string>) => site.postJson('/api/forms/pledge', { ...good, ...answers })
const act = (what: 'confirm' | 'withdraw', token: unknown) => site.postJson(`/api/pledge/${what}`, { token })
const page = async (path: string) => (await site.app.request(path)).text()
const wall = async (after = '') => (await (await site.app.request(`/api/pledge/wall?after=${after}`)).json()) as Wall
const mailsTo = (email: string) =>
  site.db.select().from(outboxMail).where(eq(outboxMail.recipient, email)).orderBy(outboxMail.createdAt)
const tokenIn = (text: string, what: string) => new RegExp(`/pledge/${what}\\?token=([\\w-]{22})`).exec(text)![1]!

/** Signs and reads the tokens of the mail that comes. */
async function signed(answers: Record<string, string> = {}) {
  const email = answers.email ?? newAddress()
  await sign({ ...answers, email })
  await site.deliverAll()
  const mail = (await mailsTo(email)).at(-1)!
  return { email, mail, confirm: tokenIn(mail.text, 'confirm'), withdraw: tokenIn(mail.text, 'withdraw') }
}

async function confirmed(answers: Record<string, string> = {}) {
  const signature = await signed(answers)
  const { id } = (await (await act('confirm', signature.confirm)).json()) as { id: string }
  return { ...signature, id }
}

test.each(pledgeVersions)(
  'version $number of the pledge has the SHA-256 it says, and can be downloaded as it is hashed',
  async (version) => {
    expect(createHash('sha256').update(pledgeText(version)).digest('hex')).toBe(version.sha256)
    expect(await page(`/pledge/text/${version.number}`)).toBe(pledgeText(version))
  },
)

test('a name is on the wall after its confirmation, not before, bound to the text that was shown', async () => {
  const { email, confirm, mail } = await signed({ link: 'https://Example.com/ada' })
  expect((await wall()).names.filter(({ name }) => name === 'Ada Lovelace')).toEqual([])
  expect(await page(`/pledge/confirm?token=${confirm}`)).toMatch(
    /<bdi>Ada Lovelace<\/bdi>.*https:\/\/example\.com\/ada/s,
  )
  expect(mail.text + mail.html).not.toContain('Lovelace')

  const answer = await act('confirm', confirm)
  const { id } = (await answer.json()) as { id: string }

  expect(answer.status).toBe(200)
  expect((await wall()).names[0]).toEqual({
    id,
    name: 'Ada Lovelace',
    signer: 'Builder',
    link: 'https://example.com/ada',
    signed: expect.stringMatching(/Z$/),
    text: pledgeNow.sha256,
  })
  expect(JSON.stringify(await wall())).not.toContain(email)
  await site.deliverAll()
  expect((await mailsTo(email)).at(-1)!.text).toContain(`/pledge/${id}`)
})

test('opening the links of a mail changes nothing', async () => {
  const { confirm, withdraw } = await signed()
  const { count } = await wall()

  for (const path of [`/pledge/confirm?token=${confirm}`, `/pledge/withdraw?token=${withdraw}`])
    expect((await site.app.request(path)).status).toBe(200)
  const api = await site.app.request(`/api/pledge/confirm?token=${confirm}`)

  expect(api.headers.get('location')).toBe(`/pledge/confirm?token=${confirm}`)
  expect((await wall()).count).toBe(count)
})

test('a token confirms once, and only for 48 hours; it is stored as a hash', async () => {
  const used = await confirmed()
  const late = await signed()
  await site.query(
    `update pledge_signature set confirm_expires_at = now() - interval '1 second' where email_key = $1`,
    [late.email],
  )

  for (const token of [used.confirm, late.confirm, late.withdraw, 'A'.repeat(22), '']) {
    expect((await act('confirm', token)).status).toBe(410)
    expect((await site.app.request(`/pledge/confirm?token=${token}`)).status).toBe(410)
  }
  const rows = JSON.stringify(await site.query('select * from pledge_signature'))
  expect(rows).not.toMatch(new RegExp(`${late.confirm}|${late.withdraw}`))
})

test('of many confirmations at once exactly one succeeds', async () => {
  const { confirm } = await signed()

  const answers = await Promise.all(Array.from({ length: 8 }, () => act('confirm', confirm)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('who withdraws is gone from the wall and from every table, years later too, and the link is used up', async () => {
  const { email, id, withdraw } = await confirmed({ name: 'Grace Withdrawn' })
  await site.deliverAll()
  await site.query(`update pledge_signature set mailed_at = now() - interval '3 years' where public_id = $1`, [id])
  const before = (await wall()).count

  const answer = await act('withdraw', withdraw)

  expect([answer.status, await answer.json()]).toEqual([200, { status: 'withdrawn' }])
  expect((await wall()).count).toBe(before - 1)
  expect(await page('/pledge/wall')).not.toContain('Grace Withdrawn')
  expect((await site.app.request(`/pledge/${id}`)).status).toBe(404)
  let stored = ''
  for (const table of ['submission', 'pledge_signature', 'delivery', 'outbox_mail', 'pgboss.job'])
    stored += JSON.stringify(await site.query(`select * from ${table}`))
  expect(stored).not.toMatch(new RegExp(`Grace Withdrawn|${email}|${id}`))
  expect((await act('withdraw', withdraw)).status).toBe(410)
})

test('the operator and the webhook are told by reference that a name they heard of has gone', async () => {
  const { email, withdraw } = await confirmed()
  const [row] = await site.query<{ id: string; reference: string }>(
    `select id, reference from submission where answers ->> 'email' = $1`,
    [email],
  )
  await site.query(`update delivery set status = 'delivered' where submission = $1 and destination = 'operator'`, [
    row!.id,
  ])

  await act('withdraw', withdraw)

  const told = await site.query(`select destination from delivery where payload -> 'references' ? $1 order by 1`, [
    row!.reference,
  ])
  expect(told).toEqual([{ destination: 'operator' }, { destination: 'webhook' }])
})

test('who signs again with the same address is on the wall once, under the newer name, after confirming it', async () => {
  const first = await confirmed({ name: 'First Name' })
  await site.query(`update pledge_signature set mailed_at = now() - interval '25 hours' where public_id = $1`, [
    first.id,
  ])
  const second = await signed({ name: 'Second Name', email: first.email })
  expect((await wall()).names.map(({ name }) => name)).toContain('First Name')

  await act('confirm', second.confirm)

  const names = (await wall()).names.map(({ name }) => name)
  expect(names).toContain('Second Name')
  expect(names).not.toContain('First Name')
})

test('an address is mailed at most once a day, also by deliveries at the same moment', async () => {
  const email = newAddress()
  for (let n = 0; n < 4; n++) await sign({ email, name: `Signer ${n}` })
  await site.deliverAll()
  expect(await mailsTo(email)).toHaveLength(1)

  const withheld = await site.query(
    `select last_error from delivery join submission on submission.id = submission
     where answers ->> 'email' = $1 and delivery.status = 'withheld'`,
    [email],
  )
  expect(withheld).toEqual(Array.from({ length: 3 }, () => ({ last_error: 'mailed-today' })))
})

test('a mail that is repeated carries the same links', async () => {
  const { email, confirm } = await signed()
  await site.query(`update delivery set status = 'pending' where submission in
    (select id from submission where answers ->> 'email' = '${email}')`)
  await site.query('delete from outbox_mail where recipient = $1', [email])

  await site.deliverAll()

  expect(tokenIn((await mailsTo(email))[0]!.text, 'confirm')).toBe(confirm)
})

test.each([
  ['no name', { name: ' ' }, { name: 'Enter your name' }],
  ['a name in disguise', { name: 'V\u0456talik' }, { name: 'Write each word in the letters of one alphabet' }],
  ['a link without TLS', { link: 'http://example.com' }, { link: expect.stringContaining('https://') }],
  ['a link that is code', { link: 'javascript:alert(1)//https://' }, { link: expect.stringContaining('https://') }],
  ['a link with a password', { link: 'https://paypal.com@example.com' }, { link: expect.stringContaining('https://') }],
  ['a link to a number', { link: 'https://127.0.0.1/' }, { link: expect.stringContaining('https://') }],
  ['another text', { text: 'a'.repeat(64) }, { text: expect.stringContaining('The pledge has changed') }],
])('%s is refused with a sentence', async (_title, change, fields) => {
  const answer = await sign({ ...change, email: newAddress() })

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ fields })
})

test('every word of a visitor is text on our pages, and a link of theirs gives them nothing', async () => {
  const { id } = await confirmed({
    name: '<b onclick=x>&"',
    signer: 'other',
    link: 'https://xn--80ak6aa92e.com/"><script>',
  })

  const pages = (await page('/pledge/wall')) + (await page(`/pledge/${id}`))

  expect(pages).toContain('<bdi>&lt;b onclick=x&gt;&amp;&quot;</bdi>')
  expect(pages).toContain('rel="nofollow ugc noopener">xn--80ak6aa92e.com</a>')
  expect(pages).not.toMatch(/<b onclick|<script/)
  expect((await wall()).names[0]).toMatchObject({ signer: '' })
})

test('the wall is read fifty at a time, newest first, without a gap or a repetition while names come and go', async () => {
  await using crowd = await testForms()
  await crowd.query(`
    with made as (
      insert into submission (id, reference, form, payload_sha256, answers, status)
      select gen_random_uuid(), 'IN-' || n, 'pledge', '', jsonb_build_object('name', 'Name ' || n), 'accepted'
      from generate_series(1, 120) as n returning id, answers ->> 'name' as name
    ) insert into pledge_signature
      select id, 'AAAA-' || lpad(substr(name, 6), 4, '0'), 'email', name, 'confirmed', '', '', null, null, name, now(),
        '2026-01-01T00:00:00Z'::timestamptz + (substr(name, 6)::integer / 3) * interval '1 millisecond', null from made`)
  const first = await readWall(crowd.db)
  await crowd.query(`delete from submission where answers ->> 'name' = 'Name 71'`)
  await crowd.query(`update pledge_signature set hidden_at = now() where email_key = 'Name 60'`)
  const second = await readWall(crowd.db, first.next)
  const third = await readWall(crowd.db, second.next)

  expect([first.count, second.count]).toEqual([120, 118])
  expect(first.names).toHaveLength(wallPage)
  expect(third.next).toBeUndefined()
  const read = [...first.names, ...second.names, ...third.names].map(({ name }) => Number(name.slice(5)))
  const expected = Array.from({ length: 120 }, (_, n) => 120 - n).filter((n) => n !== 60)
  expect(read.toSorted((a, b) => b - a)).toEqual(expected)
  expect(first.names[0]!.name).toBe('Name 120')
  expect((await readWall(crowd.db, "'; drop table")).names).toEqual((await readWall(crowd.db)).names)
})

test('an empty wall says so, with and without script', async () => {
  await using empty = await testForms()

  expect(await readWall(empty.db)).toEqual({ count: 0, names: [] })
  expect(await (await empty.app.request('/pledge/wall')).text()).toContain('Nobody has signed yet.')
})

test('without script the buttons of the pages confirm and withdraw', async () => {
  const { confirm, withdraw } = await signed({ name: 'Plain Browser' })

  const yes = await site.postForm('/api/pledge/confirm', { token: confirm })
  const certificate = yes.headers.get('location')!
  expect(certificate).toMatch(/^\/pledge\/[0-9A-Z]{4}-[0-9A-Z]{4}\?signed=1$/)
  const shown = await site.app.request(certificate)
  expect(shown.headers.get('x-robots-tag')).toBe('noindex')
  expect(await shown.text()).toMatch(/Your name is on the wall.*<bdi>Plain Browser<\/bdi>.*<svg/s)
  const no = await site.postForm('/api/pledge/withdraw', { token: withdraw })
  expect(no.headers.get('location')).toBe('/pledge/withdraw?done=1')
  expect(await page('/pledge/withdraw?done=1')).toContain('Your name is off the wall')
  expect((await site.app.request(certificate)).status).toBe(404)
})

test('erasing a person takes the signature along', async () => {
  const { email, id } = await confirmed()

  await erasePerson(site, email)

  expect(await site.query('select from pledge_signature where public_id = $1', [id])).toEqual([])
})

test('a signature that was never confirmed is forgotten after nine days, a confirmed one stays', async () => {
  const waiting = await signed()
  const kept = await confirmed()
  await site.query(`update submission set received_at = now() - interval '10 days' where form = 'pledge'`)

  await forgetOld(site.db)

  const left = await site.query<{ key: string }>('select email_key as key from pledge_signature')
  expect(left.map(({ key }) => key)).toContain(kept.email)
  expect(left.map(({ key }) => key)).not.toContain(waiting.email)
})
