import { afterAll, expect, test } from 'vitest'
import { messageLength } from '#assistant/messages/message-bounds.ts'
import { searchProof } from '#core/admission/proof-of-work.ts'
import { cookieOf, testChat } from './test-chat.server.ts'

const chat = await testChat()
const strict = await testChat({ variables: { LIMIT_FACTOR: '1', POW_DIFFICULTY: '6' } })
afterAll(async () => {
  await chat[Symbol.asyncDispose]()
  await strict[Symbol.asyncDispose]()
})

const asked = 'How much does an audit cost?'
const key = 'a-key-of-more-than-16'

test('the same call is answered as one object, and as lines to a client that reads lines', async () => {
  const whole = (await (await chat.say(asked)).json()) as { output: string; citations: object[]; id: string }
  expect(whole).toMatchObject({
    output: expect.stringContaining('6,600 to 37,400 USD'),
    citations: [{ href: '/smart-contract-audit#price' }],
  })
  const lines = (await (await chat.say(asked, { headers: { accept: 'application/x-ndjson' } })).text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; content?: string; metadata: object })
  expect(lines.map(({ type }) => type)).toEqual(['begin', 'item', 'end'])
  expect(lines[1]!.content).toBe(whole.output)
  expect(lines[2]!.metadata).toMatchObject({
    citations: whole.citations,
    suggestions: expect.any(Array),
    id: expect.any(String),
  })
})

test.each<[string, unknown, number, string]>([
  ['nothing', {}, 400, 'chat.empty'],
  ['blanks', { chatInput: ' \n\t ', sessionId: '1' }, 400, 'chat.empty'],
  ['controls alone', { chatInput: '\u0000\u0007\ud800'.replace('\ud800', ''), sessionId: '1' }, 400, 'chat.empty'],
  ['a number', { chatInput: 7, sessionId: '1' }, 400, 'request.malformed'],
  ['one character too many', { chatInput: 'x'.repeat(messageLength + 1), sessionId: '1' }, 413, 'chat.too-long'],
  ['10,000 characters', { chatInput: 'word '.repeat(2_000), sessionId: '1' }, 413, 'chat.too-long'],
  ['more than a body may have', { chatInput: 'x'.repeat(40_000), sessionId: '1' }, 413, 'request.too-large'],
  ['no session', { chatInput: 'Hello' }, 400, 'request.malformed'],
  ['a session of any length', { chatInput: 'Hello', sessionId: '1'.repeat(65) }, 400, 'request.malformed'],
  ['a key that is none', { chatInput: 'Hello', sessionId: '1', key: 'short' }, 400, 'request.malformed'],
  ['a list', [], 400, 'request.malformed'],
  ['half a body', '{"chatInput":', 400, 'request.malformed'],
  [
    'a recovery phrase',
    {
      chatInput: 'my phrase: legal winner thank year wave sausage worth useful legal winner thank yellow',
      sessionId: '1',
    },
    422,
    'chat.secret',
  ],
  ['a private key', { chatInput: `0x${'ab'.repeat(32)}`, sessionId: '1' }, 422, 'chat.secret'],
])('refuses %s', async (_, body, status, code) => {
  const before = (await chat.rows()).length
  const answer = await chat.post('/webhook/site/chat', body)
  expect([answer.status, await answer.json()]).toMatchObject([
    status,
    { code, message: expect.stringMatching(/^[A-Z].*\.$/) },
  ])
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await chat.rows()).toHaveLength(before)
})

test('a message of the longest length is answered, and a session id that is a number', async () => {
  expect((await chat.say(`${asked} ${'x '.repeat(2_000)}`.slice(0, messageLength))).status).toBe(200)
  expect((await chat.post('/webhook/site/chat', { chatInput: 'Hello', sessionId: 1795245706104 })).status).toBe(200)
})

