import { expect, test } from 'vitest'
import type { ReplyEvent } from '#assistant/messages/reply-stream.ts'
import { answerStream, answerWhole, streamTypeOf } from './reply-answer.server.ts'

const end: ReplyEvent = { type: 'end', interrupted: false, citations: [], suggestions: [] }

test.each([
  [undefined, undefined],
  ['application/json', undefined],
  ['*/*', undefined],
  ['application/x-ndjson', 'application/x-ndjson; charset=utf-8'],
  ['text/plain', 'text/plain; charset=utf-8'],
])('a client that accepts %s gets %s', (accept, type) => expect(streamTypeOf(accept)).toBe(type))

test('nothing is read ahead of a client that does not read, and when it leaves, reading stops', async () => {
  let told = 0
  let stopped = false
  let left = false
  async function* events(): AsyncGenerator<ReplyEvent> {
    try {
      for (;;) yield { type: 'text', text: `${(told += 1)} `, part: 0 }
    } finally {
      stopped = true
    }
  }
  const answer = await answerStream(events(), {
    type: 'application/x-ndjson',
    leave: () => (left = true),
    headers: new Headers(),
  })
  const reader = answer.body!.getReader()
  await reader.read()
  await reader.read()
  await new Promise((later) => setTimeout(later, 20))
  expect(told).toBeLessThanOrEqual(3)
  await reader.cancel()
  expect([stopped, left]).toEqual([true, true])
})

async function* two(): AsyncGenerator<ReplyEvent> {
  yield { type: 'text', text: 'one', part: 0 }
  yield { type: 'text', text: 'two', part: 1 }
  yield end
}

test('several messages of a workflow stay apart, streamed and whole', async () => {
  const answer = await answerStream(two(), { type: 'text/plain', leave: () => undefined, headers: new Headers() })
  const lines = (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; metadata: { runIndex: number } })
  expect(lines.map(({ type, metadata }) => `${type} ${metadata.runIndex}`)).toEqual([
    'begin 0',
    'item 0',
    'end 0',
    'begin 1',
    'item 1',
    'end 1',
  ])
  const context = { json: (value: unknown) => Response.json(value) } as never
  expect(await (await answerWhole(context, two())).json()).toEqual({
    output: 'one\n\ntwo',
    citations: [],
    suggestions: [],
  })
})
