import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { booking as diary } from '#content/booking.ts'
import { openDatabase } from '#core/database/database.server.ts'
import { openJobs } from '#core/database/jobs.server.ts'
import { endpoint } from '#core/http/endpoint.server.ts'
import { formsEndpoints } from '#forms/http/endpoint.server.ts'
import { composeMail, outboxMail } from '#mail/mail.server.ts'
import { servedForms } from '#server/features.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'
import type { Slots } from './booking-endpoint.server.ts'
import { remindOfCalls } from './booking.server.ts'
import { slotOf } from './booking.ts'

const site = await testForms({ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/' })
afterAll(() => site[Symbol.asyncDispose]())

const free = async () => ((await (await site.app.request('/api/booking/slots')).json()) as Slots).slots
const newAddress = () => `${randomUUID()}@example.com`
const answersFor = (slot: string, email = newAddress()) => ({
  slot,
  zone: 'America/New_York',
  name: 'Ada Lovelace',
  email,
  topic: 'audit',
})
const book = (slot: string, more: Record<string, string> = {}) =>
  site.postJson('/api/forms/booking', { ...answersFor(slot), ...more })
const act = (what: 'change' | 'cancel', body: unknown) => site.postJson(`/api/booking/${what}`, body)
const stateOf = async (email: string) =>
  (
    await site.query(
      `select booking.*, answers ->> 'slot' as slot from booking join submission on id = submission where answers ->> 'email' = $1`,
      [email],
    )
  )[0]
const mailsTo = (email: string) =>
  site.db.select().from(outboxMail).where(eq(outboxMail.recipient, email)).orderBy(outboxMail.createdAt)
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

/** Books the `nth` free time from the end, and answers all there is of it. */
async function booked(nth = 1) {
  const email = newAddress()
  const slot = (await free()).at(-nth)!
  const answer = await book(slot, { email })
  expect(answer.status).toBe(202)
  const { id, reference, link } = (await answer.json()) as Record<'id' | 'reference' | 'link', string>
  return { email, slot, id, reference, link, token: link.slice('/book/'.length) }
}

test('free times are those of the hours, of a range if one is asked for', async () => {
  const all = await free()
  expect(all.length).toBeGreaterThan(50)
  expect(all.every((slot) => Date.parse(slot) >= Date.now() + (diary.noticeHours - 0.1) * 3_600_000)).toBe(true)
  const [from, to] = [all[10]!, all[20]!]
  const some = (await (await site.app.request(`/api/booking/slots?from=${from}&to=${to}`)).json()) as Slots
  expect(some).toEqual({ slots: all.slice(10, 20), minutes: diary.callMinutes, timeZone: diary.timeZone })
  expect((await site.app.request('/api/booking/slots?from=soon')).status).toBe(400)
})

test('of fifty who want one time at once, over two servers with a pool each, one has it and forty-nine hear which are near', async () => {
  const other = openDatabase(site.url)
  const jobs = await openJobs(site.url)
  const second = endpoint().use(async (c, next) => {
    c.set('clientAddress', '203.0.113.2')
    await next()
  })
  second.route(
    '/',
    formsEndpoints({
      ...site,
      db: other.db,
      enqueue: jobs.enqueue,
      forms: servedForms,
      accounts: { current: () => Promise.resolve(undefined) },
    }),
  )
  const slot = (await free())[5]!
  const before = (await site.query('select from submission')).length

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const body = answersFor(slot)
      if (index % 2) return site.postJson('/api/forms/booking', body)
      const headers = { 'content-type': 'application/json' }
      return second.request('/forms/booking', { method: 'POST', headers, body: JSON.stringify(body) })
    }),
  )
  await jobs.stop()
  await other.close()

  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 202)
  for (const answer of refused) {
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      code: 'booking.taken',
      fields: { slot: expect.stringMatching(/^This time has been taken\. The nearest free ones are .+; .+ and .+\./) },
    })
  }
  expect(await site.query('select from booking where starts_at = $1', [slot])).toHaveLength(1)
  // The losers left nothing behind, and may send their words again for another time.
  expect((await site.query('select from submission')).length).toBe(before + 1)
  expect(await free()).not.toContain(slot)
})

test('the database itself refuses two calls at one time, even partly, and allows it for one that is cancelled', async () => {
  const [one, two] = [await booked(1), await booked(2)]
  const onto = `update booking set starts_at = (select starts_at + interval '10 minutes' from booking where submission = $1),
    ends_at = (select ends_at + interval '10 minutes' from booking where submission = $1),
    free_at = (select free_at + interval '10 minutes' from booking where submission = $1) where submission = $2`
  await expect(site.query(onto, [one.id, two.id])).rejects.toThrow('booking_one_at_a_time')
  await site.query(`update booking set state = 'cancelled' where submission = $1`, [one.id])
  await site.query(onto, [one.id, two.id])
})

