import { afterAll, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { fieldErrors } from '#forms/definition/define-form.ts'
import { deliver } from '#mail/workers.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'
import { auditTokenOf } from './audit-request.server.ts'
import { auditRequest } from './audit-request.ts'

const site = await testForms({ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/' })
afterAll(() => site[Symbol.asyncDispose]())

const hash = 'ab12'.repeat(16)
const good = {
  repository: 'https://github.com/you/vault',
  commit: 'ABCDEF1',
  files: `${hash} 120 src/Vault<script>.sol`,
  digest: hash,
  lines: '120',
  chains: 'Ethereum',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
}

type Receipt = { id: string; reference: string; link: string }
const request = async (answers: Record<string, string> = {}, headers = {}): Promise<Receipt> =>
  (await site.postJson('/api/forms/audit-request', { ...good, ...answers }, headers)).json() as Promise<Receipt>
const page = async (path: string) => {
  const answer = await site.app.request(path)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
const faults = (answers: Record<string, string>) => {
  const checked = auditRequest.schema.safeParse({ ...good, ...answers })
  return checked.success ? {} : fieldErrors(checked.error)
}

test('a request is stored with its page, and the operator, the webhook and the applicant are told', async () => {
  const { id, reference, link } = await request()

  expect(link).toBe(`/audit-request/${auditTokenOf(site.secret, { id })}`)
  const [row] = await site.query('select answers from submission where id = $1', [id])
  expect(row!.answers).toMatchObject({ ...good, commit: 'abcdef1', access: 'public' })
  const told = await site.query(`select event, destination from delivery where submission = $1 order by destination`, [
    id,
  ])
  expect(told.map((each) => Object.values(each))).toEqual([
    ['audit.received', 'applicant'],
    ['submission.received', 'operator'],
    ['submission.received', 'webhook'],
  ])

  await site.deliverAll()
  const [mail] = await site.query<{ subject: string; text: string }>(
    `select subject, text from outbox_mail where recipient = 'ada@example.com' and subject like $1`,
    [`%${reference}%`],
  )
  expect(mail!.subject).toBe(`Your audit request ${reference}`)
  expect(mail!.text).toContain(`http://localhost:3000${link}`)
  // A visitor may type a stranger's address: the other answers are not mailed there.
  expect(mail!.text).not.toMatch(/github|Ada|Vault/)
})

test('the same key gets the same page again', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }

  expect(await request({}, headers)).toEqual(await request({}, headers))
})

test('the page shows where it stands and what was sent, but not who sent it', async () => {
  const { reference, link } = await request({ risks: '<b>Rounding</b>' })

  const { status, headers, html } = await page(link)

  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(html).toContain(reference)
  expect(html).toMatch(/<tr aria-current="step"><th scope="row">Received, now/)
  expect(html).toMatch(/Report delivered<\/td><td>to come/)
  expect(html).toContain('https://github.com/you/vault')
  expect(html).toContain('abcdef1')
  expect(html).toContain('src/Vault&lt;script&gt;.sol')
  expect(html).toContain(hash)
  expect(html).toContain('&lt;b&gt;Rounding&lt;/b&gt;')
  expect(html).not.toMatch(/Ada|ada@example/)
})

test('only the hash of the token is stored, and no other address opens the page', async () => {
  const { id, link } = await request()
  const token = link.split('/').at(-1)!

  const [row] = await site.query('select * from audit_request where submission = $1', [id])
  expect(JSON.stringify(row)).not.toContain(token)
  const other = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  for (const path of [
    `/audit-request/${other}`,
    '/audit-request/short',
    `${link}x`,
    `/audit-request/${other}/withdraw`,
  ])
    expect([path, (await page(path)).status]).toEqual([path, 410])
})

test('looking at the page that asks changes nothing; its button erases the request, once', async () => {
  const { id, reference, link } = await request({ email: 'gone@example.com' })
  await site.deliverAll()
  const token = link.split('/').at(-1)!

  const asked = await page(`${link}/withdraw`)
  expect(asked.html).toContain('action="/api/audit-request/withdraw"')
  expect((await page(link)).status).toBe(200)

  const done = await site.postForm('/api/audit-request/withdraw', { token })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/audit-request/withdrawn'])
  expect((await page('/audit-request/withdrawn')).html).toContain('Withdrawn')
  expect((await site.postForm('/api/audit-request/withdraw', { token })).status).toBe(410)
  expect((await page(link)).status).toBe(410)
  for (const [table, column] of Object.entries({
    submission: 'id',
    audit_request: 'submission',
    audit_step: 'submission',
  }))
    expect(await site.query(`select from ${table} where ${column} = $1`, [id])).toEqual([])
  expect(await site.query(`select from outbox_mail where recipient = 'gone@example.com'`)).toEqual([])
  const told = await site.query(
    `select destination from delivery where event = 'lead.erased' and payload::text like $1 order by 1`,
    [`%${reference}%`],
  )
  expect(told).toEqual([{ destination: 'operator' }, { destination: 'webhook' }])
})

test('without script the visitor is led to the page of the request', async () => {
  const answer = await site.postForm('/api/forms/audit-request', { ...good, message: 'By hand.' })

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(/^\/audit-request\/[\w-]{22}\?sent=1$/)
  expect((await page(answer.headers.get('location')!)).html).toContain(auditRequest.thanks)
})

test('the form has a page of its own, for browsers without scripts', async () => {
  const { status, html } = await page('/audit-request')

  expect(status).toBe(200)
  expect(html.match(/<fieldset/g)).toHaveLength(3)
  for (const field of Object.keys(auditRequest.fields)) expect(html).toContain(`name="${field}"`)
})

test('a request in quarantine has its page, and mails nobody until it is released', async () => {
  const { id, link } = await request({ website: 'spam' })

  expect((await page(link)).status).toBe(200)
  expect(await site.query('select from delivery where submission = $1', [id])).toEqual([])
})

test('a mail about a request that was withdrawn meanwhile is not sent', async () => {
  const { id, link } = await request({ email: 'late@example.com' })
  const [row] = await site.query<{ id: string }>(
    `select id from delivery where submission = $1 and destination = 'applicant'`,
    [id],
  )
  await site.postJson('/api/audit-request/withdraw', { token: link.split('/').at(-1) })

  await deliver(site, row!.id)

  expect(await site.query(`select from outbox_mail where recipient = 'late@example.com'`)).toEqual([])
})

test('after a change of SECRET the next mail carries a link that opens', async () => {
  const { id, link } = await request({ email: 'moved@example.com' })
  const [row] = await site.query<{ id: string }>(
    `select id from delivery where submission = $1 and destination = 'applicant'`,
    [id],
  )
  const secret = openSecret('another SECRET that only tests use')

  await deliver({ ...site, secret }, row!.id)

  const [mail] = await site.query<{ text: string }>(
    `select text from outbox_mail where recipient = 'moved@example.com'`,
  )
  const fresh = /\/audit-request\/[\w-]{22}/.exec(mail!.text)![0]
  expect(fresh).not.toBe(link)
  expect((await page(fresh)).status).toBe(200)
})

test('code that is public needs its address and its commit; other code needs neither', () => {
  expect(Object.keys(faults({ repository: '', commit: '' }))).toEqual(['repository', 'commit'])
  expect(faults({ access: 'private', repository: '', commit: '' })).toEqual({})
  expect(Object.keys(faults({ access: 'private', repository: 'http://x', commit: 'xyz' }))).toEqual([
    'repository',
    'commit',
  ])
})

test('each step can be checked while the others are still empty', () => {
  expect(Object.keys(fieldErrors(auditRequest.schema.safeParse({ commit: 'abcdef1' }).error!))).toEqual([
    'chains',
    'name',
    'email',
    'repository',
  ])
})

test.each([
  ['commit', 'abcdef', /7 to 40/],
  ['commit', 'g'.repeat(7), /7 to 40/],
  ['files', 'contract A {}', /one file per line/],
  ['digest', 'abc', /64 characters/],
  ['lines', '-1', /whole number/],
  ['docs', 'docs.example.com', /whole address/],
  ['start', '2027-02-30', /year-month-day/],
  ['start', '15.01.2027', /year-month-day/],
  ['chains', ' ', /Name the chains/],
])('%s: %j is refused with what to do', (field, value, sentence) => {
  expect(faults({ [field]: value })[field]).toMatch(sentence)
})

test('every field is asked in exactly one step', () => {
  expect(auditRequest.steps!.flatMap(({ fields }) => fields)).toEqual(Object.keys(auditRequest.fields))
})

const quotes = (id: string) =>
  site.query<{ id: string }>(`select id from audit_step where submission = $1 and state = 'quoted' order by at`, [id])
const quote = (id: string) =>
  site.query(
    `insert into audit_step (id, submission, state, quote)
     values (gen_random_uuid(), $1, 'quoted', '{"usd": 28800, "days": 9, "begins": "2026-12-14"}')`,
    [id],
  )
const answerTo = (step: string, answer: string, token: string) =>
  site.postForm(`/api/audit-request/quotes/${step}/${answer}`, { token })

test.each([
  ['accept', 'Quote accepted', 'We send the contract and confirm the first day.'],
  ['decline', 'Quote declined', 'Answer the mail if you want another quote.'],
])(
  'a quote is shown with its figures, and "%s" is said once, and mailed to both sides',
  async (answer, label, next) => {
    const { id, reference, link } = await request({ email: `${answer}@example.com` })
    const token = link.split('/').at(-1)!
    await quote(id)
    const [{ id: step }] = (await quotes(id)) as [{ id: string }]

    const { html } = await page(link)
    expect(html).toContain('28,800 USD')
    expect(html).toContain('Monday, 14 December 2026')
    expect(html).toContain(`action="/api/audit-request/quotes/${step}/accept"`)

    // Two presses of one button are one answer.
    for (const done of await Promise.all([answerTo(step, answer, token), answerTo(step, answer, token)]))
      expect([done.status, done.headers.get('location')]).toEqual([303, link])
    await site.deliverAll()
    const answered = (await page(link)).html
    expect(answered).toContain(`${label}. ${next}`)
    expect(answered).not.toContain('/api/audit-request/quotes/')
    const mails = await site.query<{ recipient: string }>(
      `select recipient from outbox_mail where subject = $1 order by recipient`,
      [`Audit request ${reference}: ${label}`],
    )
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [`${answer}@example.com`, brand.email].toSorted(),
    )
  },
)

test('a quote that was answered or replaced takes no other answer, and nobody answers another one’s', async () => {
  const { id, link } = await request()
  const token = link.split('/').at(-1)!
  await quote(id)
  await quote(id)
  const [old, newest] = (await quotes(id)) as [{ id: string }, { id: string }]

  const late = await answerTo(old.id, 'accept', token)
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('a newer one has replaced it')
  const stranger = (await request()).link.split('/').at(-1)!
  expect((await answerTo(newest.id, 'accept', stranger)).status).toBe(409)
  expect((await answerTo(newest.id, 'decline', token)).status).toBe(303)
  expect((await answerTo(newest.id, 'accept', token)).status).toBe(409)
  expect((await page(link)).html).toContain('Quote declined, now')
})
