import { afterAll, expect, test } from 'vitest'
import { returnTokens, spendTokens } from '#assistant/endpoint/chat-admission.server.ts'
import { assistantOn } from '#assistant/facts/answer.ts'
import { openKnowledge } from '#assistant/facts/knowledge.ts'
import { retrieve } from '#assistant/facts/retrieve.ts'
import { cookieOf, smallFacts, smallSite, testChat } from '#assistant/endpoint/test-chat.server.ts'
import { readReply, type ReplyEvent } from '#assistant/messages/reply-stream.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { builtInProvider } from './provider-built-in.server.ts'
import { modelProvider } from './provider-model.server.ts'
import type { ModelMessage } from './model-prompt.server.ts'
import type { Waits } from './reply-timeout.server.ts'
import { testUpstream, type Behaviour } from './test-upstream.server.ts'

const upstream = await testUpstream()
const database = await testDatabase()
const variables = { CHAT_MODEL_URL: `${upstream.url}/v1/`, CHAT_MODEL_KEY: 'sk-secret', CHAT_MODEL: 'small' }
const failures: unknown[] = []
const knowledge = openKnowledge({ index: smallSite, facts: smallFacts })
/** A chat of its own; `waits` are only for a model that keeps silent, since a busy machine is slow as well. */
const newChat = (more: Record<string, string> = {}, waits?: Waits & { stall?: number }) =>
  testChat({
    variables: { ...variables, ...more },
    database,
    provider: (deps) =>
      modelProvider(
        {
          url: deps.env.CHAT_MODEL_URL!,
          env: deps.env,
          retrieve: (asking) => retrieve(knowledge, asking),
          pages: () => builtInProvider(assistantOn(knowledge)),
          budget: {
            take: (address, tokens) => spendTokens(deps, { address, tokens }),
            giveBack: (tokens) => returnTokens(deps, tokens),
          },
          failed: (error) => failures.push(error),
        },
        waits,
      ),
  })
const chat = await newChat()
afterAll(async () => {
  await database.pool.end()
  await upstream[Symbol.asyncDispose]()
})

