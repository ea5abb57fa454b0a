import { afterAll, expect, test } from 'vitest'
import { servedForms } from '#server/features.server.ts'
import { goodAnswers, goodBooking, testForms } from '#server/http/test-forms.server.ts'

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
  .filter(({ path }) => /^\/(?:forms|audit-request|booking|hand-over|newsletter|pledge)\//.test(path))
const paths = [
  ...new Set(
    writing.flatMap(({ path }) =>
      path.includes(':name') ? Object.keys(servedForms).map((form) => path.replace(':name', form)) : [path],
    ),
  ),
]
const written: Record<string, Record<string, string>> = {
  '/audit-request/withdraw': { token: 'x' },
  '/audit-request/quotes/:step/:answer{accept|decline}': { token: 'x' },
  '/booking/cancel': { token: 'x' },
  '/booking/change': { token: 'x', slot: goodBooking.slot },
  '/forms/booking': goodBooking,
  '/forms/audit-request': {
    repository: 'https://github.com/you/vault',
    commit: 'abcdef1',
    chains: 'Ethereum',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
  },
  '/hand-over/answers': { key: 'x' },
  '/pledge/confirm': { token: 'x' },
  '/pledge/withdraw': { token: 'x' },
  '/pledge/wallet/message': { address: 'x' },
  '/pledge/wallet/sign': { address: 'x' },
  '/pledge/wallet/withdraw': { address: 'x' },
  '/newsletter/confirm': { token: 'x' },
  '/newsletter/unsubscribe': { token: 'x' },
}

/** What gets past the first look of an address; a form tells by its fields. */
const bodyOf = (path: string) => written[path] ?? goodAnswers(servedForms[path.slice('/forms/'.length)]!.form)

test('every writing address that is not a form is known to this test, and no other', () => {
  const known = Object.keys(written).filter((path) => !path.startsWith('/forms/'))
  expect(paths.filter((path) => !path.startsWith('/forms/')).toSorted()).toEqual(known.toSorted())
})

test.each(paths)('%s has limits: where they cannot be checked it lets nobody through', async (path) => {
  const address = `/api${path}`.replace(':step', '1').replace(':answer{accept|decline}', 'accept')
  expect((await broken.postJson(address, bodyOf(path))).status).toBe(503)
  expect((await broken.postForm(address, bodyOf(path))).status).toBe(503)
})

test.each(Object.keys(servedForms))('the form %s asks for a proof of work', async (form) => {
  const answer = await strict.postJson(`/api/forms/${form}`, bodyOf(`/forms/${form}`))

  expect(await answer.json()).toMatchObject({ code: 'form.unproven' })
})
