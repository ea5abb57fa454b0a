import { randomUUID } from 'node:crypto'
import { getAddress, type Address } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { openJobs } from '#core/database/jobs.server.ts'
import { composeMail, outboxMail } from '#mail/mail.server.ts'
import { exportPerson } from '#privacy/data-rights-export.server.ts'
import { erasePerson } from '#privacy/erase.server.ts'
import { forgetOld } from '#server/features.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'
import { eq } from 'drizzle-orm'
import { remindOnce } from './remind.server.ts'
import { addressHash, freeAddress } from './reminders.server.ts'

const site = await testForms({ LIMIT_FACTOR: '1000' })
afterAll(() => site[Symbol.asyncDispose]())

const newAddress = () => `${randomUUID()}@example.com`
const newAccount = () => privateKeyToAddress(generatePrivateKey())
const ask = (email: string, account: string = newAccount()) =>
  site.postJson('/api/reminders/request', { email, account })
const act = (what: 'confirm' | 'unsubscribe', token: string) => site.postJson(`/api/reminders/${what}`, { token })
const mailsTo = (email: string) =>
  site.db.select().from(outboxMail).where(eq(outboxMail.recipient, email)).orderBy(outboxMail.createdAt)
const tokenIn = (text: string, page: string) =>
  new RegExp(`/dashboard/mail/${page}\\?token=([\\w-]{22})`).exec(text)![1]!
const rowsOf = (email: string) =>
  site.query('select * from reminder where email_hmac = $1', [addressHash(site.secret, email)])

/** An address that has asked for the dates of an account, with the tokens of the mail that came. */
async function asked(account: Address = newAccount(), email = newAddress()) {
  await ask(email, account)
  await site.deliverAll()
  const mail = (await mailsTo(email)).at(-1)!
  return { email, account, mail, confirm: tokenIn(mail.text, 'confirm'), leave: tokenIn(mail.text, 'unsubscribe') }
}

async function confirmed(account?: Address) {
  const one = await asked(account)
  expect((await act('confirm', one.confirm)).status).toBe(200)
  return one
}

const day = 86_400
const noon = 1_900_000_000
const token = getAddress(`0x${'11'.repeat(20)}`)
let locks = 0

/** A lock in the index, which is free from `end` on, and its page. */
async function lockOf(owner: Address, end: number, symbol = 'INK') {
  const number = ++locks
  const id = (BigInt(token) << 96n) + BigInt(number)
  const args = { id, token, owner, amount: 5, start: end, cliff: end, end, steps: 0 }
  await site.query(`insert into chain_event values ($1, 0, 0, '0x', now(), $2, 'Locked', $3, array[$4], $5)`, [
    number,
    contractAddresses.TokenLocker,
    String(id),
    owner,
    JSON.stringify(args, (_, value) => (typeof value === 'object' ? value : String(value))),
  ])
  await site.query(
    `insert into chain_token values ($1, 'erc20', 'Ink', $2, 18) on conflict (address) do update set symbol = $2`,
    [token, symbol],
  )
  return `/token-locking/${token}-${number}`
}

/** One run of the worker at a time in Unix seconds, and the mails that leave. */
async function runAt(now: number) {
  const written = await remindOnce({ ...site, chain: localChain }, now)
  await site.deliverAll()
  return written
}

test('an address is asked first, and confirmed by the button behind its link, which a GET never presses', async () => {
  const { email, account, mail, confirm } = await asked()
  expect(mail.subject).toBe('Confirm your address for the dates of an account')
  expect(mail.text).toContain(account)

  const page = await site.app.request(`/dashboard/mail/confirm?token=${confirm}`)
  expect(await page.text()).toContain('action="/api/reminders/confirm"')
  expect((await site.app.request(`/api/reminders/confirm?token=${confirm}`)).status).toBe(303)
  expect(await rowsOf(email)).toMatchObject([{ status: 'pending' }])

  const pressed = await site.postForm('/api/reminders/confirm', { token: confirm })
  expect(pressed.headers.get('location')).toBe('/dashboard/mail/confirm?done=1')
  expect(await rowsOf(email)).toMatchObject([{ status: 'confirmed', email, account }])
  expect((await act('confirm', confirm)).status).toBe(410)
})

