import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { databaseTime } from '#core/admission/challenge.server.ts'
import { searchProof } from '#core/admission/proof-of-work.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { goodContact, testForms } from '#server/http/test-forms.server.ts'

const difficulty = 8
const site = await testForms({ POW_DIFFICULTY: String(difficulty) })
afterAll(() => site[Symbol.asyncDispose]())

const solve = (challenge: string) => searchProof({ challenge, difficulty, from: 0, count: 1_000_000 })!
const post = (proof: Record<string, string>, headers?: Record<string, string>) =>
  site.postJson('/api/forms/contact', { ...goodContact, ...proof }, headers)

/** A challenge as the server would have signed it some time ago. */
async function challengeOf({ form = 'contact', age = 3_000, secret = site.secret } = {}) {
  const issued = (await databaseTime(site.db)) - age
  const text = `${form}.${difficulty}.${issued}.${randomUUID()}`
  return `${text}.${secret.sign('challenge', text)}`
}

test('a challenge names its difficulty and expires five minutes later, and is never cached', async () => {
  const answer = await site.app.request('/api/challenge?form=contact')
  const challenge = await answer.json()

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(challenge).toEqual({ challenge: expect.any(String), difficulty, expires: expect.any(String) })
  expect(Date.parse(challenge.expires) - (await databaseTime(site.db))).toBeGreaterThan(290_000)
})

test('a form that does not exist has no challenge', async () => {
  expect((await site.app.request('/api/challenge?form=nothing')).status).toBe(404)
  expect((await site.app.request('/api/challenge')).status).toBe(404)
})

test('a submission with a solved challenge is accepted, and its proof only once', async () => {
  const challenge = await challengeOf()
  const proof = { challenge, solution: solve(challenge) }

  expect((await post(proof)).status).toBe(202)
  const again = await post(proof)

  expect(again.status).toBe(422)
  expect(await again.json()).toMatchObject({ code: 'form.unproven' })
})

test('of many submissions with one proof at once exactly one is accepted', async () => {
  const challenge = await challengeOf()
  const proof = { challenge, solution: solve(challenge) }

  const answers = await Promise.all(Array.from({ length: 12 }, () => post(proof)))

  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(11)
})

test('a retry under the same key needs no fresh proof', async () => {
  const challenge = await challengeOf()
  const key = { 'idempotency-key': randomUUID() }
  const proof = { challenge, solution: solve(challenge) }
  const first = await (await post(proof, key)).json()

  const again = await post(proof, key)

  expect(again.status).toBe(202)
  expect(await again.json()).toEqual(first)
})

test('a proof whose submission was refused is not spent', async () => {
  const challenge = await challengeOf()
  const proof = { challenge, solution: solve(challenge) }

  expect((await post({ ...proof, message: 'hi' })).status).toBe(422)
  expect((await post(proof)).status).toBe(202)
})

test.each([
  ['no proof', async () => ({})],
  ['a challenge nobody solved', async () => ({ challenge: await challengeOf(), solution: 'x' })],
  ['a challenge for another form', async () => solved(await challengeOf({ form: 'newsletter' }))],
  ['a challenge of less than two seconds ago', async () => solved(await challengeOf({ age: 500 }))],
  ['a challenge of more than five minutes ago', async () => solved(await challengeOf({ age: 301_000 }))],
  ['a challenge from the future', async () => solved(await challengeOf({ age: -60_000 }))],
  [
    'a challenge signed by another server',
    async () => solved(await challengeOf({ secret: openSecret('x'.repeat(32)) })),
  ],
  ['a challenge made easier', async () => solved((await challengeOf()).replace('.8.', '.0.'))],
  ['a signature alone', async () => ({ challenge: '.', solution: '1' })],
])('%s proves nothing', async (_title, proof) => {
  const answer = await post(await proof())

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 'form.unproven' })
})

function solved(challenge: string) {
  return { challenge, solution: solve(challenge) }
}
