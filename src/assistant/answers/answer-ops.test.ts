import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { smallFacts, smallSite, testChat } from '#assistant/endpoint/test-chat.server.ts'
import type { CommandContext } from '#core/process/command.server.ts'
import { answerCommands } from './answer-ops.server.ts'

const chat = await testChat()
afterAll(() => chat[Symbol.asyncDispose]())

const section = (heading: string, anchor?: string) => ({ heading, text: heading, ...(anchor && { anchor }) })
const pages = [
  { path: '/smart-contract-audit', title: 'Audit', sections: [section('Audit'), section('Price', 'price')] },
  { path: '/contact-us', title: 'Contact us', sections: [section('Contact us')] },
]
const commands = answerCommands(() => Promise.resolve({ index: smallSite, facts: smallFacts, pages }))

/** Runs a command as the command line would, and answers what it printed, or its sentence. */
async function run(name: string, { asks, not, json = false, ...options }: Record<string, unknown> = {}) {
  const lines: string[] = []
  const context = { db: chat.db, json, print: (line: string) => void lines.push(line) } as unknown as CommandContext
  const input = { words: [], options, lists: { asks, not } } as never
  const error = await commands[name]!.run(context, input).then(
    () => undefined,
    (thrown: Error) => thrown.message,
  )
  return { lines, error }
}

const said = async (question: string) => ((await (await chat.say(question)).json()) as { output: string }).output

const asks = ['Do you audit Cairo contracts?', 'cairo audit', 'starknet code review']
const says = 'We do not audit Cairo. We can name a firm that does.'
const at = '/contact-us'

test('an answer is tried, written, and told by the running assistant without a restart, until it is removed', async () => {
  expect(await run('chat answers')).toEqual({ lines: ['You have written no answers.'], error: undefined })
  expect(await said('cairo audit')).not.toContain('a firm that does')

  const written = await run('chat answer', { asks, says, at, not: ['What does an audit cost?'] })

  expect(written.error).toBeUndefined()
  expect(written.lines).toEqual([
    ...asks.map((question) => `answers: ${question}`),
    expect.stringMatching(/^(?:now|still does not) answers?, as it was asked: cairo audit$/),
    'leaves alone: What does an audit cost?',
    'Written as answer 1.',
  ])
  await sleep(2_100)
  expect(await said('cairo audit')).toContain('We can name a firm that does. [1](/contact-us)')
  expect(await said('What does an audit cost?')).toContain('6,600')
  expect((await run('chat answers')).lines[1]).toMatch(
    /^1 +en +\/contact-us +Do you audit Cairo contracts\? +3 +We do not/,
  )

  expect(await run('chat answer', { remove: '1' })).toEqual({ lines: ['Answer 1 is removed.'], error: undefined })
  expect((await run('chat answer', { remove: '1' })).error).toBe('There is no answer 1.')
  await sleep(2_100)
  expect(await said('cairo audit')).not.toContain('a firm that does')
})

test('one that takes a question from a fact, or answers what it must not, is written only by force', async () => {
  const thief = { asks: ['What does an audit cost?'], says: 'It is free.', at }
  const refused = await run('chat answer', thief)
  expect(refused.error).toMatch(/^Nothing was written/)
  expect(refused.lines).toContain('takes away from a fact of the site: What does an audit cost?')
  expect((await run('chat answer', { asks, says, at, not: ['cairo audit'] })).error).toMatch(/^Nothing was written/)
  expect((await run('chat answers')).lines).toEqual(['You have written no answers.'])

  const forced = await run('chat answer', { ...thief, force: true, json: true })
  expect(forced.error).toBeUndefined()
  const { id, taken } = JSON.parse(forced.lines[0]!) as { id: number; taken: string[] }
  expect(taken).toContain('What does an audit cost?')
  expect((await run('chat answer', { remove: String(id) })).error).toBeUndefined()
})

test.each([
  [{ asks: [] }, /at least one wording/],
  [{ asks: ['the'] }, /has no word/],
  [{ asks: ['x'.repeat(201)] }, /at most 200 characters/],
  [{ says: '' }, /Say the answer/],
  [{ says: 'One. Two. Three. Four.' }, /has 4 sentences/],
  [{ says: 'a'.repeat(601) }, /has 601 characters/],
  [{ says: `Use ${'ab'.repeat(32)}.` }, /shape of a wallet’s secret/],
  [{ says: 'Send us your seed phrase.' }, /asks for a secret/],
  [{ at: '/nowhere' }, /There is no page \/nowhere/],
  [{ at: 'https://example.com' }, /must be a path of the site/],
  [{ at: '/contact-us#nothing' }, /no heading #nothing on \/contact-us/],
  [{ language: 'it' }, /must be one of: en, de, fr, es/],
])('%j is refused with a sentence', async (wrong, sentence) => {
  expect((await run('chat answer', { asks, says, at, ...wrong })).error).toMatch(sentence)
})

test('a heading of a page is a place, and so is what a fact names', async () => {
  const written = await run('chat answer', { asks, says, at: '/smart-contract-audit#price', json: true })
  expect(written.error).toBeUndefined()
})
