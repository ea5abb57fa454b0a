import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'
import { runOps } from './ops.server.ts'

const site = await testForms()
afterAll(() => site[Symbol.asyncDispose]())

/** Runs one command line as `npm run ops -- …` would. `answer` is what the operator types. */
async function ops(line: string, answer?: string) {
  let out = ''
  let err = ''
  const code = await runOps(line.split(' '), {
    env: () => readEnv({ DATABASE_URL: site.url }),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    ask: answer === undefined ? undefined : async () => answer,
  })
  return { code, out, err }
}

const tokenOf = async (email: string, page: string) => {
  const [mail] = await site.query<{ text: string }>('select text from outbox_mail where recipient = $1', [email])
  return new RegExp(`/newsletter/${page}\\?token=([\\w-]{22})`).exec(mail!.text)![1]!
}
const act = async (what: 'confirm' | 'unsubscribe', email: string) =>
  site.postJson(`/api/newsletter/${what}`, { token: await tokenOf(email, what) })

for (const name of ['pending', 'confirmed', 'left', 'removed'])
  await site.postJson('/api/forms/newsletter', { email: `${name}@example.com` })
await site.postJson('/api/forms/newsletter', { email: 'never@[127.0.0.1]' })
await site.deliverAll()
for (const name of ['confirmed', 'left', 'removed']) await act('confirm', `${name}@example.com`)
await act('unsubscribe', 'left@example.com')

test('newsletter list shows each address with its state and when it came into it', async () => {
  const { code, out } = await ops('newsletter list')
  const json = JSON.parse((await ops('newsletter list --json')).out) as Record<string, unknown>[]

  expect(code).toBe(0)
  const moment = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`
  expect(out).toMatch(new RegExp(`^pending@example.com +pending +${moment} +- +- +-$`, 'm'))
  expect(out).toMatch(new RegExp(`^confirmed@example.com +confirmed +${moment} +${moment} +- +-$`, 'm'))
  expect(out).toMatch(new RegExp(`^left@example.com +unsubscribed +${moment} +${moment} +${moment} +-$`, 'm'))
  expect(json).toHaveLength(4)
  expect(JSON.parse((await ops('newsletter list --state pending --json')).out)).toMatchObject([
    { email: 'pending@example.com', state: 'pending', confirmed: null },
  ])
  expect((await ops('newsletter list --state gone')).code).toBe(2)
})

test('newsletter export writes every address with its state, or those of one state', async () => {
  const { out } = await ops('newsletter export')
  const confirmed = await ops('newsletter export --state confirmed --json')

  expect(out.split('\n')[0]).toBe('email,state,asked,confirmed,left,bounced')
  expect(out).toMatch(/^left@example\.com,unsubscribed,\d{4}-\S+Z,\d{4}-\S+Z,\d{4}-\S+Z,$/m)
  const emails = confirmed.out
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { email: string }).email)
  expect(emails).toEqual(['confirmed@example.com', 'removed@example.com'])
})

test('leads export says of each address of the newsletter what became of it', async () => {
  const rows = (await ops('leads export --form newsletter --json')).out.trim().split('\n')
  const states = rows.map(
    (line) => JSON.parse(line) as { answers: { email: string }; newsletter: string; since?: string },
  )
  const { out } = await ops('leads export --form newsletter')

  expect(Object.fromEntries(states.map(({ answers, newsletter }) => [answers.email, newsletter]))).toEqual({
    'pending@example.com': 'pending',
    'confirmed@example.com': 'confirmed',
    'left@example.com': 'unsubscribed',
    'removed@example.com': 'confirmed',
    'never@[127.0.0.1]': 'none',
  })
  expect(states.filter(({ since }) => since === undefined)).toHaveLength(1)
  expect(out).toMatch(
    /^reference,form,status,received,page,id,state,owner,due,notes,newsletter,newsletter_since,email\r?$/m,
  )
  expect(out).toMatch(/,unsubscribed,\d{4}-\S+Z,left@example\.com\r?$/m)
})

test('newsletter remove shows what it would do, asks, and tells the operator', async () => {
  const refused = await ops('newsletter remove removed@example.com', 'no')
  expect(refused.out).toMatch(/^removed@example.com +confirmed/m)
  expect(refused).toMatchObject({ code: 1, err: 'Nothing was changed.\n' })
  expect((await ops('newsletter remove removed@example.com')).err).toContain('say --yes')

  const done = await ops('newsletter remove removed@EXAMPLE.com --yes --json')

  expect(JSON.parse(done.out)).toEqual({ removed: 'removed@example.com' })
  const told = await site.query(
    `select destination from delivery join submission on submission.id = delivery.submission
     where event = 'newsletter.unsubscribed' and answers ->> 'email' = 'removed@example.com'`,
  )
  expect(told).toEqual([{ destination: 'operator' }])
  expect((await ops('newsletter remove removed@example.com --yes')).err).toMatch(/off the list already/)
  expect((await ops('newsletter remove nobody@example.com --yes')).err).toMatch(/has not asked/)
})
