import { afterAll, expect, test } from 'vitest'
import { pledgeNow } from '#content/pledge.ts'
import { servedForms } from '#server/features.server.ts'
import { goodContact, goodSurvey, testForms } from '#server/http/test-forms.server.ts'

const broken = await testForms()
await broken.query('drop table rate_limit')
const strict = await testForms({ POW_DIFFICULTY: '8' })
afterAll(async () => {
  await broken[Symbol.asyncDispose]()
  await strict[Symbol.asyncDispose]()
})

const writing = broken.app.routes
  .filter(({ method, path }) => !['ALL', 'GET'].includes(method) && path.startsWith('/api/'))
  .map(({ path }) => ({ path: path.slice('/api'.length) }))
  .filter(({ path }) => /^\/(?:forms|audit-request|newsletter|pledge)\//.test(path))
const paths = [
  ...new Set(
    writing.flatMap(({ path }) =>
      path.includes(':name') ? Object.keys(servedForms).map((form) => path.replace(':name', form)) : [path],
    ),
  ),
]
const body: Record<string, unknown> = {
  '/audit-request/withdraw': { token: 'x' },
  '/forms/audit-request': {
    repository: 'https://github.com/you/vault',
    commit: 'abcdef1',
    chains: 'Ethereum',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
  },
  '/forms/contact': goodContact,
  '/forms/hand-over': { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Do you audit Solana programs?' },
  '/forms/newsletter': { email: 'ada@example.com' },
  '/forms/pledge': { name: 'Ada', signer: 'builder', email: 'ada@example.com', text: pledgeNow.sha256 },
  '/forms/survey': goodSurvey,
  '/pledge/confirm': { token: 'x' },
  '/pledge/withdraw': { token: 'x' },
  '/pledge/wallet/message': { address: 'x' },
  '/pledge/wallet/sign': { address: 'x' },
  '/pledge/wallet/withdraw': { address: 'x' },
  '/newsletter/confirm': { token: 'x' },
  '/newsletter/unsubscribe': { token: 'x' },
}

test('every writing address is known to this test', () => {
  expect(paths.toSorted()).toEqual(Object.keys(body).toSorted())
})

test.each(paths)('%s has limits: where they cannot be checked it lets nobody through', async (path) => {
  expect((await broken.postJson(`/api${path}`, body[path])).status).toBe(503)
  expect((await broken.postForm(`/api${path}`, body[path] as Record<string, string>)).status).toBe(503)
})

test.each(Object.keys(servedForms))('the form %s asks for a proof of work', async (form) => {
  const answer = await strict.postJson(`/api/forms/${form}`, body[`/forms/${form}`])

  expect(await answer.json()).toMatchObject({ code: 'form.unproven' })
})