const asked = 'How much does an audit cost?'
const piece = (content: string, finish?: string) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: finish ?? null }] })}\n\n`
const streamed =
  (...pieces: string[]): Behaviour =>
  (response) => {
    response.setHeader('content-type', 'text/event-stream')
    for (const each of pieces) response.write(piece(each))
    response.end(`${piece('', 'stop')}data: [DONE]\n\n`)
  }
const ndjson = { accept: 'application/x-ndjson' }

async function told(answer: Response) {
  const events: ReplyEvent[] = []
  for await (const event of readReply(answer)) events.push(event)
  return { text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''), last: events.at(-1)! }
}

test('the model answers from what was retrieved, and its ids become places of this site', async () => {
  upstream.behave(
    streamed('A smart contract audit costs 6,600 ', 'to 37,400 USD. [s', '1] Two reviewers read every line. [s2', ']'),
  )
  const { text, last } = await told(await chat.say(asked, { headers: ndjson }))
  expect(text).toMatch(
    /^A smart contract audit costs 6,600 to 37,400 USD\. \[1\]\(\/smart-contract-audit#price\) Two reviewers read every line\. \[2\]\(\/[\w#-]+\)$/,
  )
  expect(last).toMatchObject({
    type: 'end',
    interrupted: false,
    citations: [{ href: expect.any(String) }, { href: expect.any(String) }],
    id: expect.any(String),
  })

  const { json, headers } = upstream.asked.at(-1)!
  const messages = json.messages as ModelMessage[]
  expect(json).toMatchObject({ model: 'small', stream: true, max_tokens: 600 })
  expect(headers.authorization).toBe('Bearer sk-secret')
  expect(messages[0]!.role).toBe('system')
  expect(messages.at(-1)!.content).toMatch(
    /<sources>\n\[s1\][^]+<\/sources>\n\nQuestion: How much does an audit cost\?$/,
  )
})

test('the model gets the last turns of this conversation', async () => {
  upstream.behave(streamed('An audit costs 6,600 to 37,400 USD. [s1]'))
  const cookie = cookieOf(await chat.say(asked))
  await chat.say('And who reads the lines of an audit?', { headers: { cookie } })
  const messages = upstream.asked.at(-1)!.json.messages as ModelMessage[]
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(messages[1]!.content).toBe(asked)
})

test('a completion that is not streamed is read too', async () => {
  upstream.behave((response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ choices: [{ message: { content: 'The audit costs 6,600 to 37,400 USD. [s1]' } }] })),
  )
  expect((await (await chat.say(asked)).json()) as object).toMatchObject({
    output: expect.stringMatching(/^The audit costs/),
  })
})

test.each<[string, string[]]>([
  ['an id it was not given', ['[s9] It costs nothing.']],
  ['no id at all', ['An audit costs 1 USD.']],
  ['nothing', []],
  ['that it does not know', ['NONE']],
])('where the model cites %s, the sentences of the site answer', async (_, pieces) => {
  upstream.behave(streamed(...pieces))
  expect(await (await chat.say(asked)).json()).toMatchObject({
    output: expect.stringContaining('6,600 to 37,400 USD. [1](/smart-contract-audit#price)'),
  })
})

test('links, images, addresses and unknown ids of the model are taken out, however they are cut', async () => {
  const text =
    'The audit costs ![x](https://evil.example/?q=secret) 6,600 to [37,400](https://evil.example/a) USD https://evil.example/b or www.evil.example. [s1][s7] '
  for (const size of [1, 3, 7, 50, text.length]) {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    )
    upstream.behave(streamed(...pieces))
    const { output } = (await (await chat.say(asked)).json()) as { output: string }
    expect(output).not.toMatch(/evil|!\[|s7|\]\(\/pricing/)
    expect(output).toMatch(/6,600 to 37,400 USD.*\[1\]\(\/smart-contract-audit#price\)$/)
  }
})

const status =
  (code: number): Behaviour =>
  (response) =>
    response.writeHead(code).end('{"error":{"message":"/srv/model/trace"}}')

/** Every failure of the model: the site answers instead. */
test.each<[string, Behaviour]>([
  ['500', status(500)],
  ['401', status(401)],
  ['429', status(429)],
  ['a redirect', (response) => response.writeHead(307, { location: 'http://10.0.0.1/' }).end()],
  ['silence', () => undefined],
  ['a cut connection', (response) => response.destroy()],
  ['HTML', (response) => response.setHeader('content-type', 'text/html').end('<h1>Bad gateway</h1>')],
  [
    'invalid JSON',
    (response) => response.setHeader('content-type', 'text/event-stream').end('data: {"choices":[{"delta"\n\n'),
  ],
  [
    'an error in the stream',
    (response) => response.setHeader('content-type', 'text/event-stream').end('data: {"error":{"message":"/srv"}}\n\n'),
  ],
  ['an empty stream', (response) => response.setHeader('content-type', 'text/event-stream').end('data: [DONE]\n\n')],
])('when the model answers with %s, the site answers', async (fault, behaviour) => {
  const own = await newChat({}, fault === 'silence' ? { idle: 300 } : undefined)
  upstream.behave(behaviour)
  failures.length = 0
  const answer = await own.say(asked)
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { output: expect.stringContaining('6,600'), citations: [{}] },
  ])
  // The operator hears of what visitors do not see; a model that has nothing to say has not failed.
  expect(failures).toHaveLength(fault === 'an empty stream' ? 0 : 1)
})

test('a stream that breaks off keeps what arrived, and says that it is unfinished', async () => {
  const own = await newChat()
  upstream.behave((response) => {
    response
      .setHeader('content-type', 'text/event-stream')
      .write(piece('The audit costs 6,600 to 37,400 USD. [s1] And it '))
    setTimeout(() => response.destroy(), 50)
  })
  expect(await told(await own.say(asked, { headers: ndjson }))).toMatchObject({
    text: expect.stringMatching(/^The audit costs/),
    last: { type: 'end', interrupted: true },
  })
})

test('where the model keeps silent the facts answer, and what it says follows', async () => {
  const own = await newChat({}, { stall: 100 })
  upstream.behave((response) => {
    response.setHeader('content-type', 'text/event-stream').flushHeaders()
    setTimeout(() => response.end(`${piece('Two reviewers read every line of an audit. [s2]')}data: [DONE]\n\n`), 600)
  })
  const { output, citations } = (await (await own.say(asked)).json()) as { output: string; citations: object[] }
  expect(output).toBe(
    'A smart contract audit costs 6,600 to 37,400 USD. [1](/smart-contract-audit#price)\n\nTwo reviewers read every line of an audit. [2](/smart-contract-audit)',
  )
  expect(citations).toMatchObject([{ href: '/smart-contract-audit#price' }, { href: '/smart-contract-audit' }])
})

test('a reply without end is cut', async () => {
  const own = await newChat()
  upstream.behave((response) => {
    response.setHeader('content-type', 'text/event-stream')
    const go = () => {
      while (!response.destroyed && response.write(piece('The audit costs 6,600 to 37,400 USD. [s1] '.repeat(100))));
      response.once('drain', go)
    }
    go()
  })
  const { text, last } = await told(await own.say(asked, { headers: ndjson }))
  expect([text.length <= 80_000, last.type]).toEqual([true, 'error'])
})

test('small talk and what the site does not know cost nothing', async () => {
  const before = upstream.asked.length
  await chat.say('Hello')
  expect(await (await chat.say('xyzzy')).json()).toMatchObject({ output: expect.stringContaining('does not answer') })
  expect(upstream.asked).toHaveLength(before)
})

/** What the model is asked, from an address; answers whether it was the model that replied. */
async function budgeted(budget: string) {
  await database.pool.query(`delete from rate_limit where key like 'chat-tokens%'`)
  const own = await newChat({ CHAT_MODEL_BUDGET: budget })
  return async (from: string) => {
    const answer = await own.say(asked, { headers: { 'x-test-address': from } })
    const { output } = (await answer.json()) as { output: string }
    return output.includes('By the model')
  }
}

const counted = async (which: string) =>
  (await database.pool.query<{ hits: number }>(`select hits from rate_limit where key like $1`, [which])).rows[0]!.hits

test('one address spends its share of the day and no more, and leaves the others theirs', async () => {
  upstream.behave(streamed('By the model: an audit costs 6,600 to 37,400 USD. [s1]'))
  const byModel = await budgeted('60000')
  let answered = 0
  for (let at = 0; at < 50; at++) if (await byModel('198.51.100.1')) answered++
  const spent = await counted('chat-tokens.all')

  expect(answered).toBeGreaterThan(5)
  expect(answered).toBeLessThan(50)
  // A fifth, of which a question that did not fit has counted nothing.
  expect(spent).toBeLessThanOrEqual(12_000)
  expect(spent % answered).toBe(0)
  for (let at = 2; at < 12; at++) expect(await byModel(`198.51.100.${at}`)).toBe(true)
})

test('tokens that brought no answer count on nobody else', async () => {
  const byModel = await budgeted('60000')
  upstream.behave(streamed('By the model: an audit costs 6,600 to 37,400 USD. [s1]'))
  await byModel('198.51.100.1')
  const one = await counted('chat-tokens.all')
  for (const behaviour of [status(500), streamed('NONE'), streamed('')]) {
    upstream.behave(behaviour)
    expect(await byModel('198.51.100.2')).toBe(false)
  }

  expect(await counted('chat-tokens.all')).toBe(one)
})

test('when the budget of the day is spent, the site answers', async () => {
  const byModel = await budgeted('1000')
  upstream.behave(streamed('By the model: an audit costs 6,600 to 37,400 USD. [s1]'))
  expect(await byModel('198.51.100.1')).toBe(false)
})
