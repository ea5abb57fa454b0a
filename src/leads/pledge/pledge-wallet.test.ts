import { hashMessage, parseSignature, serializeSignature, type Hex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { pledgeNow } from '#content/pledge.ts'
import { errorClass } from '#core/process/log.server.ts'
import { forgetOld } from '#server/features.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'
import { openSession } from '#wallet/session/session.server.ts'
import { newAccount } from '#wallet/session/test-sign-in.server.ts'
import { ownedWallet } from '#wallet/session/test-wallets.server.ts'
import { readWall } from './pledge-wall.server.ts'

const site = await testForms({ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/' })
afterAll(() => site[Symbol.asyncDispose]())
/** A node that knows no contract. */
const empty = (method: string) => Promise.resolve(method === 'eth_chainId' ? '0x7a69' : '0x')
site.node.rpc = empty

type Account = ReturnType<typeof newAccount>
type Given = { nonce: string; message: string }
const good = { name: 'Ada Lovelace', signer: 'builder', link: '', text: pledgeNow.sha256 }
const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  site.postJson(`/api/pledge/wallet/${path}`, body, headers)
const json = async <shape>(answer: Response | Promise<Response>) => (await (await answer).json()) as shape
const given = (account: Account, answers: object) =>
  json<Given>(call('message', { address: account.address, ...answers }))
const page = async (path: string) => (await site.app.request(path)).text()
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

async function signed(account = newAccount(), answers: Partial<typeof good> = {}) {
  const all = { ...good, ...answers }
  const { nonce, message } = await given(account, all)
  const body = { address: account.address, nonce, ...all, signature: await account.signMessage({ message }) }
  const answer = await call('sign', body)
  return { account, body, answer, id: (await json<{ id: string }>(answer)).id }
}

test('a name that an account signs is on the wall immediately, with the account beside it, and the operator gets a mail', async () => {
  const { account, answer, id } = await signed(newAccount(), { link: 'https://Example.com/ada' })

  expect(answer.status).toBe(200)
  expect((await readWall(site.db)).names[0]).toEqual({
    id,
    name: 'Ada Lovelace',
    signer: 'Builder',
    link: 'https://example.com/ada',
    account: account.address,
    signed: expect.stringMatching(/Z$/),
    text: pledgeNow.sha256,
  })
  const told = await site.query<{ destination: string }>(
    `select destination from delivery join pledge_signature using (submission) where public_id = $1 order by 1`,
    [id],
  )
  expect(told.map(({ destination }) => destination)).toEqual(['operator', 'webhook'])
  await site.deliverAll()
  const [mail] = await site.query<{ text: string }>(
    'select text from outbox_mail join delivery using (id) join pledge_signature using (submission) where public_id = $1',
    [id],
  )
  expect(mail!.text).toContain('Ada Lovelace')
})

test('the message says who asks for what, bound to name, text, account, chain and five minutes', async () => {
  const account = newAccount()
  const { nonce, message } = await given(account, { ...good, name: ' Zoe\u0308 ', link: 'https://example.com' })

  expect(message.replace(/(Valid until: ).{24}$/, '$1…')).toBe(
    `localhost:3000 asks you to sign the pledge.

Name: Zoë
What I am: Builder
My page: https://example.com/
Pledge: version ${pledgeNow.number} of ${pledgeNow.date}
SHA-256 of its text: ${pledgeNow.sha256}

By signing I put this name on the public wall, bound to that text, until this account withdraws it.
Signing costs nothing, moves nothing and permits nothing else.

Account: ${account.address}
Chain ID: 31337
Nonce: ${nonce}
Valid until: …`,
  )
  const until = Date.parse(message.slice(-24))
  expect(Math.abs(until - Date.now() - 5 * 60_000)).toBeLessThan(10_000)
  expect(JSON.stringify(await site.query('select * from sign_in_message'))).not.toMatch(/Zoë|0x[0-9a-fA-F]{40}/)
})

const highS = (signature: Hex) => {
  const { r, s, yParity } = parseSignature(signature)
  const high = (order - BigInt(s)).toString(16).padStart(64, '0')
  return serializeSignature({ r, s: `0x${high}`, yParity: yParity === 0 ? 1 : 0 })
}

type Body = Awaited<ReturnType<typeof signed>>['body']
const other = newAccount()

test.each<[string, string, (body: Body, account: Account, message: string) => object | Promise<object>]>([
  ['for another name', 'changed', (body) => ({ ...body, name: 'Somebody Else' })],
  ['for another kind', 'changed', (body) => ({ ...body, signer: 'company' })],
  ['for another page', 'changed', (body) => ({ ...body, link: 'https://example.org' })],
  ['under another account', 'unknown', (body) => ({ ...body, address: other.address })],
  ['under a guessed nonce', 'unknown', (body) => ({ ...body, nonce: '0'.repeat(32) })],
  [
    'by another key',
    'signature',
    async (body, _, message) => ({ ...body, signature: await other.signMessage({ message }) }),
  ],
  [
    'of another text',
    'signature',
    async (body, account, message) => ({
      ...body,
      signature: await account.signMessage({ message: message.replace(`version ${pledgeNow.number}`, 'version 99') }),
    }),
  ],
  [
    'of another domain',
    'signature',
    async (body, account, message) => ({
      ...body,
      signature: await account.signMessage({ message: message.replace('localhost:3000', 'evil.example') }),
    }),
  ],
  [
    'of another chain',
    'signature',
    async (body, account, message) => ({
      ...body,
      signature: await account.signMessage({ message: message.replace('31337', '1') }),
    }),
  ],
  ['with s in the upper half', 'signature', (body) => ({ ...body, signature: highS(body.signature) })],
  [
    'after five minutes',
    'unknown',
    async (body) => {
      await site.query(`update sign_in_message set expires_at = now() - interval '1 second' where nonce = $1`, [
        body.nonce,
      ])
      return body
    },
  ],
  [
    'that was planted with another end',
    'changed',
    async (body) => {
      await site.query(`update sign_in_message set expires_at = expires_at + interval '1 hour' where nonce = $1`, [
        body.nonce,
      ])
      return body
    },
  ],
  ['that was used', 'unknown', async (body) => (await call('sign', body), body)],
])('a signature %s is refused', async (_, reason, change) => {
  const account = newAccount()
  const { nonce, message } = await given(account, good)
  const signature = await account.signMessage({ message })
  const body = await change({ address: account.address, nonce, ...good, signature }, account, message)
  const before = (await readWall(site.db)).count

  const answer = await call('sign', body)

  expect([answer.status, await json(answer)]).toMatchObject([401, { code: 'pledge.refused' }])
  expect(errorClass(site.failures.at(-1))).toBe(`pledge-${reason}`)
  expect((await readWall(site.db)).count).toBe(before)
})

test.each([
  ['another version', { text: 'a'.repeat(64) }, 422, { fields: { text: expect.stringContaining('has changed') } }],
  ['a name in disguise', { name: 'V\u0456talik' }, 422, { fields: { name: expect.stringContaining('one alphabet') } }],
  ['a name of two lines', { name: 'Ada\nNonce: 1' }, 422, { fields: { name: expect.any(String) } }],
  ['a page that is code', { link: 'javascript:alert(1)' }, 422, { fields: { link: expect.any(String) } }],
  ['an unknown answer', { email: 'ada@example.com' }, 422, { code: 'form.invalid' }],
  ['an address without its checksum', { address: other.address.toLowerCase() }, 400, { code: 'address.invalid' }],
])('no message is written for %s', async (_, change, status, says) => {
  const answer = await call('message', { address: other.address, ...good, ...change })

  expect([answer.status, await json(answer)]).toMatchObject([status, says])
})

test('of many signatures with one message exactly one counts', async () => {
  const account = newAccount()
  const { nonce, message } = await given(account, good)
  const body = { address: account.address, nonce, ...good, signature: await account.signMessage({ message }) }

  const answers = await Promise.all(Array.from({ length: 8 }, () => call('sign', body)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await site.query('select from pledge_signature where account = $1', [account.address])).toHaveLength(1)
})

test('an account is on the wall once, under the name it signed last, and nothing of the earlier one is left', async () => {
  const first = await signed(newAccount(), { name: 'First Of One' })
  const both = await Promise.all(
    ['Second Of One', 'Third Of One'].map((name) =>
      signed(first.account, { name }).then(({ answer }) => answer.status),
    ),
  )

  expect(both).toEqual([200, 200])
  const names = (await readWall(site.db)).names.filter(({ name }) => name.endsWith('Of One'))
  expect(names).toHaveLength(1)
  expect(names[0]!.name).not.toBe('First Of One')
  expect((await site.app.request(`/pledge/${first.id}`)).status).toBe(404)
  expect(JSON.stringify(await site.query('select * from submission'))).not.toContain('First Of One')
})

test('a second signature withdraws at once; neither the old nor the new one works again', async () => {
  const { account, body, id } = await signed(newAccount(), { name: 'Grace Gone' })
  const { nonce, message } = await given(account, {})
  expect(message).toContain(`withdraw your name from the pledge.\n\nSignature: ${id}\n`)
  const withdrawal = { address: account.address, nonce, signature: await account.signMessage({ message }) }
  const stranger = await other.signMessage({ message })
  expect((await call('withdraw', { ...withdrawal, signature: stranger })).status).toBe(401)

  const answer = await call('withdraw', withdrawal)

  expect([answer.status, await answer.json()]).toEqual([200, { status: 'withdrawn' }])
  expect(await page('/pledge/wall')).not.toContain('Grace Gone')
  expect((await site.app.request(`/pledge/${id}`)).status).toBe(404)
  for (const table of ['submission', 'pledge_signature', 'delivery', 'pgboss.job'])
    expect(JSON.stringify(await site.query(`select * from ${table}`))).not.toMatch(
      new RegExp(`Grace Gone|${account.address}|${body.signature}`),
    )
  expect(await json(call('withdraw', withdrawal))).toMatchObject({ code: 'pledge.unsigned' })
  expect((await call('sign', body)).status).toBe(401)
  expect(await json(call('message', { address: account.address }))).toMatchObject({ code: 'pledge.unsigned' })
})

test('a message to withdraw is not a message to sign, and the other way round', async () => {
  const { account } = await signed()
  const sign = await given(account, good)
  const withdraw = await given(account, {})
  const by = async (message: string) => account.signMessage({ message })

  const crossed = [
    await call('withdraw', { address: account.address, nonce: sign.nonce, signature: await by(sign.message) }),
    await call('sign', {
      address: account.address,
      nonce: withdraw.nonce,
      ...good,
      signature: await by(withdraw.message),
    }),
  ]

  expect(crossed.map(({ status }) => status)).toEqual([401, 401])
})

/** The cookie of a browser in which an account is signed in. */
const cookieOf = async (account: Account) => ({
  cookie: `intaglio=${await openSession(site.db, { address: account.address, earlier: undefined })}`,
})

test('who is signed in withdraws without a signature, their own name only, and by the button of the certificate', async () => {
  const { account, id } = await signed(newAccount(), { name: 'Signed In' })
  const [mine, anothers] = [await cookieOf(account), await cookieOf(newAccount())]
  const certificate = async (headers: Record<string, string>) =>
    (await site.app.request(`/pledge/${id}`, { headers })).text()
  expect(await certificate(mine)).toContain('action="/api/pledge/wallet/withdraw"')
  expect(await certificate(anothers)).not.toContain('action="/api/pledge/wallet/withdraw"')

  expect(await json(call('withdraw', {}))).toMatchObject({ code: 'sign-in.required' })
  expect(await json(call('withdraw', {}, anothers))).toMatchObject({ code: 'pledge.unsigned' })
  expect((await site.postForm('/api/pledge/wallet/withdraw', {}, anothers)).status).toBe(404)
  const foreign = { ...mine, origin: 'https://evil.example' }
  expect((await site.postForm('/api/pledge/wallet/withdraw', {}, foreign)).status).toBe(403)
  const gone = await site.postForm('/api/pledge/wallet/withdraw', {}, mine)

  expect(gone.headers.get('location')).toBe('/pledge/withdraw?done=1')
  expect((await site.app.request(`/pledge/${id}`)).status).toBe(404)
})

test('while the chain does not answer a contract’s signature is not used up, and counts when it does', async () => {
  const [owner, contract] = [newAccount(), newAccount().address]
  const { nonce, message } = await json<Given>(call('message', { address: contract, ...good }))
  const body = { address: contract, nonce, ...good, signature: await owner.signMessage({ message }) }
  site.node.rpc = () => Promise.reject(new Error('away'))
  for (let i = 0; i < 6; i++) expect(await json(call('sign', body))).toMatchObject({ code: 'sign-in.unchecked' })
  expect((await signed()).answer.status).toBe(200)

  // What the contract of the owner answers for the hash of this message, and for no other.
  site.node.rpc = (method, params) => {
    if (method === 'eth_getCode') return Promise.resolve(ownedWallet(owner.address))
    if (method === 'eth_chainId') return Promise.resolve('0x7a69')
    const { data } = params[0] as { data: Hex }
    return Promise.resolve(
      `0x${data.includes(hashMessage(message).slice(2)) ? '1626ba7e' : '00000000'}`.padEnd(66, '0'),
    )
  }
  expect((await call('sign', body)).status).toBe(200)
  site.node.rpc = empty
})

test('anyone can check the signature on the certificate', async () => {
  const { account, body, id } = await signed(newAccount(), { name: '<i>Ada' })

  const shown = await page(`/pledge/${id}?signed=1`)

  expect(shown).toContain(account.address)
  expect(shown).toContain(body.signature)
  expect(shown).toContain('Name: &lt;i&gt;Ada\n')
  expect(shown).not.toContain('confirmed by e-mail')
  expect(await page('/pledge/wall')).toContain(`${account.address.slice(0, 4)}…${account.address.slice(-4)}`)
})

test('a name signed with a wallet is kept until it is withdrawn', async () => {
  const { id } = await signed()
  await site.query(`update submission set received_at = now() - interval '3 years' where form = 'pledge'`)

  await forgetOld(site.db)

  expect(await site.query('select from pledge_signature where public_id = $1', [id])).toHaveLength(1)
})

test('without proofs of work one network signs five names an hour; what is refused for that is not used up', async () => {
  await using narrow = await testForms({ LIMIT_FACTOR: '1' })
  const ask = (path: string, body: object) => narrow.postJson(`/api/pledge/wallet/${path}`, body)
  const signAs = async (account: Account) => {
    const { nonce, message } = await json<Given>(ask('message', { address: account.address, ...good }))
    const signature = await account.signMessage({ message })
    return () => ask('sign', { address: account.address, nonce, ...good, signature })
  }
  for (let i = 0; i < 5; i++) expect((await (await signAs(newAccount()))()).status).toBe(200)
  const sixth = await signAs(newAccount())
  expect((await sixth()).status).toBe(429)
  narrow.comeFrom('198.51.100.7')
  expect((await sixth()).status).toBe(200)
})
