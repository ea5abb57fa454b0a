import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'
import { runOps } from './ops.server.ts'

const site = await testForms()
afterAll(() => site[Symbol.asyncDispose]())

const env = () => readEnv({ DATABASE_URL: site.url, SECRET: 'a secret that only tests use, 32+' })

test('the operator sees which replies did not help, and nothing of who asked', async () => {
  let out = ''
  const ops = async (line: string) => {
    out = ''
    return runOps(line.split(' '), { env, out: (text) => void (out += text), err: (text) => void (out += text) })
  }
  expect([await ops('chat rated'), out]).toEqual([0, 'Nobody has rated a reply.\n'])
  await site.query(`insert into chat_reply (id, visitor_sha256, session, question, reply, status, helpful, comment) values
    (gen_random_uuid(), 'visitor', 's', 'Do you audit Cairo?', 'I do not have that', 'whole', false, 'A pity'),
    (gen_random_uuid(), 'visitor', 's', 'How much?', '1 USD', 'whole', true, null),
    (gen_random_uuid(), 'visitor', 's', 'Unrated', 'x', 'whole', null, null)`)

  expect(await ops('chat rated')).toBe(0)
  expect(out).toMatch(/no +Do you audit Cairo\? +A pity/)
  expect(out).toMatch(/yes +How much\?/)
  expect(out).not.toMatch(/Unrated|visitor/)
  expect(await ops('chat rated --helpful no --json')).toBe(0)
  expect(JSON.parse(out)).toMatchObject([{ question: 'Do you audit Cairo?', reply: 'I do not have that' }])
})

test('the operator sees what was not known, grouped by likeness, without what names a person', async () => {
  let out = ''
  const ops = async (line: string) => {
    out = ''
    return runOps(line.split(' '), { env, out: (text) => void (out += text), err: (text) => void (out += text) })
  }
  await site.query('delete from chat_reply')
  expect([await ops('chat unanswered'), out]).toEqual([0, 'Nothing was left unanswered.\n'])
  await site.query(`insert into chat_reply (id, visitor_sha256, session, question, reply, status, outcome, helpful) values
    (gen_random_uuid(), 'a', 's', 'Do you audit Cairo?', 'No.', 'whole', 'refused', null),
    (gen_random_uuid(), 'b', 's', 'please do you audit cairo contracts', 'No.', 'whole', 'asked', null),
    (gen_random_uuid(), 'c', 's', 'Write to ada@example.com about 0x96B1cD2a8fA9379d, my name is Ada Lovelace', 'No.', 'whole', 'refused', null),
    (gen_random_uuid(), 'f', 's', 'Which colour has the seal?', 'I am not sure', 'whole', 'guessed', null),
    (gen_random_uuid(), 'd', 's', 'Was kostet ein Einhorn?', 'Falsch', 'whole', 'answered', false),
    (gen_random_uuid(), 'e', 's', 'How much is an audit?', 'Much', 'whole', 'answered', true)`)

  expect(await ops('chat unanswered --json')).toBe(0)
  const groups = JSON.parse(out) as { times: string; what: string; question: string }[]
  expect(groups).toHaveLength(4)
  expect(groups.find(({ question }) => /seal/.test(question))).toMatchObject({ times: '1', what: 'guessed' })
  expect(groups[0]).toMatchObject({ times: '2', what: expect.stringMatching(/refused/) })
  expect(out).toContain('Write to [mail] about [address], my name is [name]')
  expect(out).toContain('Einhorn')
  expect(out).not.toMatch(/ada@|0x96B1|Lovelace|How much/)
  expect(await ops('chat unanswered --limit 1')).toBe(0)
  expect(out).not.toContain('Einhorn')
})

test('an answer of the operator is removed by its number, and its help says what it does not reach', async () => {
  let out = ''
  const write = (text: string) => void (out += text)
  const ops = async (...words: string[]) => {
    out = ''
    return runOps(words, { env, out: write, err: write })
  }
  expect([await ops('chat', 'answers'), out]).toEqual([0, 'You have written no answers.\n'])
  expect([await ops('chat', 'answer', '--remove', '5'), out]).toEqual([1, 'There is no answer 5.\n'])
  expect(await ops('chat', 'answer', '--remove', 'x', '--asks', 'a', '--asks', 'b')).toBe(2)
  expect(await ops('chat', 'answer', '--help')).toBe(0)
  expect(out).toContain('The facts that a browser keeps for when it is offline do not have it')
})
