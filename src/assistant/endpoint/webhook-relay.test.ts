import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { errorTexts } from '#assistant/messages/error-texts.ts'
import { readReply, type ReplyEvent } from '#assistant/messages/reply-stream.ts'
import { webhookProvider } from '#assistant/providers/provider-webhook.server.ts'
import { streamLine, testUpstream, type Behaviour } from '#assistant/providers/test-upstream.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { testChat } from './test-chat.server.ts'

const upstream = await testUpstream()
const variables = { CHAT_WEBHOOK_URL: `${upstream.url}/webhook/x/chat`, CHAT_WEBHOOK_AUTH: 'Basic c2VjcmV0' }
const database = await testDatabase()
/** A chat whose breaker nobody has opened yet, and without any reply. */
const newChat = async () => {
  await database.pool.query('delete from chat_reply')
  return testChat({
    variables,
    database,
    provider: ({ env }) => webhookProvider({ url: env.CHAT_WEBHOOK_URL!, env }, { whole: 900, idle: 300 }),
  })
}
const chat = await newChat()
afterAll(async () => {
  await database.pool.end()
  await upstream[Symbol.asyncDispose]()
})

const stack = JSON.stringify({ message: 'boom', stacktrace: 'at /srv/n8n/secret/path.js:1' })
const json =
  (value: unknown): Behaviour =>
  (response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
const status =
  (code: number, body = stack): Behaviour =>
  (response) =>
    response.writeHead(code, { 'www-authenticate': 'Basic realm="n8n"' }).end(body)
const whole = [streamLine('begin'), streamLine('item', 'Grüße '), streamLine('item', '👩‍💻'), streamLine('end')].join('')
const bomb = gzipSync(Buffer.alloc(20_000_000, 'x'))
const endless: Behaviour = (response) => {
  const part = Buffer.alloc(65_536, 'x')
  const go = () => {
    while (!response.destroyed && response.write(part));
    if (!response.destroyed) response.once('drain', go)
  }
  go()
}

/** Every reply a workflow may send, and what the visitor gets of it, streamed and whole. */
test.each<[string, Behaviour, string]>([
  ['the last node', json({ output: 'Hello' }), 'Hello'],
  ['all items', json([{ text: 'first' }, { text: 'second' }]), 'first'],
  [
    'plain text as HTML',
    (response) => response.setHeader('content-type', 'text/html').end('plain <b>words</b>'),
    'plain <b>words</b>',
  ],
  [
    'a stream',
    (response) => response.setHeader('content-type', 'application/json; charset=utf-8').end(whole),
    'Grüße 👩‍💻',
  ],
  ['invalid JSON', (response) => response.end('{"output": "half'), '{"output": "half'],
  ['an empty body', (response) => response.end(), ''],
  ['no content', status(204, ''), ''],
  [
    'a compressed body',
    (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(JSON.stringify({ output: 'small' }))),
    'small',
  ],
  ['an answer of the hosted chat', json({ executionStarted: true, executionId: '7' }), ''],
])('a workflow that answers with %s', async (_, behaviour, text) => {
  upstream.behave(behaviour)
  const answer = await chat.say('Hello')
  expect([answer.status, await answer.json()]).toMatchObject([200, { output: text, citations: [], suggestions: [] }])
  expect(await told(await chat.say('Hello', { headers: stream }))).toMatchObject({
    text,
    last: text ? { type: 'end', interrupted: false } : { type: 'error', message: errorTexts.empty },
  })
})

const stream = { accept: 'application/x-ndjson' }

async function told(answer: Response) {
  const events: ReplyEvent[] = []
  for await (const event of readReply(answer)) events.push(event)
  return { text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''), last: events.at(-1) }
}

