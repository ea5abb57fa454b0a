import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { searchProof } from '#core/admission/proof-of-work.ts'
import { goodContact, testForms } from '#server/http/test-forms.server.ts'

const site = await testForms({ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/' })
afterAll(() => site[Symbol.asyncDispose]())

const contact = (body: unknown, headers?: Record<string, string>) => site.postJson('/api/forms/contact', body, headers)
const words = (message: string) => ({ ...goodContact, message })
const storedWith = (message: string) =>
  site.query<{ id: string; reference: string; status: string; answers: Record<string, string> }>(
    `select * from submission where answers ->> 'message' = $1`,
    [message],
  )

test('a good message is stored before it is acknowledged, with a delivery and a job for each destination', async () => {
  const answer = await contact({ ...words('Store this one, please.'), page: '/contact-us' })
  const receipt = await answer.json()

  expect(answer.status).toBe(202)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(receipt).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    reference: expect.stringMatching(/^IN-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  })
  expect(await storedWith('Store this one, please.')).toMatchObject([
    { ...receipt, status: 'accepted', page: '/contact-us', answers: { service: '', budget: 'unknown' } },
  ])
  const deliveries = await site.query<{ id: string }>(
    `select id, destination, status from delivery where submission = $1 order by destination`,
    [receipt.id],
  )
  expect(deliveries).toMatchObject([
    { destination: 'operator', status: 'pending' },
    { destination: 'webhook', status: 'pending' },
  ])
  const jobs = await site.query(`select data from pgboss.job where data ->> 'delivery' = any($1)`, [
    deliveries.map(({ id }) => id),
  ])
  expect(jobs).toHaveLength(2)
})

test('what is sent twice under one key is stored once and gets the same receipt', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const first = await (await contact(words('Sent twice, stored once.'), key)).json()
  const second = await contact(words('Sent twice, stored once.'), key)

  expect(second.status).toBe(202)
  expect(await second.json()).toEqual(first)
  expect(await storedWith('Sent twice, stored once.')).toHaveLength(1)
})

test('of many equal requests at once one is stored, and all get its receipt', async () => {
  const key = { 'idempotency-key': randomUUID().toUpperCase() }

  const answers = await Promise.all(Array.from({ length: 12 }, () => contact(words('All at the same moment.'), key)))
  const receipts = await Promise.all(answers.map((answer) => answer.json()))

  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 12 }, () => 202))
  expect(new Set(receipts.map((receipt) => receipt.reference)).size).toBe(1)
  const [row, ...others] = await storedWith('All at the same moment.')
  expect(others).toEqual([])
  expect(await site.query('select from delivery where submission = $1', [row!.id])).toHaveLength(2)
})

test('the same key with other words is a conflict, and nothing is stored', async () => {
  const key = { 'idempotency-key': randomUUID() }
  await contact(words('The first words of this key.'), key)

  const answer = await contact(words('Other words under that key.'), key)

  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'form.conflict' })
  expect(await storedWith('Other words under that key.')).toEqual([])
})

test('a filled honeypot gets a receipt like everybody, and its message waits in quarantine', async () => {
  const answer = await contact({ ...words('I am a robot, maybe.'), website: 'https://spam.example' })

  expect(answer.status).toBe(202)
  expect(Object.keys(await answer.json())).toEqual(['id', 'reference'])
  const [row] = await storedWith('I am a robot, maybe.')
  expect(row!.status).toBe('quarantined')
  expect(await site.query('select from delivery where submission = $1', [row!.id])).toEqual([])
})

test.each([
  ['a short message', { message: 'hi' }, { message: 'Tell us a little more: at least 10 characters' }],
  ['a missing field', { name: undefined }, { name: 'Tell us your name' }],
  ['a choice that is not offered', { budget: 'everything' }, { budget: 'Choose a budget of the list' }],
  ['a number for a text', { name: 5 }, { name: 'Send text here.' }],
  ['an object for a text', { name: {} }, { name: 'Send text here.' }],
  ['an unknown field', { role: 'admin' }, { role: 'This form has no such field.' }],
  ['a NUL', { message: 'ten characters\0 or more' }, { message: expect.stringContaining('cannot be displayed') }],
  ['an escape character', { message: 'ten characters \u001b[31m' }, { message: expect.stringContaining('cannot be') }],
  ['half a surrogate pair', { message: 'ten characters \ud800' }, { message: expect.stringContaining('cannot be') }],
  ['a line end in a line', { name: 'Ada\r\nBcc: x@example.com' }, { name: expect.stringContaining('cannot be') }],
  ['a header in the address', { email: 'ada@example.com\nBcc: x@example.com' }, { email: expect.any(String) }],
  ['a wrong type of a reserved key', { page: ['/'] }, { page: 'Send text here.' }],
])('%s is refused with a sentence for the field', async (_title, change, fields) => {
  const answer = await contact({ ...goodContact, ...change })

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 'form.invalid', message: expect.any(String), fields })
})