test('another id, another type, another method and another site are refused', async () => {
  const body = JSON.stringify({ chatInput: 'Hello', sessionId: '1' })
  expect((await chat.post('/webhook/other/chat', body)).status).toBe(404)
  expect((await chat.post('/webhook/site/chat', body, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await chat.app.request('/webhook/site/chat')).status).toBe(405)
  expect((await chat.post('/webhook/site/chat', body, { origin: 'https://evil.example' })).status).toBe(403)
})

test('an earlier conversation is given to no one who asks for it', async () => {
  await chat.say(asked)
  expect(
    await (await chat.post('/webhook/site/chat', { action: 'loadPreviousSession', sessionId: '1795245706104' })).json(),
  ).toEqual({ data: [] })
})

test('a question goes on with the last one, in this browser and this conversation alone', async () => {
  const first = await chat.say(asked)
  const cookie = cookieOf(first)
  expect(first.headers.get('set-cookie')).toMatch(
    /^intaglio-chat=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const next = 'and what does it cost?'
  const output = async (headers: Record<string, string>, sessionId = '1795245706104') =>
    ((await (await chat.say(next, { headers, sessionId })).json()) as { output: string }).output
  expect(await output({ cookie })).toContain('6,600')
  // Walking neighbouring timestamps, or the same one, without the cookie finds nothing of it.
  for (const sessionId of ['1795245706103', '1795245706104', '1795245706105'])
    expect(await output({}, sessionId)).not.toContain('6,600')
  expect(await output({ cookie }, '1795245706105')).not.toContain('6,600')
  expect(new Set((await chat.rows()).map(({ session }) => session)).size).toBeGreaterThan(3)
})

test('what the window no longer shows is not gone on with', async () => {
  const first = await chat.say(asked)
  const headers = { cookie: cookieOf(first) }
  const next = async (begins: boolean) =>
    ((await (await chat.say('and what does it cost?', { headers, metadata: { begins } })).json()) as { output: string })
      .output
  expect(await next(false)).toContain('6,600')
  // The page was loaded again: the session is the same, the window begins with its greeting.
  expect(await next(true)).not.toContain('6,600')
  expect(await next(false)).not.toContain('6,600')
})

test('the same message sent again gets the same reply, and other words under its key are refused', async () => {
  const first = await chat.say(asked, { key })
  const headers = { cookie: cookieOf(first) }
  const before = (await chat.rows()).length
  expect(await (await chat.say(asked, { key, headers })).json()).toEqual(await first.json())
  expect(await chat.rows()).toHaveLength(before)
  expect((await chat.say('Something else', { key, headers })).status).toBe(409)
  // Another visitor's key is not ours, and a reply that broke off is asked for again.
  expect(await (await chat.say(asked, { key })).json()).not.toEqual(
    await (await chat.say(asked, { key, headers })).json(),
  )
  await chat.pool.query(`update chat_reply set status = 'interrupted', reply = 'half' where key = $1`, [key])
  expect(await (await chat.say(asked, { key, headers })).json()).toMatchObject({
    output: expect.stringContaining('6,600'),
  })
})

test('a reply can be rated by its own browser, exported and erased', async () => {
  const first = await chat.say(asked)
  const { id } = (await first.json()) as { id: string }
  const headers = { cookie: cookieOf(first) }
  const rating = { id, helpful: false, comment: 'I meant the other one.' }
  expect((await chat.post('/api/chat/feedback', rating)).status).toBe(404)
  expect((await chat.post('/api/chat/feedback', rating, headers)).status).toBe(204)
  expect(await (await chat.post('/api/chat/export', {}, headers)).json()).toMatchObject({
    replies: [{ question: asked, helpful: false, comment: rating.comment }],
  })
  expect(await (await chat.post('/api/chat/export', {})).json()).toEqual({ replies: [] })
  const others = (await chat.rows()).length - 1
  const erased = await chat.post('/api/chat/erase', {}, headers)
  expect([erased.status, erased.headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/Max-Age=0/)])
  expect(await chat.rows()).toHaveLength(others)
})

test.each<[unknown, number]>([
  [{ id: 'no uuid', helpful: true }, 404],
  [{ id: '3f0e9f6e-9f0c-4a53-8f24-111111111111', helpful: true }, 404],
  [{ helpful: true }, 400],
  [{ id: 'x', helpful: 'yes' }, 400],
  [{ id: 'x', helpful: true, more: 1 }, 400],
  [{ id: 'x', helpful: true, comment: 'x'.repeat(501) }, 413],
  [{ id: 'x', helpful: true, comment: 'ab'.repeat(32) }, 422],
])('a rating of %j is answered %i', async (body, status) =>
  expect((await chat.post('/api/chat/feedback', body)).status).toBe(status),
)

test('for the twenty-first message of a minute a network works; another network does not', async () => {
  for (let at = 0; at < 20; at++) expect((await strict.say('Hello')).status).toBe(200)
  const refused = await strict.say('Hello')
  const puzzle = (await refused.json()) as { challenge: string; difficulty: number }
  expect([refused.status, puzzle]).toMatchObject([429, { code: 'request.effort', difficulty: 6 }])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const proof = `${puzzle.challenge} ${searchProof({ ...puzzle, from: 0, count: 1_000_000 })}`
  expect((await strict.say('Hello', { headers: { 'proof-of-work': proof } })).status).toBe(200)
  expect((await strict.say('Hello', { headers: { 'x-test-address': '198.51.100.9' } })).status).toBe(200)
})

const from = (at: number) => ({ 'x-test-address': `198.51.100.${50 + at}` })

test('one browser asks twenty questions a minute, wherever it is', async () => {
  const cookie = cookieOf(await strict.say('Hello', { headers: from(0) }))
  for (let at = 1; at <= 20; at++)
    expect((await strict.say('Hello', { headers: { cookie, ...from(at) } })).status).toBe(200)
  const refused = await strict.say('Hello', { headers: { cookie, ...from(21) } })
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'request.too-many' }])
})

test('without a database nobody is let through', async () => {
  await using broken = await testChat()
  await broken.pool.query('drop table rate_limit')
  const refused = await broken.say('Hello')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  for (const path of ['feedback', 'erase', 'export'])
    expect((await broken.post(`/api/chat/${path}`, { id: 'x', helpful: true })).status).toBe(503)
})