test('a letter leaves a day before a date, once, whatever runs twice or at the same time', async () => {
  const { email, account } = await confirmed()
  const path = await lockOf(account, noon)

  expect(await runAt(noon - day - 1)).toBe(0)
  expect(await Promise.all([runAt(noon - day), runAt(noon - day)])).toContain(1)
  expect(await runAt(noon - day + 900)).toBe(0)
  expect(await runAt(noon)).toBe(0)

  const mails = await mailsTo(email)
  expect(mails).toHaveLength(2)
  expect(mails[1]!.subject).toBe('17 March 2030, 17:46 UTC: a date of your account')
  expect(mails[1]!.text).toContain(`INK, lock No. ${locks}: everything is free`)
  expect(mails[1]!.text).toContain(`http://localhost:3000${path}`)
})

test('what was told and its letter are stored together: where the letter is not, the next run writes it', async () => {
  const { email, account } = await confirmed()
  await lockOf(account, noon)
  const failing = { ...site, chain: localChain, enqueue: () => Promise.reject(new Error('no queue')) }
  await expect(remindOnce(failing, noon - 100)).rejects.toThrow('no queue')
  expect(await runAt(noon - 50)).toBe(1)
  expect(await mailsTo(email)).toHaveLength(2)
})

test('several dates of an account are one letter, a date that moves is told again, and one that is over is not', async () => {
  const { email, account } = await confirmed()
  const path = await lockOf(account, noon)
  await lockOf(account, noon + 60)
  await lockOf(account, noon - 5 * day)
  await runAt(noon - 100)
  const [, letter, none] = await mailsTo(email)
  expect(none).toBeUndefined()
  expect(letter!.subject).toBe('17 March 2030, 17:46 UTC: the first of 2 dates of your account')

  await site.query(
    `insert into chain_event select 900 + block, 0, 0, '0x', now(), address, 'Extended', thing, accounts,
       args || jsonb_build_object('end', $2::text, 'start', $2::text, 'cliff', $2::text)
     from chain_event where event = 'Locked' and args ->> 'end' = $1 and accounts @> array[$3]`,
    [String(noon), String(noon + 9 * day), account],
  )
  await runAt(noon - 50)
  expect(await mailsTo(email)).toHaveLength(2)
  await runAt(noon + 8 * day + 1)
  expect((await mailsTo(email))[2]!.text).toContain(path)
})

test('every letter can be ended by one press of the mail program, and then nothing of the reader is kept', async () => {
  const { email, account } = await confirmed()
  await lockOf(account, noon)
  await runAt(noon - 100)
  const [, letter] = await mailsTo(email)
  const raw = (await composeMail(letter!)).replace(/\n[ \t]+/g, ' ')
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im)
  const { pathname, search } = new URL(/^List-Unsubscribe: <(http[^>]+)>$/im.exec(raw)![1]!)
  const press = () =>
    site.postForm(pathname + search, { 'List-Unsubscribe': 'One-Click' }, { origin: 'https://mail.example' })

  expect((await site.app.request(pathname + search)).status).toBe(303)
  expect(await rowsOf(email)).toMatchObject([{ status: 'confirmed' }])
  expect([(await press()).status, (await press()).status]).toEqual([200, 200])

  expect(await rowsOf(email)).toMatchObject([{ status: 'left', email: null, account: null }])
  await lockOf(account, noon + 10)
  await runAt(noon - 90)
  expect(await mailsTo(email)).toHaveLength(2)
})

test('an address that does not confirm gets one mail, whoever asks for which account and how often', async () => {
  const { email, leave } = await asked()
  const again = async () => {
    const answers = await Promise.all([ask(email), ask(email), ask(email.replace('example.com', 'EXAMPLE.com'))])
    await site.deliverAll()
    return answers.map(({ status }) => status)
  }
  expect(await again()).toEqual([202, 202, 202])
  await act('unsubscribe', leave)
  expect(await again()).toEqual([202, 202, 202])
  await site.query(`update reminder set asked_at = now() - interval '10 days', left_at = null where email_hmac = $1`, [
    addressHash(site.secret, email),
  ])
  await forgetOld(site.db)
  expect(await again()).toEqual([202, 202, 202])
  expect(await mailsTo(email)).toHaveLength(1)

  expect(await freeAddress(site.db, addressHash(site.secret, email))).toBe(true)
  await again()
  expect((await mailsTo(email)).length + (await mailsTo(email.replace('example.com', 'EXAMPLE.com'))).length).toBe(2)
})

