import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'
import { runOps } from './ops.server.ts'

const site = await testForms()
afterAll(() => site[Symbol.asyncDispose]())

async function ops(...words: string[]) {
  let [out, err] = ['', '']
  const code = await runOps(words, {
    env: () => readEnv({ DATABASE_URL: site.url, SECRET: 'a secret that only tests use, 32+' }),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  })
  return { code, out, err }
}

async function request(more: Record<string, string> = {}) {
  const answers = {
    repository: 'https://github.com/you/vault',
    commit: 'abcdef1',
    lines: '1200',
    chains: 'Ethereum',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    ...more,
  }
  const answer = await site.postJson('/api/forms/audit-request', answers)
  return (await answer.json()) as { reference: string; link: string }
}

test('nothing requested is said in a sentence', async () => {
  expect(await ops('audit', 'list')).toEqual({ code: 0, out: 'No audit was requested.\n', err: '' })
})

test('audit list shows requests, newest first, and where they stand', async () => {
  const first = await request()
  const second = await request({ website: 'spam' })

  const { out } = await ops('audit', 'list')
  const json = JSON.parse((await ops('audit', 'list', '--limit', '1', '--json')).out) as unknown[]

  const day = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d'
  expect(out.split('\n')[1]).toMatch(new RegExp(`^${second.reference} +${day} +quarantined`))
  expect(out.split('\n')[2]).toMatch(
    new RegExp(`^${first.reference} +${day} +received +${day} +ada@example.com +1200 +https://github.com/you/vault$`),
  )
  expect(json).toMatchObject([{ reference: second.reference, steps: [{ state: 'received', note: null }] }])
})

test('audit status is shown on the page and mailed to the applicant, with its note, once', async () => {
  const { reference, link } = await request({ email: 'step@example.com' })
  await site.deliverAll()

  const quote = ['--usd', '28800', '--days', '9', '--begins', '2026-12-14']
  const words = ['audit', 'status', reference.toLowerCase(), 'quoted', '--note', 'Nine days from <Monday>.']
  const done = await ops(...words, ...quote)
  await site.deliverAll()

  expect([done.code, done.out]).toEqual([0, `${reference} is "Quoted" now, and a mail is on its way.\n`])
  const mails = await site.query<{ subject: string; text: string; html: string }>(
    `select subject, text, html from outbox_mail where recipient = 'step@example.com' order by created_at`,
  )
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Your audit request ${reference}`,
    `Audit request ${reference}: Quoted`,
  ])
  expect(mails[1]!.text).toContain('Nine days from <Monday>.')
  expect(mails[1]!.text).toContain('Price: 28,800 USD\nWorking days: 9\nFirst day: Monday, 14 December 2026')
  expect(mails[1]!.text).toContain(`http://localhost:3000${link}`)
  expect(mails[1]!.html).toContain('Nine days from &lt;Monday&gt;.')
  const html = await (await site.app.request(link)).text()
  expect(html).toMatch(/<th scope="row">Received<\/th>/)
  expect(html).toMatch(
    /aria-current="step"><th scope="row">Quoted, now<p class="small">Nine days from &lt;Monday&gt;\./,
  )
  expect(html).not.toMatch(/Being read<\/td><td>to come/)
  expect(html).toMatch(/Scheduled<\/td><td>to come/)
})

test('the same state again needs a note', async () => {
  const { reference } = await request()

  expect(await ops('audit', 'status', reference, 'received')).toMatchObject({
    code: 1,
    err: `${reference} is "Received" already. Say --note to add a sentence.\n`,
  })
  expect((await ops('audit', 'status', reference, 'received', '--note', 'A second look.')).code).toBe(0)
})

test('a request in quarantine is released first; the applicant then has the mail', async () => {
  const { reference } = await request({ website: 'spam', email: 'real@example.com' })

  expect((await ops('audit', 'status', reference, 'reading')).err).toMatch(/Release it first: leads release/)
  await ops('leads', 'release', reference)
  await site.deliverAll()

  expect(await site.query(`select from outbox_mail where recipient = 'real@example.com'`)).toHaveLength(1)
})

test.each([
  [['audit', 'status'], /needs a reference/],
  [['audit', 'status', 'IN-0000-0000'], /needs a state/],
  [['audit', 'status', 'IN-0000-0000', 'done'], /must be one of: received, reading, quoted/],
  [['audit', 'status', 'IN-0000-0000', 'reading'], /There is no request for an audit IN-0000-0000/],
  [['audit', 'status', 'IN-0000-0000', 'quoted', '--note', 'x'.repeat(1_001)], /at most 1000 characters/],
  [['audit', 'status', 'IN-0000-0000', 'quoted', '--usd', '9000', '--days', '3'], /needs --usd, --days and --begins/],
  [['audit', 'status', 'IN-0000-0000', 'reading', '--usd', '9000'], /belong to quoted/],
  [
    ['audit', 'status', 'IN-0000-0000', 'quoted', '--usd', '9000', '--days', '3', '--begins', '2026-02-30'],
    /--begins must be a day/,
  ],
  [
    ['audit', 'status', 'IN-0000-0000', 'quoted', '--usd', '9,000', '--days', '3', '--begins', '2026-12-14'],
    /--usd must be a whole number/,
  ],
])('%j is refused with a sentence', async (words, sentence) => {
  const { code, err } = await ops(...words)
  expect(code).toBeGreaterThan(0)
  expect(err).toMatch(sentence)
})
