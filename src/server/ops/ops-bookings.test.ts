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

const free = async () => ((await (await site.app.request('/api/booking/slots')).json()) as { slots: string[] }).slots

async function book(slot: string, more: Record<string, string> = {}) {
  const answers = { slot, zone: 'Asia/Tokyo', name: 'Ada, Countess', email: 'ada@example.com', topic: 'audit', ...more }
  return (await (await site.postJson('/api/forms/booking', answers)).json()) as { reference: string; link: string }
}

test('calls to come are listed in the time of the company, with --json in UTC, and exported as CSV', async () => {
  expect(await ops('bookings', 'list')).toEqual({ code: 0, out: 'No calls to come.\n', err: '' })
  const [near, far] = [(await free())[0]!, (await free()).at(-1)!]
  const second = await book(far, { email: 'far@example.com' })
  const first = await book(near)
  await site.postJson('/api/booking/cancel', { token: second.link.slice(6) })

  const { out } = await ops('bookings', 'list')
  expect(out.split('\n')).toHaveLength(3)
  expect(out).toMatch(
    new RegExp(`^\\w{3} \\d+ \\w+, \\d\\d:\\d\\d +held +${first.reference} +Ada, Countess +ada@example.com`, 'm'),
  )
  const json = JSON.parse((await ops('bookings', 'list', '--all', '--json')).out) as object[]
  expect(json).toMatchObject([
    { reference: first.reference, state: 'held', starts: new Date(near).toISOString(), zone: 'Asia/Tokyo' },
    { reference: second.reference, state: 'cancelled', email: 'far@example.com' },
  ])

  const { out: csv } = await ops('bookings', 'export')
  expect(csv.split(/\r?\n/)[0]).toBe('reference,state,starts,ends,name,email,phone,topic,note,zone,booked')
  expect(csv).toContain(`${first.reference},held,${new Date(near).toISOString()},`)
  expect(csv).toContain('"Ada, Countess"')
})

test('the operator cancels a call, after a question, and its visitor has the mail', async () => {
  const { reference } = await book((await free())[2]!, { email: 'off@example.com' })
  expect(await ops('bookings', 'cancel', 'IN-0000-0000', '--yes')).toMatchObject({ code: 1 })

  const done = await ops('bookings', 'cancel', reference.toLowerCase(), '--yes')

  expect([done.code, done.out]).toEqual([0, `${reference} is cancelled, and a mail is on its way.\n`])
  expect((await ops('bookings', 'cancel', reference, '--yes')).err).toContain('was cancelled already')
  await site.deliverAll()
  const mails = await site.query(`select subject from outbox_mail where recipient = 'off@example.com'`)
  expect(mails).toEqual([{ subject: expect.stringMatching(/^Your call is cancelled: /) }])
})

test('one in quarantine holds no time; released, it holds the time if it is free, and else the operator hears that it is not', async () => {
  const slot = (await free()).at(-1)!
  const winner = await book(slot, { email: 'one@example.com', website: 'spam' })
  const loser = await book(slot, { email: 'two@example.com', website: 'spam' })
  expect(await free()).toContain(slot)

  expect((await ops('leads', 'release', winner.reference)).code).toBe(0)
  expect(await free()).not.toContain(slot)
  expect((await ops('leads', 'release', loser.reference)).code).toBe(0)
  await site.deliverAll()

  const subjects = async (email: string) =>
    (await site.query<{ subject: string }>(`select subject from outbox_mail where recipient = $1`, [email])).map(
      ({ subject }) => subject,
    )
  expect(await subjects('one@example.com')).toEqual([expect.stringMatching(/^Your call is booked: /)])
  expect(await subjects('two@example.com')).toEqual([])
  expect(await subjects('hello@intaglio.example')).toContain(`Call ${loser.reference}: the time is taken`)
})
