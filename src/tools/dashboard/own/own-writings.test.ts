import { afterAll, expect, test } from 'vitest'
import { exportAccount } from '#privacy/data-rights-export.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'
import { browserOf, newAccount } from '#wallet/session/test-sign-in.server.ts'
import type { OwnWritings } from './own-writing.ts'

const site = await testForms()
afterAll(() => site[Symbol.asyncDispose]())

const request = {
  repository: 'https://github.com/ada/vault',
  commit: 'abcdef1',
  chains: 'Ethereum',
  name: 'Ada',
  email: 'ada@example.com',
}

/** A browser that is signed in with an account of its own. */
async function signedIn() {
  const key = newAccount()
  const browser = browserOf(site.app)
  const message = await browser.message(key.address)
  expect((await browser.verify(message, await key.signMessage({ message }))).status).toBe(200)
  return { ...browser, account: key.address }
}
const ownOf = async (browser: Pick<ReturnType<typeof browserOf>, 'ask'>) =>
  (await (await browser.ask('/api/accounts/own')).json()) as OwnWritings

test('a request that is sent while signed in is on the page of that account, for its session alone', async () => {
  const [ada, ben] = [await signedIn(), await signedIn()]
  const sent = await ada.post('/api/forms/audit-request', request)
  const { reference, link } = (await sent.json()) as { reference: string; link: string }
  const own = await ownOf(ada)
  expect(own).toEqual({
    account: ada.account,
    writings: [{ what: `Audit request ${reference}`, path: link, at: expect.any(Number) }],
  })
  expect((await ada.ask(link)).status).toBe(200)
  expect(await ownOf(ben)).toEqual({ account: ben.account, writings: [] })
  expect(await ownOf(browserOf(site.app))).toEqual({ account: null, writings: [] })
  for (const typed of [`/api/accounts/${ada.account}`, `/dashboard/report?account=${ada.account}`])
    expect(await (await ben.ask(typed)).text()).not.toContain(reference)
})

test('what is sent without signing in, and by forms that keep no account, is on no page', async () => {
  const ada = await signedIn()
  await site.postJson('/api/forms/audit-request', request)
  await ada.post('/api/forms/contact', { ...request, topic: 'project', message: 'We would like an audit.' })
  expect((await ownOf(ada)).writings).toEqual([])
})

test('what is kept with the account is in its export, and goes when it is erased or the request is withdrawn', async () => {
  const ada = await signedIn()
  await ada.post('/api/forms/audit-request', request)
  expect((await exportAccount(site, ada.account)).submissions).toMatchObject([{ form: 'Audit request' }])
  expect((await ada.ask('/api/data-rights/account/erase', { method: 'POST' })).status).toBe(303)
  expect(await site.query('select from submission_account where account = $1', [ada.account])).toEqual([])
})