test('the same key gets the same booking, a moment nobody offers is refused, and so is what is no moment or no zone', async () => {
  const slot = (await free())[0]!
  const key = { 'idempotency-key': randomUUID() }
  const body = answersFor(slot)
  const [first, again] = await Promise.all([
    site.postJson('/api/forms/booking', body, key),
    site.postJson('/api/forms/booking', body, key),
  ])
  expect(await again.json()).toEqual(await first.json())

  const night = slotOf(Date.parse(`${slot.slice(0, 10)}T03:10Z`) + 7 * 86_400_000)
  expect((await book(night)).status).toBe(409)
  expect((await book('2020-01-06T09:30Z')).status).toBe(409)
  for (const [field, value] of [
    ['slot', '2026-02-31T10:00Z'],
    ['slot', ''],
    ['zone', 'Mars/Olympus'],
    ['zone', '../etc'],
    ['phone', 'call me'],
  ] as const) {
    const answer = await book((await free())[0]!, { [field]: value })
    expect([answer.status, field]).toEqual([422, field])
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field])
  }
})

test('the visitor and the company have a mail with a calendar file, and none holds a word of the visitor but the company’s', async () => {
  const slot = (await free()).at(-1)!
  const email = newAddress()
  const answer = await book(slot, {
    email,
    name: 'Eve of evil.example',
    note: 'A word, to strangers',
    phone: '+44 20 7946 0958',
  })
  const { link, reference } = (await answer.json()) as { link: string; reference: string }
  await site.deliverAll()

  const [mail] = await mailsTo(email)
  expect(mail!.subject).toMatch(/^Your call is booked: \w{3} \d+ \w{3}, \d\d:\d\d$/)
  expect(mail!.text).toContain(`http://localhost:3000${link}`)
  expect(mail!.text).toMatch(/Your time: \w+ \d+ \w+ \d{4}, \d\d:\d\d to \d\d:\d\d \(America\/New York, UTC-[45]\)/)
  expect(JSON.stringify(mail)).not.toMatch(/Eve of|strangers/)
  const { method, content } = mail!.calendar!
  const start = `${slot.slice(0, 16).replaceAll(/[-:]/g, '')}00Z`
  expect(method).toBe('REQUEST')
  expect(unfolded(content)).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      `UID:${reference}@localhost:3000`,
      `DTSTART:${start}`,
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      `ATTENDEE;CN="${email}";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${email}`,
    ]),
  )
  const raw = await composeMail(mail!)
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
  expect(raw).toMatch(/filename=call\.ics/)

  const own = (await mailsTo('hello@intaglio.example')).find(({ subject }) => subject.includes(reference))!
  expect(own.subject).toMatch(/^Call IN-\w+-\w+: booked, /)
  expect(own.text).toMatch(/Your name: Eve of evil\.example[^]*A word, to strangers/)
  expect(own.calendar).toMatchObject({ method: 'PUBLISH', content: expect.stringContaining(start) })
})

test('a call moves as a whole: the old time is free, the new one is held, and the mail changes the calendar', async () => {
  const { email, slot, token } = await booked()
  await site.deliverAll()
  const next = (await free())[3]!

  expect((await act('change', { token, slot: next })).status).toBe(200)
  // The time it has already changes nothing and mails nobody.
  expect((await act('change', { token, slot: next })).status).toBe(200)
  await site.deliverAll()

  expect(await stateOf(email)).toMatchObject({ state: 'held', sequence: 1, slot: next, starts_at: new Date(next) })
  expect(await free()).toContain(slot)
  expect(await free()).not.toContain(next)
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject.replace(/:.*/, ''))).toEqual([
    'Your call is booked',
    'Your call has a new time',
  ])
  expect(mails[1]!.calendar!.content).toMatch(/SEQUENCE:1\r\n/)

  const taken = await booked(4)
  const refused = await act('change', { token, slot: taken.slot })
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'booking.taken' }])
  expect(await stateOf(email)).toMatchObject({ sequence: 1, starts_at: new Date(next) })
})