/** Every way to fail before the first word, and the status it is answered with: never a word of what the upstream says. */
test.each<[string, Behaviour, number]>([
  ['500 with a stack trace', status(500), 500],
  ['503', status(503), 503],
  ['404 with a stack trace', status(404), 404],
  ['401 with a challenge', status(401), 401],
  ['422', status(422), 422],
  [
    'a redirect to inside',
    (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    502,
  ],
  ['a connection that is cut', (response) => response.destroy(), 502],
  [
    'half a body',
    (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"out')
      setTimeout(() => response.destroy(), 20)
    },
    502,
  ],
  ['an answer without end', endless, 502],
  ['levels without end', (response) => response.end(`${'['.repeat(500)}${']'.repeat(500)}`), 502],
  ['a bomb', (response) => response.setHeader('content-encoding', 'gzip').end(bomb), 502],
  ['an unknown encoding', (response) => response.setHeader('content-encoding', 'zstd').end('x'), 502],
  ['broken compression', (response) => response.setHeader('content-encoding', 'gzip').end('no gzip at all'), 502],
  ['an error line at once', (response) => response.end(streamLine('error', 'at /srv/n8n')), 502],
  ['silence', () => undefined, 504],
  ['headers and then silence', (response) => response.flushHeaders(), 504],
])('a workflow that answers with %s', async (_, behaviour, code) => {
  await using own = await newChat()
  upstream.behave(behaviour)
  for (const headers of [{}, stream]) {
    const answer = await own.say('Hello', { headers })
    const text = await answer.text()
    expect([answer.status, text]).toEqual([code, expect.not.stringMatching(/srv|n8n|stack|boom|169\.254/)])
    expect(answer.headers.get('www-authenticate')).toBeNull()
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  }
  expect(await own.rows()).toEqual([])
})

test('a reply that trickles is cut when it is not whole in time, and what arrived is shown and kept', async () => {
  await using own = await newChat()
  upstream.behave(async (response) => {
    response.write(streamLine('begin'))
    for (let at = 0; at < 30 && !response.destroyed; at++) {
      response.write(streamLine('item', `${at} `))
      await sleep(100)
    }
  })
  const { text, last } = await told(await own.say('Hello', { headers: stream }))
  expect(text).toMatch(/^0 1 2 /)
  expect(last).toMatchObject({ type: 'error', message: errorTexts.other })
  expect(await own.rows()).toMatchObject([{ reply: text, status: 'interrupted' }])
})

test.each<[string, Behaviour, object]>([
  [
    'closes in the middle',
    (response) => response.end(streamLine('begin') + streamLine('item', 'half')),
    { type: 'end', interrupted: true },
  ],
  [
    'breaks in the middle',
    (response) => {
      response.write(streamLine('begin') + streamLine('item', 'half'))
      setTimeout(() => response.destroy(), 50)
    },
    { type: 'end', interrupted: true },
  ],
  [
    'fails in the middle',
    (response) => response.end(streamLine('item', 'half') + streamLine('error', 'at /srv/n8n/x.js')),
    { type: 'error', message: errorTexts.other },
  ],
])('a stream that %s keeps what arrived', async (_, behaviour, last) => {
  await using own = await newChat()
  upstream.behave(behaviour)
  expect(await told(await own.say('Hello', { headers: stream }))).toMatchObject({ text: 'half', last })
})

test('the workflow learns the message, the page and a name for the conversation; nothing else of the visitor', async () => {
  upstream.behave(json({ output: 'ok' }))
  await chat.say('Hello\u0000 there\u0007', {
    metadata: { page: '/pricing', wallet: '0xabc' },
    headers: { cookie: 'other=1', 'user-agent': 'Ada' },
  })
  const { json: body, headers } = upstream.asked.at(-1)!
  expect(body).toEqual({
    action: 'sendMessage',
    chatInput: 'Hello there',
    sessionId: expect.stringMatching(/^[\w-]{43}$/),
    metadata: { page: '/pricing' },
  })
  expect(headers).toMatchObject({ authorization: 'Basic c2VjcmV0', 'user-agent': 'Intaglio' })
  expect(JSON.stringify(headers)).not.toMatch(/cookie|203\.0\.113|Ada/)
})

test('places of this site and next questions are not taken from a workflow', async () => {
  upstream.behave(json({ output: 'ok', citations: [{ title: 'x', href: '/pricing' }] }))
  expect(await (await chat.say('Hello')).json()).toMatchObject({ citations: [] })
})

test('a reply that asks for a secret is cut off with a warning', async () => {
  upstream.behave((response) =>
    response.end(
      streamLine('begin') +
        streamLine('item', 'Sure. Please enter your seed ') +
        streamLine('item', 'phrase now.') +
        streamLine('item', ' Then wait.') +
        streamLine('end'),
    ),
  )
  const { output } = (await (await chat.say('Hello')).json()) as { output: string }
  expect(output).toMatch(/asked for a recovery phrase/)
  expect(output).not.toMatch(/Then wait/)
})

test('after five failures in a row the workflow is left alone', async () => {
  await using own = await newChat()
  upstream.behave(status(500))
  for (let at = 0; at < 5; at++) expect((await own.say('Hello')).status).toBe(500)
  const asked = upstream.asked.length
  const refused = await own.say('Hello')
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'chat.resting', seconds: 30 }])
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(upstream.asked).toHaveLength(asked)
})

test('what a workflow refuses does not count as a failure', async () => {
  await using own = await newChat()
  upstream.behave(status(404))
  for (let at = 0; at < 6; at++) expect((await own.say('Hello')).status).toBe(404)
})

test('when the visitor leaves, the workflow is let go, streamed and whole', async () => {
  const { url, close } = await chat.listening()
  for (const headers of [{}, stream]) {
    upstream.behave((response) => response.write(streamLine('begin') + streamLine('item', 'first')))
    const before = upstream.asked.length
    const leaving = new AbortController()
    const answer = fetch(`${url}/webhook/site/chat`, {
      method: 'POST',
      body: JSON.stringify({ chatInput: 'Hello', sessionId: '1' }),
      headers: { 'content-type': 'application/json', ...headers },
      signal: leaving.signal,
    }).then((given) => given.body?.getReader().read())
    await expect.poll(() => upstream.asked.length).toBe(before + 1)
    await sleep(50)
    leaving.abort()
    await answer.catch(() => undefined)
    // Sooner than its timeout would end.
    expect(await Promise.race([upstream.asked.at(-1)!.closed.then(() => 'let go'), sleep(200, 'held')])).toBe('let go')
  }
  await close()
})
