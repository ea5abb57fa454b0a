import { afterAll, expect, test } from 'vitest'
import { searchProof } from '#core/admission/proof-of-work.ts'
import { newAccount, testSignIn } from './test-sign-in.server.ts'

const site = await testSignIn()
afterAll(() => site[Symbol.asyncDispose]())
const account = newAccount()

const signedIn = async (browser = site.browser(), who = account) => {
  const message = await browser.message(who.address)
  const signature = await who.signMessage({ message })
  const answer = await browser.verify(message, signature)
  return { browser, message, signature, answer }
}
const nobody = async (answer: Response) => {
  expect([answer.status, await answer.json()]).toEqual([200, { address: null }])
}
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]

test('an account signs in, is known in that browser alone, and signs out', async () => {
  const { browser, answer } = await signedIn()

  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ address: account.address })
  expect(await (await browser.session()).json()).toEqual({ address: account.address })
  await nobody(await site.browser().session())

  const token = browser.cookies.get('intaglio')!
  expect((await browser.post('/api/siwe/logout', {})).status).toBe(200)
  expect(browser.cookies.size).toBe(0)
  browser.cookies.set('intaglio', token)
  await nobody(await browser.session())
})

test('the message says in plain words who asks for what, for five minutes', async () => {
  const message = await site.browser().message(account.address)
  const [, issued, expires] = /Issued At: (.+)\nExpiration Time: (.+)$/.exec(message)!

  expect(message.replace(/Nonce: [\da-f]{32}\n[^]*/, '')).toBe(
    `localhost:3000 wants you to sign in with your Ethereum account:\n${account.address}\n\n` +
      'Sign in with this account. Signing costs nothing, moves nothing and permits nothing else.\n\n' +
      'URI: http://localhost:3000\nVersion: 1\nChain ID: 31337\n',
  )
  expect(Date.parse(expires!) - Date.parse(issued!)).toBe(300_000)
})

test('the cookies are out of reach of scripts and other sites, and end by themselves', async () => {
  const browser = site.browser()
  const asked = await browser.ask(`/api/siwe/message?address=${account.address}&chainId=31337`)
  const { message } = (await asked.json()) as { message: string }
  const { headers } = await browser.verify(message, await account.signMessage({ message }))

  const common = 'Path=/; HttpOnly; SameSite=Lax'
  expect(asked.headers.getSetCookie()).toEqual([
    expect.stringMatching(new RegExp(`^intaglio-visitor=[\\w-]{43}; Max-Age=300; ${common}$`)),
  ])
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(new RegExp(`^intaglio=[\\w-]{43}; Max-Age=604800; ${common}$`)),
    `intaglio-visitor=; Max-Age=0; ${common}`,
  ])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('what is stored opens nothing: no token, no text, and of a message not even the account', async () => {
  const { browser, message } = await signedIn()
  await browser.message(account.address)
  const rows = JSON.stringify([
    ...(await site.query('select * from sign_in_message')),
    ...(await site.query('select * from sign_in_session')),
  ])

  for (const token of browser.cookies.values()) expect(rows).not.toContain(token)
  expect(rows).not.toContain('wants you')
  expect(JSON.stringify(await site.query('select * from sign_in_message'))).not.toContain(account.address.slice(2))
  expect(message).toContain(account.address)
})

test('of twenty verifications at once with one message exactly one succeeds, and one session is made', async () => {
  const browser = site.browser()
  const other = newAccount()
  const message = await browser.message(other.address)
  const signature = await other.signMessage({ message })
  const cookie = `intaglio-visitor=${browser.cookies.get('intaglio-visitor')}`

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => site.browser().post('/api/siwe/verify', { message, signature }, { cookie })),
  )

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 401)])
  expect(await site.query('select from sign_in_session where address = $1', [other.address])).toHaveLength(1)
})

test('a signature is worth nothing a second time', async () => {
  const { browser, message, signature } = await signedIn()

  expect(await codeOf(await browser.verify(message, signature))).toEqual([401, 'sign-in.refused'])
})

