import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { goodSurvey, testForms } from '#server/http/test-forms.server.ts'
import { countSurvey, openResults } from './survey-results.server.ts'
import type { SurveyResults } from './survey-results.ts'

const site = await testForms({ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/' })
afterAll(() => site[Symbol.asyncDispose]())

const answer = (change: Record<string, string | undefined> = {}) =>
  site.postJson('/api/forms/survey', { ...goodSurvey, ...change }, { 'idempotency-key': randomUUID() })
const results = async () => (await (await site.app.request('/api/survey/results')).json()) as SurveyResults
const choicesOf = ({ questions }: SurveyResults, name: string) =>
  Object.fromEntries(
    questions
      .find((question) => question.name === name)!
      .choices.map(({ value, count, share }) => [value, [count, share]]),
  )

test('the results begin with nothing, and below five answers they tell how many there are and nothing else', async () => {
  expect(await results()).toEqual({ answers: 0, needed: 5, questions: [] })
  expect(await (await site.app.request('/survey/results')).text()).toContain('Nobody has answered yet.')

  expect((await answer({ trust: 'A sentence of my own.' })).status).toBe(202)

  expect(await results()).toEqual({
    answers: 1,
    since: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    needed: 5,
    questions: [],
  })
  const page = await (await site.app.request('/sent/survey?reference=IN-AAAA-AAAA')).text()
  expect(page).toContain('You are the first. 1 person has answered since')
  expect(page).toContain('Shares are shown from 5 answers on: 4 are missing.')
  expect(page).not.toMatch(/<table|IN-AAAA/)
})

test('from five answers on, choices are counted with their share of those who answered the question', async () => {
  for (const change of [
    { role: 'auditor' },
    { role: 'auditor', checks: 'nothing' },
    { proof: '5' },
    { checks: 'source' },
  ])
    await answer(change)

  const counted = await results()

  expect(counted.answers).toBe(5)
  expect(counted.questions.map(({ name }) => name)).toEqual(['role', 'checks', 'loss', 'proof', 'guarantee', 'shown'])
  expect(choicesOf(counted, 'role')).toMatchObject({ builder: [3, 0.6], auditor: [2, 0.4], holder: [0, 0] })
  expect(choicesOf(counted, 'checks')).toMatchObject({ source: [4, 0.8], address: [3, 0.6], nothing: [1, 0.2] })
  expect(choicesOf(counted, 'proof')).toMatchObject({ 4: [4, 0.8], 5: [1, 0.2] })
})

test('what is in quarantine, of another edition or in open words is not among the results', async () => {
  const before = await results()
  await answer({ role: 'company', website: 'spam' })
  await answer({ role: 'company' })
  await site.query(`update submission set consent = 'survey-0' where answers ->> 'role' = 'company'`)

  const after = await results()

  expect(after).toEqual(before)
  expect(JSON.stringify(after)).not.toMatch(/of my own|can change/)
  const page = await (await site.app.request('/survey/results')).text()
  expect(page).toMatch(
    /<th scope="row">I write them<svg[^>]*>.*?<td class="figure">3<\/td><td class="figure">60 %<\/td>/s,
  )
  expect(page).not.toMatch(/own words|Nobody can change it/)
})

test('a choice that is not offered, one too many, and an unanswered question are refused', async () => {
  const refused = await answer({
    role: 'builder,auditor',
    loss: 'perhaps',
    checks: 'source,source',
    guarantee: undefined,
    shown: '',
  })

  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    fields: {
      role: 'Choose one answer',
      loss: 'Choose an answer',
      checks: 'Choose each answer once',
      guarantee: 'Choose an answer',
      shown: 'Choose at least one answer',
    },
  })
  expect((await answer({ trust: undefined })).status).toBe(202)
})

test('an answer is stored without anything that tells who gave it, and the operator is not mailed', async () => {
  const [row] = await site.query<{ id: string; answers: Record<string, string> }>(
    `select id, answers, ip_sha256, consent from submission where form = 'survey' and consent = 'survey-1' limit 1`,
  )

  expect(row).toMatchObject({ ip_sha256: null, consent: 'survey-1' })
  expect(Object.keys(row!.answers).toSorted()).toEqual(Object.keys(goodSurvey).toSorted())
  expect(await site.query('select destination from delivery where submission = $1', [row!.id])).toEqual([
    { destination: 'webhook' },
  ])
})

test('without script, ticked boxes arrive as one answer, and a refusal shows them ticked again', async () => {
  const { checks: _, ...rest } = goodSurvey
  const fields = new URLSearchParams({ ...rest, page: '/survey', website: '' })
  for (const box of ['owner', 'audit']) fields.append('checks', box)
  const post = () =>
    site.app.request('/api/forms/survey', {
      method: 'POST',
      body: fields,
      headers: { referer: 'http://localhost/survey' },
    })

  const sent = await post()
  fields.delete('role')
  const refused = await (await post()).text()

  expect(sent.headers.get('location')).toMatch(/^\/sent\/survey\?reference=/)
  expect(await site.query(`select from submission where answers ->> 'checks' = 'owner,audit'`)).toHaveLength(1)
  expect(refused).toContain('name="checks" checked="" value="owner"')
  expect(refused).toContain('name="checks" value="source"/>')
  expect(refused).toContain('id="role-error">Choose an answer</p>')
})

test('without proofs of work ten answers a day of one network are taken', async () => {
  await using narrow = await testForms({ LIMIT_FACTOR: '1' })
  const post = () => narrow.postJson('/api/forms/survey', goodSurvey, { 'idempotency-key': randomUUID() })
  for (let n = 0; n < 10; n++) expect((await post()).status).toBe(202)

  expect((await post()).status).toBe(429)
})

test('results are counted once for all who ask meanwhile, and after they have asked', async () => {
  const began: string[] = []
  let asked = 'by one'
  const count = openResults(async () => {
    began.push(asked)
    return countSurvey(site.db)
  }, 20)

  const first = count()
  await first
  asked = 'by many'
  await Promise.all(Array.from({ length: 50 }, count))

  expect(began).toEqual(['by one', 'by many'])
})

test('a failed count rejects for its callers, and the next call counts again', async () => {
  let fails = true
  const count = openResults(async () => {
    if (fails) throw new Error('the database is away')
    return countSurvey(site.db)
  }, 1)

  await expect(count()).rejects.toThrow('away')
  fails = false
  expect((await count()).needed).toBe(5)
})