test('of twenty calls that move to one time at once, one is moved and the others stay where they are', async () => {
  const calls = []
  for (let n = 0; n < 20; n++) calls.push(await booked(2))
  const wanted = (await free())[0]!
  const answers = await Promise.all(calls.map(({ token }) => act('change', { token, slot: wanted })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
  const rows = await site.query(`select from booking where state = 'held' and starts_at = $1`, [wanted])
  expect(rows).toHaveLength(1)
  for (const { token } of calls) await act('cancel', { token })
})

test('a mail that a later one overtook is withheld', async () => {
  const { email, token } = await booked()
  await act('change', { token, slot: (await free())[1] })
  await act('cancel', { token })
  await site.deliverAll()
  expect((await mailsTo(email)).map(({ subject }) => subject.replace(/:.*/, ''))).toEqual(['Your call is cancelled'])
})

test('a link shows what it does, acts on a POST alone, and a call that is cancelled is free and cancelled once', async () => {
  const { email, slot, token, link } = await booked()
  for (const path of ['', '/change', '/cancel', '/call.ics']) {
    const answer = await site.app.request(link + path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
  }
  for (const path of ['/api/booking/cancel', '/api/booking/change'])
    expect((await site.app.request(`${path}?token=${token}`)).status).toBe(405)
  expect(await stateOf(email)).toMatchObject({ state: 'held', sequence: 0 })

  const done = await site.postForm('/api/booking/cancel', { token })
  expect([done.status, done.headers.get('location')]).toEqual([303, `${link}?cancelled=1`])
  expect((await act('cancel', { token })).status).toBe(200)
  expect(await stateOf(email)).toMatchObject({ state: 'cancelled', sequence: 1 })
  expect(await free()).toContain(slot)
  await site.deliverAll()
  const mail = (await mailsTo(email)).at(-1)!
  expect(mail.calendar).toMatchObject({ method: 'CANCEL', content: expect.stringContaining('STATUS:CANCELLED') })

  expect((await act('change', { token, slot })).status).toBe(409)
  expect((await site.app.request(`${link}/cancel`)).status).toBe(410)
  expect((await act('cancel', { token: 'nothing' })).status).toBe(410)
  expect((await site.app.request('/book/aaaaaaaaaaaaaaaaaaaaaa')).status).toBe(410)
})

test('a call that has begun is neither moved nor cancelled, and one that was moved ten times is not moved again', async () => {
  const { id, token, link } = await booked()
  const slot = (await free())[0]
  await site.query(`update booking set sequence = 10 where submission = $1`, [id])
  expect((await act('change', { token, slot })).status).toBe(409)
  await site.query(
    `update booking set sequence = 0, starts_at = now() - interval '1 minute', ends_at = now() + interval '29 minutes', free_at = now() + interval '30 minutes'
     where submission = $1`,
    [id],
  )
  expect((await act('change', { token, slot })).status).toBe(409)
  expect((await act('cancel', { token })).status).toBe(409)
  expect(await (await site.app.request(link)).text()).toContain('The time of this call has passed.')
})

test('a reminder goes out once, a day before, on however many servers, and not after a late booking or a cancellation', async () => {
  // What other tests hold may lie at the hours to which calls are moved here.
  await site.query(`update booking set state = 'cancelled'`)
  const [due, late, off, far] = [await booked(1), await booked(2), await booked(3), await booked(4)]
  const moveTo = (id: string, hours: number, agedHours: number) =>
    site.query(
      `update booking set starts_at = now() + make_interval(mins => $2), ends_at = now() + make_interval(mins => $2 + 5),
       free_at = now() + make_interval(mins => $2 + 5), changed_at = now() - make_interval(hours => $3) where submission = $1`,
      [id, hours * 60, agedHours],
    )
  await moveTo(due.id, 23, 60)
  await moveTo(late.id, 22, 2)
  await moveTo(off.id, 21, 60)
  await moveTo(far.id, 25, 60)
  await act('cancel', { token: off.token })

  const counts = await Promise.all(Array.from({ length: 4 }, () => remindOfCalls(site.db, site.enqueue)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await remindOfCalls(site.db, site.enqueue)).toBe(0)
  await site.deliverAll()
  // Which of two letters is written first is not said.
  expect((await mailsTo(due.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Your call is tomorrow: /),
  )

  // A call that moves is reminded of again.
  await site.query(`update booking set sequence = 0 where submission = $1`, [due.id])
  await act('change', { token: due.token, slot: (await free())[9] })
  expect(await stateOf(due.email)).toMatchObject({ reminded_at: null })
})

test('without a script everything is kept beside the times that are free by now', async () => {
  const page = await (await site.app.request('/book/plain')).text()
  expect(page).toMatch(/<select[^>]* name="zone"[^]*<option selected="">Europe\/London/)
  const slot = /name="slot"[^>]* value="([^"]+)"/.exec(page)![1]!
  const fields = { ...answersFor(slot), zone: 'Asia/Tokyo', note: 'Two "words"', website: '' }

  const moved = await site.postForm('/book/plain', fields)
  expect(await moved.text()).toMatch(/Times of Asia\/Tokyo, UTC\+9[^]*Ada Lovelace[^]*Two &quot;words&quot;/)

  await book(slot)
  const refused = await site.postForm('/api/forms/booking', fields)
  const html = await refused.text()
  expect(refused.status).toBe(409)
  expect(html).toContain('This time has been taken.')
  expect(html).toContain('Two &quot;words&quot;')
  expect(html).not.toContain(`value="${slot}"`)

  // From the page itself, where a script would have shown the times.
  const { slot: _, ...without } = fields
  const timeless = await site.postForm('/api/forms/booking', { ...without, page: '/book' })
  expect([timeless.status, await timeless.text()]).toEqual([
    422,
    expect.stringMatching(/Choose a time[^]*name="slot"[^]*Two &quot;words&quot;/),
  ])

  const other = /name="slot"[^>]* value="([^"]+)"/.exec(html)![1]!
  const done = await site.postForm('/api/forms/booking', { ...fields, slot: other })
  expect(done.headers.get('location')).toMatch(/^\/book\/[\w-]{22}\?sent=1$/)
  const link = done.headers.get('location')!.slice(0, 28)
  expect(await (await site.app.request(link)).text()).toContain('(Asia/Tokyo, UTC+9)')

  const move = await site.postForm('/api/booking/change', { token: link.slice(6), slot: '' })
  expect([move.status, await move.text()]).toEqual([422, expect.stringContaining('Choose a time')])
})
