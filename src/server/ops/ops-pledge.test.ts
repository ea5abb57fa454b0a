import { afterAll, expect, test } from 'vitest'
import { pledgeNow } from '#content/pledge.ts'
import { readEnv } from '#core/process/env.server.ts'
import { readWall } from '#leads/pledge/pledge-wall.server.ts'
import { goodSurvey, testForms } from '#server/http/test-forms.server.ts'
import { newAccount } from '#wallet/session/test-sign-in.server.ts'
import { runOps } from './ops.server.ts'

const site = await testForms()
afterAll(() => site[Symbol.asyncDispose]())

const ops = async (line: string) => {
  let out = ''
  let err = ''
  const code = await runOps(line.split(' '), {
    env: () => readEnv({ DATABASE_URL: site.url, SECRET: 'a secret that only tests use, 32+' }),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  })
  return { code, out, err }
}

async function confirmed(name: string) {
  const email = `${name}@example.com`
  await site.postJson('/api/forms/pledge', { name, signer: 'holder', email, text: pledgeNow.sha256 })
  await site.deliverAll()
  const [{ text }] = (await site.query<{ text: string }>('select text from outbox_mail where recipient = $1', [
    email,
  ])) as [{ text: string }]
  const [, token] = /confirm\?token=([\w-]{22})/.exec(text)!
  return ((await (await site.postJson('/api/pledge/confirm', { token })).json()) as { id: string }).id
}

test('a name is taken off the wall by the operator, certificate and count included, and put back', async () => {
  const id = await confirmed('Rude')
  expect((await ops('pledge list')).out).toMatch(new RegExp(`${id} .* confirmed +Rude +holder`))

  expect((await ops(`pledge hide ${id.toLowerCase()}`)).out).toBe(`${id} is hidden.\n`)
  expect(await readWall(site.db)).toEqual({ count: 0, names: [] })
  expect((await site.app.request(`/pledge/${id}`)).status).toBe(404)
  expect(JSON.parse((await ops('pledge list --status confirmed --json')).out)).toMatchObject([
    { id, status: 'hidden', email: 'Rude@example.com' },
  ])

  expect((await ops(`pledge show ${id}`)).code).toBe(0)
  expect((await readWall(site.db)).count).toBe(1)
  expect(await ops('pledge hide AAAA-AAAA')).toMatchObject({ code: 1, err: 'There is no signature AAAA-AAAA.\n' })
})

test('a name signed with a wallet is listed with its account, and hidden like any other', async () => {
  const account = newAccount()
  const answers = { name: 'Ada', signer: 'holder', link: '', text: pledgeNow.sha256 }
  const ask = async (path: string, body: object) =>
    (await site.postJson(`/api/pledge/wallet/${path}`, { address: account.address, ...answers, ...body })).json()
  const { nonce, message } = (await ask('message', {})) as { nonce: string; message: string }
  const { id } = (await ask('sign', { nonce, signature: await account.signMessage({ message }) })) as { id: string }

  expect((await ops('pledge list')).out).toMatch(new RegExp(`${id} .* confirmed .*${account.address}`))
  expect((await ops(`pledge hide ${id}`)).code).toBe(0)
  expect((await site.app.request(`/pledge/${id}`)).status).toBe(404)
})

test('answers without an address are listed and exported like any other', async () => {
  await site.postJson('/api/forms/survey', goodSurvey)

  expect((await ops('leads list --form survey')).out).toMatch(/survey +accepted(?: +-){5}$/m)
  const [head, line] = (await ops('leads export --form survey')).out.split('\n')
  expect(head).toBe(
    'reference,form,status,received,page,id,state,owner,due,notes,role,checks,loss,proof,guarantee,shown,trust',
  )
  expect(line).toContain(',builder,"address,source",no,4,freeze,owner,Nobody can change it.')
})