test('a confirmed address may have the dates of another account too, and the same twice never', async () => {
  const { email, account } = await confirmed()
  await ask(email, account)
  await ask(email)
  await site.deliverAll()
  expect(await mailsTo(email)).toHaveLength(2)
})

test('a link is good for nine days, and what passed its time is forgotten', async () => {
  const late = await asked()
  const sure = await confirmed()
  await site.query(`update reminder set asked_at = now() - interval '10 days' where email = any($1)`, [
    [late.email, sure.email],
  ])
  expect((await act('confirm', late.confirm)).status).toBe(410)
  await forgetOld(site.db)
  expect(await rowsOf(late.email)).toMatchObject([{ email: null, account: null, confirm_sha256: null }])
  expect(await rowsOf(sure.email)).toMatchObject([{ email: sure.email }])

  await site.query(`update reminder set asked_at = now() - interval '366 days'`)
  await forgetOld(site.db)
  expect(await rowsOf(late.email)).toEqual([])
  expect(await rowsOf(sure.email)).toMatchObject([{ email: sure.email }])
})

test('a person sees, takes and erases what is stored, and letters that wait go with it', async () => {
  const { email, account } = await confirmed()
  await lockOf(account, noon)
  await remindOnce({ ...site, chain: localChain }, noon - 100)
  expect(await exportPerson(site, email)).toMatchObject({
    reminders: [{ address: email, account, state: 'confirmed', toldOf: [{ date: new Date(noon * 1000) }] }],
  })

  await erasePerson(site, email)

  expect(await rowsOf(email)).toEqual([])
  await site.deliverAll()
  expect(await mailsTo(email)).toEqual([])
})

test('names of tokens make no links in a letter, and no address is mailed that leads inside', async () => {
  const { email, account } = await confirmed()
  await lockOf(account, noon, 'evil.example/win')
  await runAt(noon - 100)
  expect((await mailsTo(email))[1]!.text).not.toContain('evil.example')
  for (const inside of ['ada@[127.0.0.1]', 'ada@[203.0.113.7]']) {
    expect((await ask(inside)).status).toBe(202)
    await site.deliverAll()
    expect(await mailsTo(inside)).toEqual([])
  }
})

test('wrong addresses and accounts are refused in words, and a plain form is answered with pages', async () => {
  expect(await (await ask('ada')).json()).toMatchObject({ code: 'form.invalid', fields: { email: expect.any(String) } })
  expect(await (await ask(newAddress(), 'nobody')).json()).toMatchObject({ code: 'address.invalid' })
  expect((await site.postJson('/api/reminders/request', { email: newAddress(), more: '1' })).status).toBe(400)
  const plain = await site.postForm('/api/reminders/request', { email: newAddress(), account: newAccount() })
  expect([plain.status, plain.headers.get('location')]).toEqual([303, '/dashboard/mail/asked'])
  expect(await (await site.app.request('/dashboard/mail/asked')).text()).toContain('Now confirm your address')
  const refused = await site.postForm('/api/reminders/request', { email: 'ada', account: newAccount() })
  expect(await refused.text()).toContain('Enter an e-mail address')
})

test('a network that asks for many has to work or to wait', async () => {
  await using narrow = await testForms({ LIMIT_FACTOR: '1' })
  const post = () => narrow.postJson('/api/reminders/request', { email: newAddress(), account: newAccount() })
  const answers = []
  for (let n = 0; n < 21; n++) answers.push((await post()).status)
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 202), 429])
})

test('however many servers there are, one does the job at a time', async () => {
  const other = await openJobs(site.url)
  const running: string[] = []
  let most = 0
  const done = Promise.withResolvers<void>()
  const work = async (_: object, { id }: { id: string }) => {
    running.push(id)
    most = Math.max(most, running.length)
    await new Promise((resolve) => setTimeout(resolve, 100))
    running.pop()
    if (++finished === 3) done.resolve()
  }
  let finished = 0
  for (let n = 0; n < 3; n++) await site.enqueue(site.db, 'reminders.due', {})
  const mine = await openJobs(site.url)
  await Promise.all([mine.work('reminders.due', work), other.work('reminders.due', work)])
  await done.promise
  await Promise.all([mine.stop(), other.stop()])
  expect(most).toBe(1)
})
