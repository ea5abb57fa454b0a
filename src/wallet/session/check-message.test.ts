import { afterAll, expect, test } from 'vitest'
import { numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { newAccount, testSignIn } from './test-sign-in.server.ts'

const site = await testSignIn({ variables: { PUBLIC_URL: 'https://intaglio.example:8443' } })
afterAll(() => site[Symbol.asyncDispose]())
const account = newAccount()

const issued = () => site.browser().message(account.address)
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

/** Signs a text well, puts it into the table as if we had given it out, and returns the outcome. */
async function signPlanted(text: string, headers: Record<string, string> = {}) {
  const browser = site.browser()
  await browser.message(account.address)
  await site.plant(text, browser.cookies.get('__Host-intaglio-visitor')!)
  const signature = await account.signMessage({ message: text })
  const { status } = await browser.post('/api/siwe/verify', { message: text, signature }, headers)
  return [status, status === 200 ? undefined : site.refusals.at(-1)]
}

/** Another nonce: the table has the one of the message this text is made from. */
const renewed = (text: string) =>
  text.replace(/Nonce: \w{8}/, `Nonce: ${Math.random().toString(36).slice(2, 10).padEnd(8, '0')}`)

test('what these tests plant is accepted as long as nothing is wrong with it', async () => {
  expect(await signPlanted(renewed(await issued()))).toEqual([200, undefined])
})

test.each([
  ['large', 1018],
  ['small', 3827],
])('an account whose checksum leaves all letters %s signs in like any other', async (_, key) => {
  const rare = privateKeyToAccount(numberToHex(key, { size: 32 }))
  const browser = site.browser()
  const message = await browser.message(rare.address)

  expect((await browser.verify(message, await rare.signMessage({ message }))).status).toBe(200)
})

const lines = (change: (lines: string[]) => string[]) => (text: string) => change(text.split('\n')).join('\n')
const swap = (a: RegExp, b: RegExp) =>
  lines((all) => {
    const [i, j] = [all.findIndex((line) => a.test(line)), all.findIndex((line) => b.test(line))]
    return all.with(i, all[j]!).with(j, all[i]!)
  })
const without = (field: RegExp) => lines((all) => all.filter((line) => !field.test(line)))
const twice = (field: RegExp) => lines((all) => all.flatMap((line) => (field.test(line) ? [line, line] : [line])))

test.each<[string, (text: string) => string]>([
  ['fields in another order', swap(/^URI/, /^Version/)],
  ['dates in another order', swap(/^Issued/, /^Expiration/)],
  ['a field twice', twice(/^Nonce/)],
  ['two chains', twice(/^Chain ID/)],
  ['an expiration twice', twice(/^Expiration/)],
  ['no URI', without(/^URI/)],
  ['no version', without(/^Version/)],
  ['no chain', without(/^Chain/)],
  ['no nonce', without(/^Nonce/)],
  ['no date', without(/^Issued/)],
  ['a field of its own', (text) => `${text}\nAdmin: yes`],
  ['a line at the end', (text) => `${text}\n`],
  ['a space at the end', (text) => `${text} `],
  ['a byte at the end', (text) => `${text}\0`],
  ['Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
  ['a line before', (text) => `\n${text}`],
  ['two lines of statement', (text) => text.replace('account. Signing', 'account.\nSigning')],
  [
    'a block of fields in the statement',
    (text) => text.replace('\n\nURI', `\nURI: https://evil.example\nVersion: 1\nChain ID: 1\nNonce: 12345678\n\nURI`),
  ],
  ['letters the grammar does not know', (text) => text.replace('Signing', 'S\u00EDgning')],
  ['a nonce that is too short', (text) => text.replace(/Nonce: \w+/, 'Nonce: 1234567')],
  ['a nonce with a dash', (text) => text.replace(/Nonce: \w+/, 'Nonce: 1234-5678')],
  ['version 2', (text) => text.replace('Version: 1', 'Version: 2')],
  ['a chain in words', (text) => text.replace('Chain ID: 31337', 'Chain ID: one')],
  ['a date that is none', (text) => text.replace(/Issued At: .+/, 'Issued At: 2026-02-30T10:00:00.000Z')],
  ['a date in other writing', (text) => text.replace(/Issued At: .+/, 'Issued At: Sat, 21 Nov 2026 10:00:00 GMT')],
  ['a date as a number', (text) => text.replace(/Issued At: .+/, `Issued At: ${Date.now()}`)],
  ['an expiration that is not a date', (text) => text.replace(/Expiration Time: .+/, 'Expiration Time: tomorrow')],
  ['an address in small letters', (text) => text.replace(account.address, account.address.toLowerCase())],
  [
    'an address with a wrong checksum',
    (text) =>
      text.replace(/0x[\da-fA-F]{40}/, (it) =>
        it.replace(/[a-fA-F]/, (x) => (x < 'a' ? x.toLowerCase() : x.toUpperCase())),
      ),
  ],
  ['an address that is too short', (text) => text.replace(account.address, account.address.slice(0, 41))],
  ['no domain', (text) => text.replace(/^\S+ /, ' ')],
  ['a resource that is not an address', (text) => `${text}\nResources:\n- not an address`],
  ['no greeting', (text) => text.replace(' wants you to sign in with your Ethereum account:', '')],
  ['nothing at all', () => 'x'],
])('%s is no message of EIP-4361', async (_, change) => {
  expect(await signPlanted(change(renewed(await issued())))).toEqual([401, 'sign-in-grammar'])
})

test.each<[string, string, (text: string) => string]>([
  ['another domain', 'refused', (text) => text.replace(/^\S+/, 'evil.example')],
  ['a domain below ours', 'refused', (text) => text.replace(/^\S+/, 'app.intaglio.example:8443')],
  ['a domain that begins as ours', 'refused', (text) => text.replace(/^\S+/, 'intaglio.example.evil.example:8443')],
  ['another port', 'refused', (text) => text.replace(/^\S+/, 'intaglio.example')],
  ['a user before the domain', 'refused', (text) => text.replace(/^\S+/, 'a@intaglio.example:8443')],
  ['our domain in capitals', 'refused', (text) => text.replace(/^\S+/, 'INTAGLIO.example:8443')],
  ['another scheme before the domain', 'scheme', (text) => `http://${text}`],
  ['a URI without https', 'refused', (text) => text.replace('URI: https', 'URI: http')],
  ['a URI elsewhere', 'refused', (text) => text.replace('URI: https://intaglio', 'URI: https://intagl1o')],
  ['a URI below ours', 'refused', (text) => text.replace(/URI: .+/, 'URI: https://intaglio.example:8443/x')],
  [
    'a URI that begins as ours',
    'refused',
    (text) => text.replace(/URI: .+/, 'URI: https://intaglio.example:8443@evil.example'),
  ],
  ['another chain', 'refused', (text) => text.replace('Chain ID: 31337', 'Chain ID: 1')],
  ['a date six minutes ago', 'time', (text) => text.replace(/Issued At: .+/, `Issued At: ${minutes(-6)}`)],
  ['a date in six minutes', 'time', (text) => text.replace(/Issued At: .+/, `Issued At: ${minutes(6)}`)],
  ['an expiration that has passed', 'refused', (text) => text.replace(/(Expiration Time: ).+/, `$1${minutes(-1)}`)],
  ['a beginning that is to come', 'refused', (text) => `${text}\nNot Before: ${minutes(1)}`],
])('%s is refused, even where we had given it out', async (_, reason, change) => {
  expect(await signPlanted(change(renewed(await issued())))).toEqual([401, `sign-in-${reason}`])
})

test.each<[string, (text: string) => string]>([
  ['another statement', (text) => text.replace('nothing else', 'everything')],
  ['no statement', (text) => text.replace(/\nSign in.+\n/, '\n')],
  ['a second more', (text) => text.replace(/(Expiration Time: .+)\d{3}Z$/, '$1999Z')],
  ['one space more', (text) => text.replace('account. Signing', 'account.  Signing')],
  ['a request id', (text) => `${text}\nRequest ID: 1`],
  ['a resource', (text) => `${text}\nResources:\n- https://evil.example`],
  ['another account', (text) => text.replace(account.address, newAccount().address)],
])('%s: bytes we did not give out are refused, well signed or not', async (_, change) => {
  const browser = site.browser()
  const message = change(await browser.message(account.address))
  const answer = await browser.verify(message, await account.signMessage({ message }))

  expect([answer.status, site.refusals.at(-1)]).toEqual([401, 'sign-in-changed'])
})

test('a statement of other letters that look the same is not the message we gave out', async () => {
  const browser = site.browser()
  const message = (await browser.message(account.address)).normalize('NFD').replace('account', 'acc\u043Eunt')

  expect((await browser.verify(message, await account.signMessage({ message }))).status).toBe(401)
})

test('the domain is the configured one, not the host that a request names', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
  const browser = site.browser()
  const answer = await browser.ask(`/api/siwe/message?address=${account.address}&chainId=31337`, { headers })
  const { message } = (await answer.json()) as { message: string }
  expect(message).toMatch(/^intaglio\.example:8443 wants .*\n[^]*\nURI: https:\/\/intaglio\.example:8443\n/)

  const forged = renewed(message).replaceAll('intaglio.example:8443', 'evil.example')
  expect(await signPlanted(forged, headers)).toEqual([401, 'sign-in-refused'])
})

test.each<[string, (browser: ReturnType<typeof site.browser>) => Promise<unknown>]>([
  ['without the cookie', async (browser) => browser.cookies.clear()],
  [
    'with a cookie of another visitor',
    async (browser) => browser.cookies.set('__Host-intaglio-visitor', 'B'.repeat(43)),
  ],
  ['with a cookie that is none of ours', async (browser) => browser.cookies.set('__Host-intaglio-visitor', 'x')],
  ['after five minutes', () => site.query(`update sign_in_message set expires_at = now() - interval '1 second'`)],
  ['after it was forgotten', () => site.query('delete from sign_in_message')],
])('a message is worth nothing %s', async (_, happens) => {
  const browser = site.browser()
  const message = await browser.message(account.address)
  const signature = await account.signMessage({ message })
  await happens(browser)

  expect((await browser.verify(message, signature)).status).toBe(401)
  expect(site.refusals.at(-1)).toMatch(/^sign-in-(?:visitor|unknown)$/)
})

test('a guessed nonce is refused', async () => {
  const browser = site.browser()
  const message = (await browser.message(account.address)).replace(/Nonce: \w+/, `Nonce: ${'0'.repeat(32)}`)

  expect((await browser.verify(message, await account.signMessage({ message }))).status).toBe(401)
  expect(site.refusals.at(-1)).toBe('sign-in-unknown')
})

test('the log of refusals holds words of ours alone', () => {
  expect(new Set(site.refusals).size).toBeGreaterThan(4)
  for (const refusal of site.refusals) expect(refusal).toMatch(/^sign-in-[a-z]+$/)
})
