import { expect, test } from 'vitest'
import { errorTexts } from './error-texts.ts'
import { replyBytes } from './message-bounds.ts'
import { readReply, type ReplyEvent } from './reply-stream.ts'

const encoder = new TextEncoder()

/** A body that arrives in the given pieces, and then ends or breaks. */
function answer(pieces: readonly (string | Uint8Array)[], { status = 200, type = 'text/plain', breaks = false } = {}) {
  const waiting = [...pieces]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = waiting.shift()
      if (piece !== undefined) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      else if (breaks) controller.error(new TypeError('terminated'))
      else controller.close()
    },
  })
  return new Response(body, { status, headers: { 'content-type': type } })
}

async function read(given: Response) {
  const events: ReplyEvent[] = []
  for await (const event of readReply(given)) events.push(event)
  const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
  return { events, text, last: events.at(-1)! }
}

const line = (type: string, content?: string, metadata: object = { nodeId: 'a', runIndex: 0 }) =>
  `${JSON.stringify({ type, ...(content !== undefined && { content }), metadata })}\n`
const whole = [line('begin'), line('item', 'Grüße, '), line('item', 'Ada 👩‍💻'), line('end')].join('')

test('a stream is read in pieces, wherever the network cuts it, inside a character too', async () => {
  const bytes = encoder.encode(whole)
  for (const size of [1, 2, 3, 7, 64, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    )
    const { text, last } = await read(answer(pieces, { type: 'application/json; charset=utf-8' }))
    expect(text).toBe('Grüße, Ada 👩‍💻')
    expect(last).toMatchObject({ type: 'end', interrupted: false })
  }
})

test('the first piece comes before the stream has ended', async () => {
  const events = readReply(answer([line('begin'), line('item', 'first'), line('item', 'second')], { breaks: true }))
  expect((await events.next()).value).toMatchObject({ type: 'text', text: 'first' })
})

test('server-sent events are lines, up to the one that ends them', async () => {
  const pieces = [`event: x\ndata: ${line('item', 'a')}\n`, `data:${line('end')}\n`, 'data: [DONE]\n\n', 'data: more\n']
  expect(await read(answer(pieces, { type: 'text/event-stream' }))).toMatchObject({ text: 'a', last: { type: 'end' } })
})

test('each run of each node writes a message of its own', async () => {
  const other = { nodeId: 'b', runIndex: 1 }
  const pieces = [
    line('begin'),
    line('item', 'one'),
    line('end'),
    line('begin', undefined, other),
    line('item', 'two', other),
    line('end', undefined, other),
  ]
  const { events } = await read(answer(pieces))
  expect(events.slice(0, 2)).toMatchObject([{ part: 0 }, { part: 1 }])
})

test('a message that is still open when the stream closes or breaks was interrupted', async () => {
  for (const breaks of [false, true]) {
    const { text, last } = await read(answer([line('begin'), line('item', 'half')], { breaks }))
    expect([text, last]).toMatchObject(['half', { type: 'end', interrupted: true }])
  }
})

test('what comes with the end is kept where it is ours', async () => {
  const metadata = {
    citations: [
      { title: 'Prices', href: '/pricing#audit' },
      { title: 'Evil', href: '//evil.example' },
      { title: 'Worse', href: 'javascript:alert(1)' },
    ],
    suggestions: ['a', 'b', 'c', 'd', 7],
    id: 'reply-1',
  }
  const { last } = await read(
    answer([line('item', 'x'), line('end', undefined, { nodeId: 'a', runIndex: 0, ...metadata })]),
  )
  expect(last).toEqual({
    type: 'end',
    interrupted: false,
    citations: [{ title: 'Prices', href: '/pricing#audit' }],
    suggestions: ['a', 'b', 'c'],
    id: 'reply-1',
  })
})

test.each<[string, Response, string, object]>([
  ['a line that is no JSON is text', answer([line('begin'), 'oops\n', line('end')]), 'oops', { type: 'end' }],
  [
    'an error keeps what arrived',
    answer([line('item', 'kept'), line('error', '/srv/n8n/stack.js:1')]),
    'kept',
    { type: 'error', message: errorTexts.other },
  ],
  ['a stream without a word', answer([line('begin'), line('end')]), '', { type: 'error', message: errorTexts.empty }],
  [
    'lines without metadata, two of them',
    answer(['{"type":"item","content":"a"}\n', '{"type":"end"}\n']),
    'a',
    { type: 'end', interrupted: false },
  ],
  ['one line alone', answer(['{"type":"item","content":"a"}']), 'a', { type: 'end', interrupted: false }],
  ['a pretty-printed object', answer(['{\n', '  "output": "a"\n', '}\n']), 'a', { type: 'end' }],
  ['an object with a type of its own', answer(['{"type":"answer","output":"a"}']), 'a', { type: 'end' }],
  ['plain text of several lines', answer(['a\n\nb']), 'a\n\nb', { type: 'end' }],
  ['an empty body', answer([]), '', { type: 'error', message: errorTexts.empty }],
  ['blank lines only', answer(['\n \n']), '', { type: 'error', message: errorTexts.empty }],
  ['a body that breaks at once', answer([], { breaks: true }), '', { type: 'error', message: errorTexts.other }],
  [
    'levels without end',
    answer([`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`]),
    '',
    { type: 'error', message: errorTexts.other },
  ],
  [
    'a reply longer than allowed',
    answer(['x'.repeat(replyBytes + 1)]),
    '',
    { type: 'error', message: errorTexts.other },
  ],
  [
    'a status that is not a success',
    answer(['{"output":"a"}'], { status: 500 }),
    '',
    { type: 'error', message: 'Error: HTTP error! Status: 500' },
  ],
])('%s', async (_, given, text, last) => {
  const heard = await read(given)
  expect(heard.text).toBe(text)
  expect(heard.last).toMatchObject(last)
})

test('a stream without end is let go at the limit, and what arrived stays', async () => {
  let sent = 0
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(encoder.encode(line('item', 'x'.repeat(1000))))
    },
    cancel: () => void (cancelled = true),
  })
  const { text, last } = await read(new Response(body))
  expect(last).toMatchObject({ type: 'error', message: errorTexts.other })
  expect(text.length).toBeGreaterThan(60_000)
  expect(text.length).toBeLessThanOrEqual(replyBytes)
  expect([cancelled, sent < 100]).toEqual([true, true])
})

test('an aborted reply gives no error', async () => {
  const controller = new AbortController()
  const body = new ReadableStream<Uint8Array>({ pull: (c) => (controller.abort(), c.error(controller.signal.reason)) })
  await expect(readReply(new Response(body), controller).next()).rejects.toThrow(/abort/)
})