test('signing in always gives the browser a new session', async () => {
  const browser = site.browser()
  const planted = 'A'.repeat(43)
  browser.cookies.set('intaglio', planted)
  await signedIn(browser)
  const first = browser.cookies.get('intaglio')!
  expect(first).not.toBe(planted)

  await signedIn(browser, newAccount())
  const second = browser.cookies.get('intaglio')!
  expect(second).not.toBe(first)
  for (const old of [planted, first]) {
    browser.cookies.set('intaglio', old)
    await nobody(await browser.session())
  }
})

test('a session ends after seven days, also when it is used', async () => {
  const { browser } = await signedIn()
  await site.query(`update sign_in_session set expires_at = expires_at - interval '6 days 23 hours'`)
  expect(await (await browser.session()).json()).toEqual({ address: account.address })
  await site.query(`update sign_in_session set expires_at = expires_at - interval '61 minutes'`)

  await nobody(await browser.session())
})

test('a message may be tried five times, and by nobody but whom it was given to', async () => {
  const browser = site.browser()
  const message = await browser.message(account.address)
  const signature = await account.signMessage({ message })
  const wrong = await account.signMessage({ message: `${message} ` })
  const stranger = site.browser()
  await stranger.message(account.address)

  for (let i = 0; i < 9; i++) expect((await stranger.verify(message, signature)).status).toBe(401)
  // Without a node a wrong signature looks the same as that of a contract.
  for (let i = 0; i < 9; i++)
    expect(await codeOf(await browser.verify(message, wrong))).toEqual([503, 'sign-in.unchecked'])
  site.node.rpc = (method) => Promise.resolve(method === 'eth_chainId' ? '0x7a69' : '0x')
  for (let i = 0; i < 4; i++) expect((await browser.verify(message, wrong)).status).toBe(401)
  expect((await browser.verify(message, signature)).status).toBe(200)

  const again = await browser.message(account.address)
  for (let i = 0; i < 5; i++) expect((await browser.verify(again, wrong)).status).toBe(401)
  expect((await browser.verify(again, await account.signMessage({ message: again }))).status).toBe(401)
  expect(site.refusals.at(-1)).toBe('sign-in-unknown')
})

test.each([
  ['address=0x1234&chainId=31337', 400, 'address.invalid'],
  [`address=${account.address.toLowerCase()}&chainId=31337`, 400, 'address.invalid'],
  [`address=${account.address}`, 422, 'sign-in.chain'],
  [`address=${account.address}&chainId=1`, 422, 'sign-in.chain'],
  [`address=${account.address}&chainId=31337.0`, 422, 'sign-in.chain'],
  [`address=${account.address}0&chainId=31337`, 400, 'address.invalid'],
])('no message for %s', async (query, status, code) => {
  const answer = await site.browser().ask(`/api/siwe/message?${query}`)

  expect(await codeOf(answer)).toEqual([status, code])
  expect(answer.headers.getSetCookie()).toEqual([])
})

