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
