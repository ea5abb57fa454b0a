import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { goodContact, testForms } from '#server/http/test-forms.server.ts'

const site = await testForms(
  {},
  {
    frame: {
      html: '<title>x</title><main><div id="frame"></div></main>',
      headers: { 'content-security-policy': "default-src 'none'" },
    },
  },
)
afterAll(() => site[Symbol.asyncDispose]())

const open = async (path: string) => {
  const answer = await site.app.request(path)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

test('the outbox lists mails, and each shows its headers and its text with links that work', async () => {
  await site.postJson('/api/forms/contact', {
    ...goodContact,
    name: '<script>alert(1)</script>',
    message: 'Look at https://example.com/"onload=x and\n\nreply $& $1 please.',
  })
  await site.deliverAll()

  const list = await open('/outbox')
  const [path] = /\/outbox\/[0-9a-f-]{36}/.exec(list.html)!
  const mail = await open(path)

  expect(list.html).toContain('hello@intaglio.example')
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(mail.html).toContain(
    '<a href="https://example.com/" rel="noreferrer">https://example.com/</a>&quot;onload=x and',
  )
  expect(mail.html).toContain('reply $&amp; $1 please.')
  expect(mail.html).toMatch(/<th scope="row">Reply-To<\/th>\s*<td>ada@example.com<\/td>/)
  for (const { status, headers, html } of [list, mail]) {
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(html).not.toContain('<script')
  }
})

test('the letter of a mail is a document that can do nothing, and every style of it is named by its hash', async () => {
  const [{ id }] = (await site.query<{ id: string }>('select id from outbox_mail limit 1')) as [{ id: string }]

  const { headers, html } = await open(`/outbox/${id}/letter`)

  const policy = headers.get('content-security-policy')!
  expect(policy).toContain('sandbox')
  expect(policy).not.toMatch(/unsafe|allow-scripts|allow-same-origin/)
  expect(html).not.toMatch(/ style="|<script|<img/)
  const sheets = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map((match) => match[1]!)
  expect(sheets).toHaveLength(2)
  for (const sheet of sheets)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(sheet).digest('base64')}'`)
})

test.each(['/outbox/1', '/outbox/00000000-0000-4000-8000-000000000000', '/outbox/x/letter', '/sent/nothing'])(
  'there is nothing at %s',
  async (path) => {
    expect((await open(path)).status).toBe(404)
  },
)

test.each([
  ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:9' }, 404],
  ['a public address', { PUBLIC_URL: 'https://intaglio.example' }, 404],
  ['an address that only begins like this machine', { PUBLIC_URL: 'https://127.0.0.1.evil.example' }, 404],
  ['this machine by name', { PUBLIC_URL: 'http://localhost:8080' }, 200],
  ['this machine by number', { PUBLIC_URL: 'http://127.0.0.1:8080' }, 200],
  ['every address of the machine', { HOST: '0.0.0.0' }, 404],
  ['every IPv6 address of the machine', { HOST: '::' }, 404],
  ['an address of a network', { HOST: '192.0.2.2' }, 404],
  ['every address, for this machine alone', { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:8080' }, 200],
])('with %s the outbox answers as it should', async (_title, variables, status) => {
  await using other = await testForms(variables as Record<string, string>)

  expect((await other.app.request('/outbox')).status).toBe(status)
})

test('another machine finds neither the outbox nor a mail or a letter of it', async () => {
  await using other = await testForms()
  await other.postJson('/api/forms/contact', goodContact)
  await other.deliverAll()
  const [{ id }] = (await other.query<{ id: string }>('select id from outbox_mail limit 1')) as [{ id: string }]
  const statuses = () =>
    Promise.all(['', `/${id}`, `/${id}/letter`].map(async (at) => (await other.app.request(`/outbox${at}`)).status))
  expect(await statuses()).toEqual([200, 200, 200])

  other.comeFrom('203.0.113.9')

  expect(await statuses()).toEqual([404, 404, 404])
})

test.each(['x', 'IN-1', "IN-7K2M-94QX'><script>", 'in-7k2m-94qx'])('%s is shown as no reference', async (reference) => {
  const { status, html } = await open(`/sent/contact?reference=${encodeURIComponent(reference)}`)

  expect(status).toBe(200)
  expect(html).not.toMatch(/Your reference|script/)
})

test('a link that lost its end says so and shows no button', async () => {
  const { status, html } = await open('/newsletter/confirm?token=abc')

  expect(status).toBe(410)
  expect(html).not.toContain('<button')
})