test.each<[string, RequestInit & { headers: Record<string, string> }, number]>([
  ['a plain form', { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  ['text', { body: '{}', headers: { 'content-type': 'text/plain' } }, 415],
  ['nothing', { body: '{}', headers: { 'content-type': 'application/json' } }, 400],
  ['a list', { body: '[]', headers: { 'content-type': 'application/json' } }, 400],
  [
    'another site',
    { body: '{}', headers: { 'content-type': 'application/json', origin: 'https://evil.example' } },
    403,
  ],
  ['a neighbour', { body: '{}', headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' } }, 403],
  ['8 KB and a byte', { body: ' '.repeat(8193), headers: { 'content-type': 'application/json' } }, 413],
])('%s cannot sign in', async (_, init, status) => {
  expect((await site.browser().ask('/api/siwe/verify', { method: 'POST', ...init })).status).toBe(status)
})

test.each<[string, RequestInit]>([
  ['nothing', {}],
  ['no byte of JSON', { headers: { 'content-type': 'application/json', 'content-length': '0' } }],
])('%s is enough to sign out', async (_, init) => {
  const { browser } = await signedIn()

  const answer = await browser.ask('/api/siwe/logout', { method: 'POST', ...init } as RequestInit & {
    headers: Record<string, string>
  })
  expect([answer.status, await answer.json()]).toEqual([200, { address: null }])
  expect(browser.cookies.size).toBe(0)
})

test('no other site signs a visitor out or has a message made', async () => {
  const { browser } = await signedIn()
  const form = { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }

  expect((await browser.ask('/api/siwe/logout', form)).status).toBe(415)
  const empty = { ...form, body: '', headers: { ...form.headers, 'content-length': '0' } }
  expect((await browser.ask('/api/siwe/logout', empty)).status).toBe(415)
  expect((await browser.ask('/api/siwe/logout', { method: 'POST', body: new Uint8Array(9), headers: {} })).status).toBe(
    415,
  )
  const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } }
  expect((await browser.ask('/api/siwe/logout', foreign)).status).toBe(403)
  expect((await browser.post('/api/siwe/logout', {}, { origin: 'https://evil.example' })).status).toBe(403)
  const asked = { headers: { 'sec-fetch-site': 'cross-site' } }
  expect((await browser.ask(`/api/siwe/message?address=${account.address}&chainId=31337`, asked)).status).toBe(403)
  expect((await browser.session()).status).toBe(200)
})

test.each(['0x', '0x1', `0x${'zz'.repeat(65)}`, 'f'.repeat(130), 7, null])('%s is no signature', async (signature) => {
  const browser = site.browser()
  const message = await browser.message(account.address)

  expect(await codeOf(await browser.post('/api/siwe/verify', { message, signature }))).toEqual([
    400,
    'request.malformed',
  ])
})

test('an oversized signature and an unknown key are refused', async () => {
  const browser = site.browser()
  const message = await browser.message(account.address)
  const signature = await account.signMessage({ message })

  expect((await browser.verify(message, `0x${'11'.repeat(3_600)}`)).status).toBe(413)
  expect((await browser.post('/api/siwe/verify', { message, signature, address: account.address })).status).toBe(400)
})

test('beyond sixty messages a network works for each, an account never waits for what others ask in its name', async () => {
  await using strict = await testSignIn({ variables: { LIMIT_FACTOR: '1', POW_DIFFICULTY: '6' } })
  const path = `/api/siwe/message?address=${account.address}&chainId=31337`
  const ask = (headers?: Record<string, string>) => strict.browser().ask(path, { headers })
  const answers: Response[] = []
  // Ten at a time: a hundred at once wait for the database longer than a busy machine may take.
  for (let round = 0; round < 10; round++) answers.push(...(await Promise.all(Array.from({ length: 10 }, () => ask()))))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(40)
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)

  const asked = (await refused[0]!.json()) as { code: string; challenge: string; difficulty: number }
  expect(asked).toMatchObject({ code: 'request.effort', difficulty: 6 })
  const proof = `${asked.challenge} ${searchProof({ ...asked, from: 0, count: 1_000_000 })}`
  expect((await ask({ 'proof-of-work': proof })).status).toBe(200)
  expect((await ask({ 'proof-of-work': proof })).status).toBe(429)
  strict.comeFrom('203.0.113.2')
  expect((await ask()).status).toBe(200)
})

test('where limits cannot be checked nobody gets through', async () => {
  await using strict = await testSignIn()
  const ask = () => strict.browser().ask(`/api/siwe/message?address=${account.address}&chainId=31337`)
  const browser = strict.browser()
  const message = await browser.message(account.address)
  await strict.query('drop table rate_limit')
  expect((await ask()).status).toBe(503)
  expect((await browser.verify(message, '0x11')).status).toBe(503)
  expect((await strict.browser().post('/api/siwe/logout', {})).status).toBe(503)
  expect((await strict.browser().session()).status).toBe(503)
})