test('line ends are stored as one character, and tabs and emoji are kept', async () => {
  const message = 'First line\r\nsecond\rthird\tand 👩‍🚀 — ünïcödé'

  await contact(words(message))

  expect(await storedWith('First line\nsecond\nthird\tand 👩‍🚀 — ünïcödé')).toHaveLength(1)
})

test('a key that every object has is only an unknown field', async () => {
  const answer = await contact(
    `{"__proto__":"x","constructor":"y","toString":"z",${JSON.stringify(goodContact).slice(1)}`,
  )

  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).fields)).toEqual(['__proto__', 'constructor', 'toString'])
})

test('a thousand unknown fields do not make a thousand sentences', async () => {
  const body = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, '']))

  const answer = await contact({ ...goodContact, ...body })

  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).fields).length).toBeLessThan(30)
})

test.each([
  ['an unknown form', 'POST', '/api/forms/nothing', goodContact, {}, 404, 'form.unknown'],
  ['a form named like a property', 'POST', '/api/forms/toString', goodContact, {}, 404, 'form.unknown'],
  ['GET', 'GET', '/api/forms/contact', undefined, {}, 405, 'request.method'],
  ['PUT', 'PUT', '/api/forms/contact', goodContact, {}, 405, 'request.method'],
  ['another type', 'POST', '/api/forms/contact', goodContact, { 'content-type': 'text/plain' }, 415, 'request.type'],
  [
    'a key that is no UUID',
    'POST',
    '/api/forms/contact',
    goodContact,
    { 'idempotency-key': '1' },
    400,
    'request.malformed',
  ],
  ['an array', 'POST', '/api/forms/contact', [], {}, 400, 'request.malformed'],
  ['too much', 'POST', '/api/forms/contact', { message: 'x'.repeat(40_000) }, {}, 413, 'request.too-large'],
])('%s gets a clear answer', async (_title, method, path, body, headers, status, code) => {
  const answer = await site.app.request(path, {
    method,
    body: body && JSON.stringify(body),
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers } as Record<string, string>,
  })

  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ code })
  expect(answer.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
})

test('an address as long as the pattern allows is checked without trying every way to read it', async () => {
  const started = performance.now()
  await contact({ ...goodContact, email: `${'a.'.repeat(8_000)}@` })
  await contact({ ...goodContact, email: `a@${'a-'.repeat(8_000)}` })

  expect(performance.now() - started).toBeLessThan(10_000)
})

test('what is refused and what is sent again use up nothing; twenty messages an hour of one network do', async () => {
  await using narrow = await testForms({ LIMIT_FACTOR: '1' })
  const post = (body: unknown, headers?: Record<string, string>) => narrow.postJson('/api/forms/contact', body, headers)
  const key = { 'idempotency-key': randomUUID() }

  for (let n = 0; n < 40; n++) expect((await post({})).status).toBe(422)
  for (let n = 0; n < 20; n++) expect((await post(goodContact, key)).status).toBe(202)
  for (let n = 0; n < 19; n++) expect((await post(words(`Another one from Ada, ${n}`))).status).toBe(202)
  expect((await post(words('One more of this network'))).status).toBe(429)
  expect((await post(goodContact, key)).status).toBe(202)
  narrow.comeFrom('203.0.113.2')
  expect((await post(words('From elsewhere, in the same name'))).status).toBe(202)
})

type Challenge = { challenge: string; difficulty: number }

test('thousands of requests from one address leave every other visitor all they may do', async () => {
  await using narrow = await testForms({ LIMIT_FACTOR: '1', POW_DIFFICULTY: '4' })
  const asked = ['/api/challenge?form=contact', '/api/survey/results', '/api/pledge/wall']
  const shoot = async (n: number) => {
    const answer = await (n % 4 === 3
      ? narrow.app.request(asked[n % asked.length]!)
      : narrow.postJson('/api/forms/contact', n % 4 === 2 ? goodContact : {}))
    return answer.status
  }
  for (let n = 0; n < 1_400; n += 100) await Promise.all(Array.from({ length: 100 }, (_, at) => shoot(n + at)))

  narrow.comeFrom('203.0.113.2')
  const challenge = (await (await narrow.app.request('/api/challenge?form=contact')).json()) as Challenge
  expect(challenge.difficulty).toBe(4)
  await new Promise((ripe) => setTimeout(ripe, 2_050))
  const solution = searchProof({ ...challenge, from: 0, count: 1_000_000 })
  const { challenge: text } = challenge
  expect((await narrow.postJson('/api/forms/contact', { ...goodContact, challenge: text, solution })).status).toBe(202)
  for (const path of asked) expect((await narrow.app.request(path)).status).toBe(200)
  expect((await narrow.postJson('/api/data-rights/request', { email: 'ada@example.com' })).status).toBe(202)
})

test('when the limits cannot be checked, nobody is let through', async () => {
  await using broken = await testForms()
  await broken.query('drop table rate_limit')

  const answer = await broken.postJson('/api/forms/contact', goodContact)

  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await broken.query('select from submission')).toEqual([])
})
