import { expect, test } from 'vitest'
import { forgetOld } from '#server/features.server.ts'
import { goodContact, testForms } from '#server/http/test-forms.server.ts'

const ago = (days: number) => `now() - interval '${days} days'`

test('what has passed its time is forgotten, and nothing else', async () => {
  await using site = await testForms()
  await site.postJson('/api/forms/contact', goodContact)
  for (const email of ['old@example.com', 'new@example.com', 'sure@example.com'])
    await site.postJson('/api/forms/newsletter', { email })
  await site.deliverAll()
  await site.query(`update subscriber set status = 'confirmed' where email = 'sure@example.com'`)
  await site.query(`update subscriber set consent_at = now() - interval '10 days' where email <> 'new@example.com'`)
  await site.query(
    `update submission set received_at = now() - interval '10 days' where answers ->> 'email' <> 'new@example.com'`,
  )
  await site.query(
    `insert into spent_challenge values ('a', now() - interval '1 second'), ('b', now() + interval '1 minute')`,
  )
  await site.query(`insert into daily_salt values (current_date - 31, 'old'), (current_date - 29, 'young')`)
  await site.query(`update outbox_mail set created_at = now() - interval '31 days' where recipient = 'old@example.com'`)
  await site.query(`update rate_limit set resets_at = now() - interval '1 second'`)

  await forgetOld(site.db)

  const left = async (text: string) => (await site.query<{ x: string }>(text)).map(({ x }) => x)
  expect(await left('select email as x from subscriber order by 1')).toEqual(['new@example.com', 'sure@example.com'])
  expect(await left(`select answers ->> 'email' as x from submission order by 1`)).toEqual([
    'ada@example.com',
    'new@example.com',
    'sure@example.com',
  ])
  expect(await left('select challenge_sha256 as x from spent_challenge')).toEqual(['b'])
  expect(await left(`select salt as x from daily_salt where salt in ('old', 'young')`)).toEqual(['young'])
  expect(await left(`select recipient as x from outbox_mail where recipient = 'old@example.com'`)).toEqual([])
  expect(await left('select key as x from rate_limit')).toEqual([])

  await site.query(`update subscriber set consent_at = now() - interval '31 days' where email = 'sure@example.com'`)
  await site.query(`update submission set received_at = now() - interval '31 days'`)
  await forgetOld(site.db)
  expect(await left(`select consent_ip_sha256 as x from subscriber where email = 'sure@example.com'`)).toEqual([null])
  expect(await left('select distinct ip_sha256 as x from submission')).toEqual([null])
})

test('messages, left newsletters, requests for data and records without a message have their own times', async () => {
  await using site = await testForms()
  for (const email of ['early@example.com', 'late@example.com'])
    await site.postJson('/api/forms/contact', { ...goodContact, email })
  for (const email of ['left@example.com', 'leaving@example.com', 'reader@example.com'])
    await site.postJson('/api/forms/newsletter', { email })
  for (const email of ['left@example.com', 'early@example.com'])
    await site.postJson('/api/data-rights/request', { email })
  await site.deliverAll()
  await site.query(`update submission set received_at = ${ago(1_097)} where answers ->> 'email' = 'early@example.com'`)
  await site.query(`update submission set received_at = ${ago(1_095)} where answers ->> 'email' = 'late@example.com'`)
  await site.query(`update subscriber set status = 'confirmed' where email = 'reader@example.com'`)
  for (const [email, days] of [
    ['left@example.com', 366],
    ['leaving@example.com', 364],
  ] as const)
    await site.query(
      `update subscriber set status = 'unsubscribed', unsubscribed_at = ${ago(days)} where email = '${email}'`,
    )
  await site.query(`update subscriber set consent_at = ${ago(400)}`)
  await site.query(`update data_request set created_at = ${ago(4)} where email = 'left@example.com'`)
  await site.query(`insert into delivery (id, event, destination, status, updated_at) values
    (gen_random_uuid(), 'old', 'webhook', 'delivered', ${ago(91)}),
    (gen_random_uuid(), 'waiting', 'webhook', 'pending', ${ago(91)}),
    (gen_random_uuid(), 'young', 'webhook', 'delivered', ${ago(89)})`)

  await forgetOld(site.db)

  const left = async (text: string) => (await site.query<{ x: string }>(text)).map(({ x }) => x)
  expect(await left(`select answers ->> 'email' as x from submission where form = 'contact'`)).toEqual([
    'late@example.com',
  ])
  expect(await left('select email as x from subscriber order by 1')).toEqual([
    'leaving@example.com',
    'reader@example.com',
  ])
  expect(await left('select email as x from data_request')).toEqual(['early@example.com'])
  expect(
    await left(`select event as x from delivery where submission is null and event <> 'data.requested' order by 1`),
  ).toEqual(['waiting', 'young'])
})

test('sign-ins are forgotten after seven days, and messages that nobody signed when they have expired', async () => {
  await using site = await testForms()
  await site.query(
    `insert into sign_in_session values ('old', '0x1', ${ago(8)}, ${ago(1)}), ('new', '0x1', ${ago(6)}, now())`,
  )
  await site.query(`insert into sign_in_message values ('old', 'v', 'm', 0, now() - interval '1 second')`)
  await site.query(`insert into sign_in_message values ('new', 'v', 'm', 0, now() + interval '1 minute')`)

  await forgetOld(site.db)

  expect(await site.query('select token_sha256 as x from sign_in_session')).toEqual([{ x: 'new' }])
  expect(await site.query('select nonce as x from sign_in_message')).toEqual([{ x: 'new' }])
})

test('conversations with the assistant are forgotten after thirty days', async () => {
  await using site = await testForms()
  await site.query(`insert into chat_reply (id, visitor_sha256, session, question, reply, status, created_at) values
    (gen_random_uuid(), 'v', 's', 'old', '', 'whole', ${ago(31)}), (gen_random_uuid(), 'v', 's', 'new', '', 'whole', ${ago(29)})`)

  await forgetOld(site.db)

  expect(await site.query('select question as x from chat_reply')).toEqual([{ x: 'new' }])
})

const relay = (
  slot: string,
  status: string,
  days: number,
) => `(gen_random_uuid(), '0xc', '${slot}', '0xada', '0xpayer', 0,
  '0xraw', '{0xhash}', 7, '${status}', ${ago(days)})`

test('of a mint that was paid for, account and transaction are forgotten after ninety days, and never what it cost', async () => {
  await using site = await testForms()
  await site.query(`insert into mint_campaign values ('0xc', 1, 'c', null, '', 0)`)
  await site.query(
    `insert into mint_relay values ${[
      relay('code 1', 'mined', 91),
      relay('wallet 0xada', 'failed', 91),
      relay('code 2', 'sent', 91),
      relay('wallet 0xbob', 'mined', 89),
    ].join()}`,
  )

  await forgetOld(site.db)

  const rows = await site.query<{ slot: string; kept: string; cost: string }>(
    `select slot, recipient || raw || hashes::text as kept, cost_wei::text as cost from mint_relay order by slot`,
  )
  expect(rows).toEqual([
    { slot: 'code 1', kept: '{}', cost: '7' },
    { slot: 'code 2', kept: '0xada0xraw{0xhash}', cost: '7' },
    { slot: expect.stringMatching(/^forgotten [\da-f-]{36}$/), kept: '{}', cost: '7' },
    { slot: 'wallet 0xbob', kept: '0xada0xraw{0xhash}', cost: '7' },
  ])
})
