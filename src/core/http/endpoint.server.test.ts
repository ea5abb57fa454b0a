import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { DatabaseAway } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { bodyLimit, endpoint, readBody } from './endpoint.server.ts'

const app = endpoint()
  .post('/', async (c) => c.json(await readBody(c)))
  .post('/lists', async (c) => c.json(await readBody(c, { lists: ['b'] })))
const post = (type: string, body: BodyInit, path = '/') =>
  app.request(path, { method: 'POST', body, headers: { 'content-type': type } })
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

const databaseError = (code: string) => Object.assign(new DatabaseError('secret words', 1, 'error'), { code })
const systemError = (code: string) => Object.assign(new Error('secret words'), { code })
const answerTo = (error: unknown) =>
  endpoint()
    .get('/', () => {
      throw error
    })
    .request('/')

test('a JSON object and a plain form are read alike', async () => {
  expect(await (await post(`${json}; charset=utf-8`, '{"a":"ä&"}')).json()).toEqual({ a: 'ä&' })
  expect(await (await post(form, 'a=%C3%A4%26&b=1+2&c')).json()).toEqual({ a: 'ä&', b: '1 2', c: '' })
})

test('the boxes of a plain form that are ticked under one name are one list, and only under a name that is one', async () => {
  expect(await (await post(form, 'b=x&a=1&b=y%26', '/lists')).json()).toEqual({ a: '1', b: 'x,y&' })
  expect((await post(form, 'a=1&a=2&b=x', '/lists')).status).toBe(400)
})

test.each([
  ['no JSON', json, '{"a":', 400],
  ['an empty body', json, '', 400],
  ['an array', json, '[]', 400],
  ['null', json, 'null', 400],
  ['a number', json, '1', 400],
  ['broken UTF-8', json, Buffer.from([0x7b, 0xff, 0x7d]), 400],
  ['broken UTF-8 in a form', form, Buffer.from([0x61, 0x3d, 0xc3]), 400],
  ['a broken escape in a form', form, 'a=%zz', 400],
  ['escaped broken UTF-8 in a form', form, 'a=%C3', 400],
  ['a field twice', form, 'a=1&a=2', 400],
  ['another type', 'text/plain', '{}', 415],
  ['multipart', 'multipart/form-data; boundary=x', '--x--', 415],
  ['too much', json, JSON.stringify({ a: 'x'.repeat(bodyLimit) }), 413],
])('%s is refused with a clear 4xx', async (_title, type, body, status) => {
  const answer = await post(type, body)

  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/^request\./), message: expect.any(String) })
})

test('a body of exactly the limit is read', async () => {
  const body = JSON.stringify({ a: 'x'.repeat(bodyLimit - 8) })

  expect(Buffer.byteLength(body)).toBe(bodyLimit)
  expect((await post(json, body)).status).toBe(200)
})

test('a body that grows without saying its length is cut off at the limit', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1024
      controller.enqueue(new Uint8Array(1024).fill(0x20))
    },
  })
  const answer = await app.request('/', {
    method: 'POST',
    body: endless,
    headers: { 'content-type': json },
    duplex: 'half',
  } as RequestInit)

  expect(answer.status).toBe(413)
  expect(sent).toBeLessThan(bodyLimit + 8 * 1024)
})

test('a key named like a property of every object is only a key', async () => {
  expect(await (await post(form, '__proto__=1&constructor=2')).text()).toBe('{"__proto__":"1","constructor":"2"}')
})

test.each([
  ['an expected failure', fail('request.too-many', { seconds: 7 }), 429, '7'],
  ['shutdown of the database', databaseError('57P01'), 503, '5'],
  ['recovery of the database', databaseError('57P03'), 503, '5'],
  ['too many connections', databaseError('53300'), 503, '5'],
  ['a lost connection', databaseError('08006'), 503, '5'],
  ['a refused connection', systemError('ECONNREFUSED'), 503, '5'],
  ['a full pool', new DatabaseAway('no connection'), 503, '5'],
  ['a query without an answer', new DrizzleQueryError('select', [], new Error('no answer')), 503, '5'],
  ['a bug inside a query', new DrizzleQueryError('select', [], new TypeError('secret words')), 500, null],
  ['a failure wrapped by drizzle', new Error('Failed query', { cause: databaseError('57P02') }), 503, '5'],
  ['a full disk', databaseError('53100'), 507, '60'],
  ['a full disk of our own', systemError('ENOSPC'), 507, '60'],
  ['a bug', new TypeError('secret words'), 500, null],
  ['a wrong query', databaseError('42P01'), 500, null],
])('%s is answered without its words', async (_title, error, status, retryAfter) => {
  const answer = await answerTo(error)
  const text = await answer.text()

  expect(answer.status).toBe(status)
  expect(answer.headers.get('retry-after')).toBe(retryAfter)
  expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  expect(text).not.toContain('secret words')
})
