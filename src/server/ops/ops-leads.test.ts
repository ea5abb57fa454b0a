import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { answerDue } from '#forms/store/answer-due.ts'
import { tellLate } from '#leads/submissions/late-leads.server.ts'
import { composeMail, outboxMail } from '#mail/mail.server.ts'
import { goodContact, testForms } from '#server/http/test-forms.server.ts'
import { findTroubles } from '#server/status/doctor.server.ts'
import { runOps } from './ops.server.ts'

const site = await testForms()
afterAll(() => site[Symbol.asyncDispose]())

/** Runs one command as `npm run ops -- leads …` would. */
async function leads(...args: string[]) {
  let [out, err] = ['', '']
  const code = await runOps(['leads', ...args], {
    env: () => readEnv({ DATABASE_URL: site.url }),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  })
  return { code, out, err, json: () => JSON.parse(out) }
}

async function arrived(email: string) {
  const answer = await site.postJson('/api/forms/contact', { ...goodContact, email })
  return ((await answer.json()) as { reference: string }).reference
}

const makeLate = (reference: string) =>
  site.query(
    `update lead set due_at = now() - interval '1 hour' where submission = (select id from submission where reference = $1)`,
    [reference],
  )

test.each([
  ['at noon on a Tuesday', '2026-11-24T12:00:00Z', '2026-11-25T12:00:00.000Z'],
  ['on a Friday afternoon, into Monday', '2026-11-27T15:30:00Z', '2026-11-30T15:30:00.000Z'],
  ['on a Saturday, with the whole of Monday', '2026-11-28T09:00:00Z', '2026-12-01T00:00:00.000Z'],
  ['before a closed Christmas', '2026-12-23T10:00:00Z', '2026-12-28T10:00:00.000Z'],
  ['over the change to summer time, by the clock', '2026-03-27T17:00:00Z', '2026-03-30T16:00:00.000Z'],
])('an answer to what comes %s is due a working day later', (_, received, due) => {
  expect(answerDue(new Date(received), 1).toISOString()).toBe(due)
})

test('a lead is new and has a day; it is assigned, noted, answered and taken up again', async () => {
  const reference = await arrived('lead@example.com')
  const [first] = (await leads('list', '--state', 'new', '--json')).json()
  expect(first).toMatchObject({ reference, state: 'new', owner: null, late: false })
  expect(new Date(first.due).getTime()).toBe(answerDue(new Date(first.received)).getTime())

  expect((await leads('assign', reference.toLowerCase(), 'Grace')).out).toMatch(
    new RegExp(`^${reference} is new, with Grace, due \\d{4}-`),
  )
  await leads('note', reference, '=cmd|"/c calc"!A1')
  expect((await leads('state', reference, 'waiting')).out).toBe(`${reference} is waiting, with Grace, nothing due.\n`)
  expect((await leads('due', reference, '2031-03-04', '--json')).json()).toMatchObject({
    due: '2031-03-05T00:00:00.000Z',
  })
  await leads('state', reference, 'won')
  expect((await leads('state', reference, 'open', '--json')).json()).toMatchObject({
    state: 'open',
    due: expect.any(String),
  })

  expect((await leads('list', '--owner', 'Grace', '--json')).json()).toHaveLength(1)
  expect((await leads('list', '--owner', 'none', '--json')).json()).toEqual([])
  expect((await leads('show', reference)).out).toContain('=cmd|')
  const csv = (await leads('export', '--csv', '--form', 'contact')).out
  expect(csv).toContain(`,open,Grace,`)
  expect(csv).toContain(`"'=cmd|""/c calc""!A1"`)
  expect(JSON.parse((await leads('export', '--json')).out)).toMatchObject({
    state: 'open',
    notes: ['=cmd|"/c calc"!A1'],
  })
})

test('what is late is told by the list, the doctor and one mail a day, until it is answered', async () => {
  const [late, hidden] = [await arrived('late@example.com'), await arrived('hidden@example.com')]
  for (const each of [late, hidden]) await makeLate(each)
  await site.query(`update submission set status = 'quarantined' where reference = $1`, [hidden])
  const tell = (SMTP_URL?: string) =>
    tellLate({
      db: site.db,
      enqueue: site.enqueue,
      env: readEnv(SMTP_URL ? { SMTP_URL, MAIL_FROM: 'a@b.example' } : {}),
    })
  const told = () => site.query(`select from delivery where event = 'leads.late'`)
  const troubles = async () => JSON.stringify(await findTroubles(site.db, readEnv({})))

  expect((await leads('list', '--late', '--json')).json()).toMatchObject([{ reference: late, late: true }])
  expect(await troubles()).toContain('Answers that are later than the site promises: 1.')
  await tell()
  expect(await told()).toHaveLength(0)
  await Promise.all([tell('smtp://127.0.0.1:9'), tell('smtp://127.0.0.1:9')])
  expect(await told()).toHaveLength(1)
  await site.deliverAll()
  const [mail] = await site.query<{ text: string }>(`select text from outbox_mail where subject = 'One answer is late'`)
  expect(mail!.text).toContain(`${late}: contact, new, with nobody, due `)
  expect(mail!.text).not.toMatch(/late@example\.com|Ada/)

  await leads('state', late, 'waiting')
  expect((await leads('list', '--late')).out).toBe('No answer is late.\n')
  expect(await troubles()).not.toContain('later than the site promises')
})

test('mails about one submission are one conversation', async () => {
  const reference = await arrived('thread@example.com')
  await site.deliverAll()
  const mails = await site.db.select().from(outboxMail)
  const raw = await composeMail(mails.find(({ subject }) => subject.includes(reference))!)
  expect(raw).toMatch(new RegExp(`^References: <${reference.toLowerCase()}@intaglio.example>$`, 'm'))
  expect(raw).toMatch(new RegExp(`^In-Reply-To: <${reference.toLowerCase()}@intaglio.example>$`, 'm'))
})

test.each([
  [['state', 'IN-0000-0000', 'gone'], 2, 'The state must be one of: new, open, waiting, won, lost, closed.'],
  [['due', 'IN-0000-0000', '2026-02-30'], 2, 'The date must be a day, as year-month-day, or none.'],
  [['show', 'in-0000-0000'], 1, 'There is no submission IN-0000-0000.'],
  [['export', '--csv', '--json'], 2, 'Say --csv or --json, not both.'],
])('leads %j is answered with a sentence', async (args, code, sentence) => {
  expect(await leads(...args)).toMatchObject({ code, err: `${sentence}\n` })
})
