import { afterAll, expect, test } from 'vitest'
import { pledgeNow } from '#content/pledge.ts'
import { testForms } from '#server/http/test-forms.server.ts'
import { openSession } from '#wallet/session/session.server.ts'
import { newAccount } from '#wallet/session/test-sign-in.server.ts'

const site = await testForms()
afterAll(() => site[Symbol.asyncDispose]())

const answers = { name: 'Ada Account', signer: 'builder', link: '', text: pledgeNow.sha256 }

/** An account that has signed the pledge, and the cookie of a browser it is signed in in. */
async function signedUp() {
  const account = newAccount()
  const asked = await site.postJson('/api/pledge/wallet/message', { address: account.address, ...answers })
  const { nonce, message } = (await asked.json()) as { nonce: string; message: string }
  const signature = await account.signMessage({ message })
  await site.postJson('/api/pledge/wallet/sign', { address: account.address, nonce, ...answers, signature })
  return { account: account.address, message, signature, headers: await cookieOf(account.address) }
}

const cookieOf = async (address: string) => ({
  cookie: `intaglio=${await openSession(site.db, { address, earlier: undefined })}`,
})
const page = async (headers?: Record<string, string>, path = '') =>
  (await site.app.request(`/privacy/your-data${path}`, { headers })).text()
const act = (what: 'export' | 'erase', headers: Record<string, string>) =>
  site.postForm(`/api/data-rights/account/${what}`, {}, headers)

test('who is signed in with a wallet sees and takes what belongs to the account, and nobody else does', async () => {
  const { account, message, signature, headers } = await signedUp()
  const stranger = await cookieOf(newAccount().address)

  expect(await page()).toContain('signed in with it')
  expect(await page(headers)).toMatch(new RegExp(`${account}.*the name “Ada Account” under the pledge`, 's'))
  expect(await page(stranger)).not.toContain('Ada Account')
  const file = await act('export', headers)
  expect(file.headers.get('content-disposition')).toContain('your-data.json')
  expect(await file.json()).toMatchObject({
    account,
    signedIn: [{ since: expect.any(String) }],
    submissions: [
      {
        form: 'Pledge',
        answers: { 'Your name': 'Ada Account' },
        deliveries: [{ to: 'our mailbox' }],
        pledgeSignature: [{ method: 'wallet', account, message, signature }],
      },
    ],
  })
  expect(await (await act('export', stranger)).json()).toMatchObject({ submissions: [] })
})

test('erasing takes name, signature and every session, after one more question', async () => {
  const { account, signature, headers } = await signedUp()
  const elsewhere = await cookieOf(account)
  expect(await page(headers, '/account/erase')).toContain('2 sign-ins')

  const answer = await act('erase', headers)

  expect(answer.headers.get('location')).toBe('/privacy/your-data?erased=1')
  expect(answer.headers.getSetCookie()[0]).toMatch(/^intaglio=; Max-Age=0/)
  for (const table of ['submission', 'pledge_signature', 'sign_in_session', 'delivery', 'pgboss.job'])
    expect(JSON.stringify(await site.query(`select * from ${table}`))).not.toMatch(
      new RegExp(`${account}|${signature}`),
    )
  expect(await page(elsewhere)).not.toContain(account)
})

test('without a session nothing is shown, taken or erased, and another site cannot do it either', async () => {
  const { headers } = await signedUp()
  const shown = await site.app.request('/privacy/your-data/account/erase')

  expect([shown.status, shown.headers.get('location')]).toEqual([303, '/privacy/your-data'])
  for (const what of ['export', 'erase'] as const) {
    expect((await act(what, {})).status).toBe(401)
    expect((await act(what, { ...headers, origin: 'https://evil.example' })).status).toBe(403)
  }
  expect(await page(headers)).toContain('Ada Account')
})
